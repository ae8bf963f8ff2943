// What a search finds and what it must not, on a real database.
import { beforeAll, describe, expect, it } from "vitest";
import type { BusinessActor } from "@/lib/auth/actor";
import { at } from "@/lib/platform/clock";
import { database } from "@/lib/platform/db";
import { anActiveTransport, anActor, aPendingRequest } from "@/prisma/factories";
import { acceptRequest } from "./accept-request";
import { declineRequest } from "./decline-request";
import { issueFamilyAccess } from "./issue-family-access";
import { listRequests } from "./queries";
import { listRequestsQuery } from "./schema";

const found = async (actor: BusinessActor, q: string, more: Record<string, string> = {}) =>
  (await listRequests(actor, listRequestsQuery.parse({ q, ...more }))).requests.map(({ id }) => id);

let creator: BusinessActor;
let owner: BusinessActor;
let munoz = "";
let kowalczyk = "";
let brien = "";
let caseId = "";

beforeAll(async () => {
  [creator, owner] = [await anActor(), await anActor()];
  const { businessId } = owner;
  munoz = (
    await aPendingRequest(creator, {
      businessId,
      deceasedName: "José Muñoz-Łaski",
      pickupLocation: "1200 W Roosevelt Rd, Cicero, IL 60804",
      deliveryLocation: "77 Grove Ave, Berwyn, IL 60402",
      contactPhone: "(312) 555-0148",
      nokPhone: "+1 773 555 0199",
      nokAltPhone: "(773) 555-0166",
      coronerCaseNumber: "2026-0142345",
    })
  ).id;
  const { request } = await anActiveTransport(creator, owner, {
    businessId,
    deceasedName: "Stanisław Kowalczyk",
    locationName: "St. Brendan's Hospice",
    locationAddress: "9 100% Way_Side \\ Lane",
    callerPhone: "847.555.0123",
  });
  kowalczyk = request.id;
  ({ caseId } = await issueFamilyAccess(owner, { id: kowalczyk }));
  brien = (await aPendingRequest(creator, { businessId, deceasedName: "Siobhán O’Brien Li" })).id;
});

const cases: [string, string, () => string[]][] = [
  ["without its accents", "munoz", () => [munoz]],
  ["with them", "MUÑOZ", () => [munoz]],
  ["with an accent as a mark of its own", "Mun\u0303oz", () => [munoz]],
  ["by letters that are more than an accent", "laski", () => [munoz]],
  ["by a part of the name", "walczy", () => [kowalczyk]],
  ["by two words in any order", "kowalczyk stanislaw", () => [kowalczyk]],
  ["only where all words are", "kowalczyk jose", () => []],
  ["without the apostrophe", "obrien", () => [brien]],
  ["with one", "O'Brien", () => [brien]],
  ["by the part after it", "brien", () => [brien]],
  ["by a name of two letters", "li siobhan", () => [brien]],
  ["by one letter that begins a word", "k stanislaw", () => [kowalczyk]],
  ["by the pickup address", "roosevelt cicero", () => [munoz]],
  ["by the delivery address", "77 Grove", () => [munoz]],
  ["by the place", "st brendans", () => [kowalczyk]],
  ["by a telephone number with marks", "(312) 555-0148", () => [munoz]],
  ["by its digits", "3125550148", () => [munoz]],
  ["by the country's code and its digits", "+1 312 555 0148", () => [munoz]],
  ["by digits within it", "550148", () => [munoz]],
  ["by the next of kin's number", "773-555-0199", () => [munoz]],
  ["by the next of kin's second number", "7735550166", () => [munoz]],
  ["by the coroner's case number", "2026-0142345", () => [munoz]],
  ["by its digits alone", "20260142345", () => [munoz]],
  ["by the end of it", "0142345", () => [munoz]],
  ["by the caller's number", "8475550123", () => [kowalczyk]],
  ["by the request's id", () => kowalczyk.slice(0, 8), () => [kowalczyk]],
  ["by the whole of it", () => kowalczyk.toUpperCase(), () => [kowalczyk]],
  ["by the case id", () => caseId, () => [kowalczyk]],
  ["by the case id in lower case with spaces", () => caseId.toLowerCase().replaceAll("-", " "), () => [kowalczyk]],
  ["by the case id without hyphens", () => caseId.replaceAll("-", ""), () => [kowalczyk]],
  ["by a part of the case id", () => caseId.slice(5, 16), () => [kowalczyk]],
  ["with a letter wrong", "Kowalczik", () => [kowalczyk]],
  ["with two letters swapped", "kowlaczyk", () => [kowalczyk]],
  ["with a letter missing, beside a right word", "stanislaw kowalcyk", () => [kowalczyk]],
  ["with a letter added", "munnoz", () => [munoz]],
  ["not by what is too far off", "kovalevsky", () => []],
  ["by marks as by the words around them", "100% way_side", () => [kowalczyk]],
  ["not by a mark alone", "%", () => []],
  ["not by the other one", "_", () => []],
  ["not by a backslash", "\\", () => []],
  ["not by a quote", "'", () => []],
  ["not by a picture", "🕊️", () => []],
  ["not by any part of a regular expression", "kowalczyk|munoz .* (", () => []],
  ["not by 200 letters", "x".repeat(200), () => []],
  ["not by forty words", "quxx zorg ".repeat(20).trim(), () => []],
].map(([name, q, ids]) => [name, q, ids] as unknown as [string, string, () => string[]]);

