// What a family reads of its case, and what never reaches it.
import { beforeAll, describe, expect, it } from "vitest";
import type { BusinessActor, FamilyActor } from "@/lib/auth/actor";
import { findFamilyByToken } from "@/lib/auth/case-visit";
import { at } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { createReview } from "@/lib/reviews/create-review";
import { reviewBody } from "@/lib/reviews/schema";
import { refusal } from "@/lib/testing/outcomes";
import { issueFamilyAccess } from "@/lib/transports/issue-family-access";
import { neverForFamilies } from "@/lib/transports/policy";
import { readFamilyCard } from "@/lib/transports/read-family-card";
import { requestFields } from "@/lib/transports/schema";
import {
  aBusiness,
  accepted,
  anActor,
  aPendingRequest,
  cancelled,
  delivered,
  driven,
  suspended,
} from "@/prisma/factories";
import { familyCaseSelect, familyRouteSelect } from "./dto";
import { openCase } from "./open-case";
import { findFamilyView, getFamilyCase, getFamilyRoute, getTaggedCase, getVisibleRoute } from "./queries";

let family: FamilyActor;
let routeId: string;
let owner: BusinessActor;

/** Fields that a family reads, in whole or in part; every other field of the form carries a word that must not appear. */
const shown = new Set<string>([
  "pickupLocation",
  "deliveryLocation",
  "deceasedName",
  "requestedDate",
  "requestedTime",
  "destinationFuneralHome",
  "locationName",
]);

/** The keys of a value and of all that it holds. */
function keysIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, held]) => [key, ...keysIn(held)]);
}

beforeAll(async () => {
  const home = { kind: "funeral_home", name: "Harlan & Rowe Funeral Home", phone: "(847) 555-0134" };
  const [creator, company] = [
    await anActor({ business: home }),
    await anActor({ role: "driver", lastName: "Withheld" }),
  ];
  owner = company;
  const secrets = requestFields.filter((name) => !shown.has(name) && name !== "businessId");
  const { id } = await aPendingRequest(creator, {
    ...Object.fromEntries(secrets.map((name) => [name, `withheld-${name}`])),
    deceasedName: "Eleanor Whitfield",
    pickupLocation: "1130 Mill St, Naperville, IL 60563",
    locationName: "Brookhaven Care Center",
    deliveryLocation: "1609 Dempster St, Evanston, IL 60201",
    requestedDate: "2026-11-21",
    requestedTime: "21:15",
  });
  const transport = await accepted(company, id);
  routeId = transport.route.id;
  const { caseId } = await issueFamilyAccess(company, { id, pin: "482913" });
  await db.serviceRequest.update({ where: { id }, data: { familyNote: "We will call you in the morning." } });
  await driven(company, routeId, ["arrive", "confirm"]);
  await delivered(company, routeId, {
    recipientName: "withheld-recipient",
    deliveryNotes: "withheld-notes",
    personalEffectsTransferred: true,
    personalEffectsNotes: "withheld-effects",
  });
  const { token } = await openCase({ caseId, pin: "482913" }, new Headers(), "en");
  const found = await findFamilyByToken(token);
  if (!found) throw new Error("The visit did not open.");
  family = found;
});

it("answers the case with the contract's twelve keys", async () => {
  const found = await getFamilyCase(family, family.caseId, "en");
  expect(Object.keys(found).toSorted()).toEqual(
    [
      "id",
      "caseId",
      "status",
      "deceasedName",
      "funeralHomeName",
      "transportCompanyName",
      "requestedDate",
      "requestedTime",
      "pickupLocation",
      "deliveryLocation",
      "notes",
      "ownerId",
    ].toSorted(),
  );
  expect(found).toMatchObject({
    id: family.requestId,
    caseId: family.caseId,
    status: "completed",
    deceasedName: "Eleanor Whitfield",
    funeralHomeName: "Harlan & Rowe Funeral Home",
    pickupLocation: "Brookhaven Care Center, Naperville",
    deliveryLocation: "1609 Dempster St, Evanston, IL 60201",
    notes: "We will call you in the morning.",
  });
});

it("never carries staff notes, kin, caller, contact, doctor, driver or handover", async () => {
  const answers = [
    await getFamilyCase(family, family.caseId, "en"),
    await getFamilyRoute(family, family.caseId, "en"),
    await findFamilyView(family, new Headers(), "en"),
    await readFamilyCard(owner, { id: family.requestId }),
  ];
  const text = JSON.stringify(answers);
  expect(text).toContain("Eleanor");
  expect(text.match(/withheld[-\w]*/gi)).toBeNull();
});

it("has no key of what is never for families, at any depth of what is read or answered", async () => {
  const read = [familyCaseSelect, familyRouteSelect];
  const answers = [
    await getFamilyCase(family, family.caseId, "en"),
    await getFamilyRoute(family, family.caseId, "en"),
    await findFamilyView(family, new Headers(), "en"),
    await readFamilyCard(owner, { id: family.requestId }),
  ];
  const keys = keysIn([read, answers]);
  expect(keys).toContain("deceasedName");
  expect(neverForFamilies.filter((name) => keys.includes(name))).toEqual([]);
});

it("has one ETag on the page and in the call, which a review changes though the answer stays", async () => {
  const asked = () => getTaggedCase(family, family.caseId, "en");
  const before = await asked();
  expect((await findFamilyView(family, new Headers(), "en"))?.tags.case).toBe(before.tag);
  await createReview(family, reviewBody.parse({ customerName: "Ana Ruiz", rating: 5 }), "en");
  const after = await asked();
  expect(after.found).toEqual(before.found);
  expect(after.tag).not.toBe(before.tag);
  expect((await findFamilyView(family, new Headers(), "en"))?.tags.case).toBe(after.tag);
});

