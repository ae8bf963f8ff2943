// Lists read page by page, on a real database: every filter, no gap, no card twice.
import { describe, expect, it } from "vitest";
import type { BusinessActor } from "@/lib/auth/actor";
import { at } from "@/lib/platform/clock";
import { aCompletedTransport, anActiveTransport, anActor, aPendingRequest } from "@/prisma/factories";
import { declineRequest } from "./decline-request";
import { listRequests } from "./queries";
import { listRequestsQuery } from "./schema";

type Given = Record<string, string>;

const list = (actor: BusinessActor, given: Given = {}) => listRequests(actor, listRequestsQuery.parse(given));
const idsOf = async (actor: BusinessActor, given: Given = {}) =>
  (await list(actor, given)).requests.map(({ id }) => id);

/** The ids of every page of two, as they lead on. */
async function walk(actor: BusinessActor, given: Given = {}, between: () => Promise<unknown> = async () => {}) {
  const ids: string[] = [];
  let page = await list(actor, { ...given, limit: "2" });
  for (;;) {
    ids.push(...page.requests.map(({ id }) => id));
    if (page.next === null) return ids;
    await between();
    page = await list(actor, { ...given, limit: "2", cursor: page.next });
  }
}

/** Addressed to `company`, so that no other test sees them; oldest first. */
async function made(company: BusinessActor, instants: string[], creator?: BusinessActor): Promise<string[]> {
  const by = creator ?? (await anActor());
  const ids: string[] = [];
  for (const instant of instants) {
    const { businessId } = company;
    ids.push(await at(new Date(instant), async () => (await aPendingRequest(by, { businessId })).id));
  }
  return ids;
}

const minutes = (count: number) => Array.from({ length: count }, (_, minute) => `2026-11-21T12:0${minute}:00.123Z`);

describe("pages", () => {
  it("lead on to the end, newest first, each request once", async () => {
    const company = await anActor();
    const ids = await made(company, minutes(5));
    expect((await walk(company, { to: "2026-11-21" })).filter((id) => ids.includes(id))).toEqual(ids.toReversed());
    expect(await walk(company, { status: "pending" })).toEqual(await idsOf(company, { status: "pending" }));
    expect(await walk(company)).toEqual(await idsOf(company));
    expect((await list(company, { status: "active" })).next).toBeNull();
  });

  it("end without an empty one behind the last", async () => {
    const company = await anActor();
    const { request } = await anActiveTransport(company, company);
    const { request: second } = await anActiveTransport(company, company);
    const page = await list(company, { status: "active", limit: "2" });
    expect(page.requests.map(({ id }) => id)).toEqual([second.id, request.id]);
    expect(page.next).toBeNull();
  });

  it("tell requests of one instant apart", async () => {
    const company = await anActor();
    const ids = await made(
      company,
      Array.from({ length: 5 }, () => "2026-10-02T12:00:00.999Z"),
    );
    const walked = await walk(company, { from: "2026-10-02", to: "2026-10-02" });
    expect(walked).toEqual(ids.toSorted().toReversed());
  });

  it("skip and repeat nothing while new requests come in", async () => {
    const company = await anActor();
    const creator = await anActor();
    const ids = await made(company, minutes(5), creator);
    const walked = await walk(company, { status: "pending" }, () => made(company, ["2026-11-22T12:00:00Z"], creator));
    expect(walked.filter((id) => ids.includes(id))).toEqual(ids.toReversed());
    expect(new Set(walked).size).toBe(walked.length);
  });

  it("hold own requests and open calls in one order, a pass among the declined", async () => {
    const [company, hospital] = [await anActor(), await anActor()];
    const open = async (instant: string) => at(new Date(instant), async () => (await aPendingRequest(hospital)).id);
    const first = await open("2026-09-01T12:00:00Z");
    const [second = ""] = await made(company, ["2026-09-01T12:01:00Z"]);
    const third = await open("2026-09-01T12:02:00Z");
    const passed = await open("2026-09-01T12:03:00Z");
    await declineRequest(company, { id: passed });
    const day = { from: "2026-09-01", to: "2026-09-01" };
    expect(await walk(company, day)).toEqual([passed, third, second, first]);
    expect(await walk(company, { ...day, status: "pending" })).toEqual([third, second, first]);
    expect(await walk(company, { ...day, status: "declined" })).toEqual([passed]);
    expect(await idsOf(hospital, { ...day, status: "pending" })).toEqual([passed, third, first]);
  });
});

describe("days", () => {
  it("are whole, in the business's own zone, also where the clocks are set back", async () => {
    const company = await anActor({ business: { timeZone: "America/Chicago" } });
    const [before = "", begin = "", end = "", after = ""] = await made(company, [
      "2026-11-01T04:59:59.999Z",
      "2026-11-01T05:00:00.000Z",
      "2026-11-02T05:59:59.999Z",
      "2026-11-02T06:00:00.000Z",
    ]);
    const mine = async (given: Given) =>
      (await idsOf(company, given)).filter((id) => [before, begin, end, after].includes(id));
    expect(await mine({ from: "2026-11-01", to: "2026-11-01" })).toEqual([end, begin]);
    expect(await mine({ from: "2026-11-02" })).toEqual([after]);
    expect(await mine({ to: "2026-10-31" })).toEqual([before]);
    expect(await mine({ from: "2026-11-01", to: "2026-11-01", status: "completed" })).toEqual([]);
    const elsewhere = { ...company, timeZone: "Pacific/Auckland" } as BusinessActor;
    expect(await idsOf(elsewhere, { from: "2026-11-02", to: "2026-11-02" })).toEqual([after, end]);
  });

  it("and a state and a search narrow together", async () => {
    const [creator, owner] = [await anActor(), await anActor()];
    const on = (day: string, deceasedName: string) =>
      at(new Date(`${day}T18:00:00Z`), () => aCompletedTransport(creator, owner, { deceasedName }));
    const { request } = await on("2026-08-03", "Theodora Vance");
    await on("2026-08-04", "Theodora Vance");
    await on("2026-08-03", "Walter Quill");
    const narrow = { status: "completed", q: "vance", from: "2026-08-03", to: "2026-08-03" };
    expect(await idsOf(owner, narrow)).toEqual([request.id]);
    expect(await idsOf(owner, { ...narrow, status: "declined" })).toEqual([]);
    expect(await walk(owner, { q: "theodora" })).toHaveLength(2);
  });
});

it.each<[string, Given]>([
  ["from", { from: "2026-02-30" }],
  ["to", { to: "tomorrow" }],
  ["to", { from: "2026-11-22", to: "2026-11-21" }],
  ["cursor", { cursor: "x" }],
  ["q", { q: "x".repeat(201) }],
  ["q", { q: "a\u0000b" }],
])("%s is refused in %j", (field, given) => {
  const issues = listRequestsQuery.safeParse(given).error?.issues ?? [];
  expect(issues.map(({ path }) => path[0])).toEqual([field]);
});

it("a parameter sent twice is refused; a blank one is as good as none", () => {
  for (const name of ["q", "from", "to", "cursor", "status", "limit"]) {
    expect(listRequestsQuery.safeParse({ [name]: ["2026-11-21", "2026-11-22"] }).success).toBe(false);
  }
  expect(listRequestsQuery.parse({ q: " ", from: "", to: "", status: "", limit: " ", cursor: "" })).toEqual({
    limit: 200,
  });
});