it.each(cases)("found: %s", async (_, q, ids) => {
  const asked = typeof q === "function" ? (q as () => string)() : q;
  expect(await found(owner, asked)).toEqual(ids());
  expect(await found(creator, asked)).toEqual(ids());
  expect(await found(await anActor(), asked)).toEqual([]);
});

it("is found by its new words and no longer by the old, whatever changed it", async () => {
  const company = await anActor();
  const { id } = await aPendingRequest(creator, { businessId: company.businessId, deceasedName: "Perpetua Fenwick" });
  expect(await found(company, "fenwick")).toEqual([id]);
  await acceptRequest(company, { id });
  expect(await found(company, "fenwick", { status: "pending" })).toEqual([]);
  expect(await found(company, "fenwick", { status: "active" })).toEqual([id]);
  await issueFamilyAccess(company, { id });
  const { caseId: given } = (await listRequests(company, { q: "fenwick", limit: 5 })).requests[0] ?? {};
  expect(await found(company, given ?? "none")).toEqual([id]);
});

describe("an open call", () => {
  it("is found by what its card shows, never by what it withholds", async () => {
    const [hospital, company] = [await anActor(), await anActor()];
    const { id } = await aPendingRequest(hospital, {
      deceasedName: "Quentin Abernathy",
      contactPhone: "630 555 0177",
      callerPhone: "630 555 0178",
      callerIdPhone: "630 555 0180",
      nokPhone: "630 555 0179",
      nokAltPhone: "630 555 0181",
      coronerCaseNumber: "26-04417",
      nokName: "Zenobia Abernathy",
      notes: "Xanadu",
    });
    for (const q of ["abernathy", "abernaty", "630 555 0177", id.slice(0, 8)])
      expect(await found(company, q)).toEqual([id]);
    const withheld = ["6305550178", "6305550179", "6305550180", "6305550181", "26-04417", "abernathy 0179", "zenobia"];
    for (const q of [...withheld, "xanadu"]) expect(await found(company, q)).toEqual([]);
    for (const q of withheld.slice(0, 6)) expect(await found(hospital, q)).toEqual([id]);
  });

  it("stands among the declined for the one who passed, as a provider sees it still", async () => {
    const [hospital, company] = [await anActor(), await anActor()];
    const { id } = await aPendingRequest(hospital, { deceasedName: "Ottoline Graves", nokPhone: "630 555 0191" });
    await declineRequest(company, { id });
    expect(await found(company, "ottoline", { status: "declined" })).toEqual([id]);
    expect(await found(company, "ottoline", { status: "pending" })).toEqual([]);
    expect(await found(company, "6305550191")).toEqual([]);
    const [other, third] = [await anActor(), await anActor()];
    await acceptRequest(other, { id });
    expect(await found(other, "6305550191")).toEqual([id]);
    for (const actor of [company, third]) expect(await found(actor, "ottoline")).toEqual([]);
  });

  it("is not found by a case id that an earlier owner was given", async () => {
    const [hospital, company, third] = [await anActor(), await anActor(), await anActor()];
    const { id } = await aPendingRequest(hospital, { deceasedName: "Lysander Crowe" });
    const { caseId: issued } = await issueFamilyAccess(hospital, { id });
    for (const actor of [company, third]) {
      expect(await found(actor, issued)).toEqual([]);
      expect(await found(actor, "lysander")).toEqual([id]);
    }
    expect(await found(hospital, issued)).toEqual([id]);
  });
});