it("answers the drive under the case id, without a position", async () => {
  const route = await getFamilyRoute(family, family.caseId.toLowerCase(), "en");
  expect(route).toMatchObject({ id: family.caseId, routeStatus: "delivered", isActive: false, currentLocation: null });
  expect(route.deliveryCompletedAt).toEqual(expect.any(String));
});

it("knows no other case, and no other name of its own", async () => {
  for (const id of ["CHI-202611-00000-00000", family.requestId, routeId, ""]) {
    expect(await refusal(getFamilyCase(family, id, "en"))).toBe("not_found: Case not found");
    expect(await refusal(getFamilyRoute(family, id, "en"))).toBe("not_found: Case not found");
  }
});

describe("the drive as whoever is there sees it", () => {
  const stranger = () => anActor();

  it("is the family's where the business of the same browser sees none", async () => {
    const business = await stranger();
    expect(await getVisibleRoute({ business, family }, family.caseId, "en")).toMatchObject({ id: family.caseId });
    expect(await getVisibleRoute({ business: null, family }, family.caseId, "en")).toMatchObject({ id: family.caseId });
  });

  it("is the business's where it sees one", async () => {
    expect(await getVisibleRoute({ business: owner, family }, family.caseId, "en")).toMatchObject({ id: routeId });
    expect(await getVisibleRoute({ business: owner, family: null }, routeId, "en")).toMatchObject({ id: routeId });
  });

  it("is nobody else's", async () => {
    const business = await stranger();
    const unseen = "not_found: We could not find this route.";
    expect(await refusal(getVisibleRoute({ business, family: null }, family.caseId, "en"))).toBe(unseen);
    for (const id of [routeId, "CHI-202611-00000-00000", "nothing"]) {
      expect(await refusal(getVisibleRoute({ business, family }, id, "en"))).toBe(unseen);
    }
    expect(await refusal(getVisibleRoute({ business: null, family }, routeId, "en"))).toBe("not_found: Case not found");
  });

  it("asks a family for its case, and anybody else to sign in", async () => {
    const nobody = { business: null, family: null };
    expect(await refusal(getVisibleRoute(nobody, family.caseId, "en"))).toBe(
      "unauthorized: Please enter your case ID again to continue.",
    );
    expect(await refusal(getVisibleRoute(nobody, routeId, "en"))).toBe("unauthorized: Unauthorized. Please sign in.");
  });
});

it("shows the number of the funeral home that asked for the transport", async () => {
  expect((await findFamilyView(family, new Headers(), "en"))?.phone).toEqual({
    name: "Harlan & Rowe Funeral Home",
    number: "(847) 555-0134",
  });
});

it("finds the number by name where another asked, unless two have that name", async () => {
  const hospital = await anActor({ business: { kind: "hospital", phone: "(312) 555-0142" } });
  const company = await anActor();
  const name = "Ashgrove Memorial Chapel";
  const { id } = await aPendingRequest(hospital, { destinationFuneralHome: name });
  await accepted(company, id);
  const { caseId } = await issueFamilyAccess(company, { id });
  const { token } = await openCase({ caseId }, new Headers(), "en");
  const visitor = await findFamilyByToken(token);
  if (!visitor) throw new Error("The visit did not open.");
  const phone = async () => (await findFamilyView(visitor, new Headers(), "en"))?.phone;
  expect(await phone()).toBeNull();
  await aBusiness({ kind: "funeral_home", name: name.toUpperCase(), phone: "(708) 555-0110" });
  expect(await phone()).toEqual({ name: name.toUpperCase(), number: "(708) 555-0110" });
  await aBusiness({ kind: "funeral_home", name, phone: "(708) 555-0199" });
  expect(await phone()).toBeNull();
});

it("says for some seconds that the case was just opened", async () => {
  const { createdAt } = await db.familySession.findUniqueOrThrow({ where: { id: family.sessionId } });
  const after = (seconds: number) =>
    at(new Date(createdAt.getTime() + seconds * 1000), () => findFamilyView(family, new Headers(), "en"));
  expect((await after(3))?.justOpenedAt).toBe(createdAt.toISOString());
  expect((await after(60))?.justOpenedAt).toBeNull();
});

it("knows no company and no drive any more once the transport is suspended or cancelled", async () => {
  const [creator, company] = [await anActor(), await anActor()];
  const { id } = await aPendingRequest(creator);
  await driven(company, (await accepted(company, id)).route.id, ["arrive"]);
  const { caseId } = await issueFamilyAccess(company, { id });
  const visitor = await findFamilyByToken((await openCase({ caseId }, new Headers(), "en")).token);
  if (!visitor) throw new Error("The visit did not open.");
  const view = () => findFamilyView(visitor, new Headers(), "en");
  expect(await view()).toMatchObject({ case: { status: "active" }, route: { routeStatus: "arrived_at_pickup" } });
  await suspended(company, id, "Out of fuel");
  const pending = { status: "pending", transportCompanyName: null, ownerId: null };
  expect(await view()).toMatchObject({ case: pending, route: null });
  expect(await refusal(getFamilyRoute(visitor, caseId, "en"))).toBe("not_found: There is no transport under way.");
  expect(JSON.stringify(await view())).not.toContain("Out of fuel");
  await accepted(company, id);
  expect(await view()).toMatchObject({ route: { routeStatus: "en_route_to_pickup", arrivedAtPickupAt: null } });
  await cancelled(company, id, { reason: "Family chose another home", feeStatus: "full" });
  expect(await view()).toMatchObject({ case: { status: "declined" }, route: null });
  expect(await refusal(getFamilyRoute(visitor, caseId, "en"))).toBe("not_found: There is no transport under way.");
  expect(JSON.stringify(await view())).not.toContain("Family chose");
});