it("leads on page by page, and misspellings come as one page", async () => {
  const [hospital, company] = [await anActor(), await anActor()];
  const ids: string[] = [];
  for (const minute of [1, 2, 3, 4, 5]) {
    const instant = new Date(Date.UTC(2026, 10, 21, 12, minute));
    const { businessId } = company;
    ids.unshift(
      (await at(instant, () => aPendingRequest(hospital, { businessId, deceasedName: "Ignatius Moreau" }))).id,
    );
  }
  const first = await listRequests(company, { q: "moreau", limit: 2 });
  const second = await listRequests(company, listRequestsQuery.parse({ q: "moreau", limit: "2", cursor: first.next }));
  const third = await listRequests(company, listRequestsQuery.parse({ q: "moreau", limit: "2", cursor: second.next }));
  expect([first, second, third].flatMap(({ requests }) => requests.map(({ id }) => id))).toEqual(ids);
  expect(third.next).toBeNull();
  const near = await listRequests(company, { q: "Ignatious", limit: 2 });
  expect(near.requests.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  expect(near.next).toBeNull();
});

it("leads on through months in which nothing is found, without a gap and without a repeat", async () => {
  const [hospital, company] = [await anActor(), await anActor()];
  const { businessId } = company;
  const ids: string[] = [];
  const make = (instant: string, deceasedName: string) =>
    at(new Date(instant), () => aPendingRequest(hospital, { businessId, deceasedName }));
  const old = [
    "2024-02-29T23:59:59.999Z",
    "2024-03-01T00:00:00.000Z",
    "2024-03-01T00:00:00.000Z",
    "2024-12-31T23:30:00Z",
  ];
  for (const instant of [...old, "2025-01-01T00:30:00Z", "2026-05-05T05:05:00Z"])
    ids.push((await make(instant, "Leocadia Thorne")).id);
  ids.push((await aPendingRequest(hospital, { deceasedName: "Leocadia Thorne" })).id);
  await database().pool.query(
    `WITH made AS (INSERT INTO "ServiceRequest" (id, status, "timeZone", "creatingBusinessId", "createdById", "businessId", "deceasedName",
          "pickupLocation", "deliveryLocation", "createdAt", "updatedAt")
        SELECT gen_random_uuid(), 'pending', "timeZone", "creatingBusinessId", "createdById", "businessId", CASE WHEN n <= 600 THEN 'Winifred Marsh' ELSE 'Leocadia Moss' END,
          'A', 'B', CASE WHEN n <= 600 THEN timestamptz '2026-06-01' + n * interval '1 minute'
              ELSE timestamptz '2023-01-15' + n * interval '17 minutes' END, now()
        FROM "ServiceRequest", generate_series(1, 600 + 3100) n WHERE id = $1 RETURNING *)
      INSERT INTO "RequestParty" ("businessId", "requestId", status, "createdAt", "movedAt")
        SELECT "businessId", id, status, "createdAt", "createdAt" FROM made`,
    [ids[0]],
  );
  const { rows } = await database().pool.query<{ id: string }>(
    `SELECT id FROM "ServiceRequest" WHERE "deceasedName" LIKE 'Leocadia%' ORDER BY "createdAt" DESC, id DESC`,
  );
  const expected = rows.map(({ id }) => id);
  expect(expected.slice(0, ids.length).toSorted()).toEqual(ids.toSorted());
  expect(expected).toHaveLength(ids.length + 3100);
  for (const status of [undefined, "pending"] as const) {
    for (const limit of [1, 3, 7, 200]) {
      const read: string[] = [];
      let cursor: string | null = null;
      do {
        const page = listRequestsQuery.parse({
          q: "leocadia",
          limit: String(limit),
          status,
          ...(cursor && { cursor }),
        });
        const { requests, next } = await listRequests(company, page);
        read.push(...requests.map(({ id }) => id));
        cursor = next;
      } while (cursor && read.length < (limit === 200 ? expected.length : 12));
      expect(read).toEqual(expected.slice(0, read.length));
      expect(read.length).toBeGreaterThanOrEqual(limit === 200 ? expected.length : 12);
    }
  }
  // In Chicago the first half hour of UTC's new year is still the old one's.
  expect(await found(company, "leocadia", { to: "2024-12-31", limit: "25" })).toEqual(expected.slice(2, 27));
  expect(await found(company, "leocadia", { from: "2025-01-01", to: "2026-05-05" })).toEqual([expected[1]]);
});
