// Issuing the family's way in on a real database: one case id for ever, the newest PIN alone.
import { describe, expect, it } from "vitest";
import { at } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { keyedPin, verifySecret } from "@/lib/platform/secret-hash";
import { newestLink, race, recordOf, refusal } from "@/lib/testing/outcomes";
import { aCompletedTransport, aDeclinedRequest, anActiveTransport, anActor, aPendingRequest } from "@/prisma/factories";
import { issueFamilyAccess } from "./issue-family-access";
import { getRequest, listRequests } from "./queries";

const newYear = new Date("2027-01-01T03:04:00.000Z");

async function transport() {
  const [creator, owner] = [await anActor({ business: { kind: "funeral_home", cityCode: "OAK" } }), await anActor()];
  const { request } = await anActiveTransport(creator, owner);
  return { creator, owner, id: request.id };
}

const opens = async (requestId: string, pin: string) => {
  const { pinHash } = await db.familyAccess.findUniqueOrThrow({ where: { requestId } });
  return verifySecret(keyedPin(pin), pinHash);
};

it("does it", async () => {
  const { owner, id } = await transport();
  const issued = await at(newYear, () => issueFamilyAccess(owner, { id, pin: "271828", deceasedName: "Rafael" }));
  expect(issued).toEqual({
    caseId: expect.stringMatching(/^CHI-202612-[0-9A-Z]{5}-[0-9A-Z]{5}$/),
    hasPin: true,
    issuedAt: newYear.toISOString(),
  });
  expect(await db.familyAccess.findUniqueOrThrow({ where: { requestId: id } })).toMatchObject({
    deceasedName: "Rafael",
    issuedById: owner.userId,
    issuedAt: newYear,
    failedTries: 0,
    revokedAt: null,
  });
  expect(await opens(id, "271828")).toBe(true);
  expect(await opens(id, "271829")).toBe(false);
  expect(await getRequest(owner, id)).toMatchObject({ caseId: issued.caseId, hasFamilyAccess: true });
});

it("records it", async () => {
  const { owner, id } = await transport();
  const { caseId } = await issueFamilyAccess(owner, { id, pin: "271828" });
  expect(await recordOf(id)).toEqual(["request.created", "request.accepted", "access.issued"]);
  const link = await newestLink(id);
  expect(link.payload).toEqual({ by: "Ana Ruiz", caseId, hasPin: true, reissued: false, names: {} });
  expect(JSON.stringify({ ...link, id: "" })).not.toContain("271828");
});

it("records every name that the family reads otherwise than before, old and new", async () => {
  const { owner, id } = await transport();
  const { transportCompanyName } = await getRequest(owner, id);
  await issueFamilyAccess(owner, { id, transportCompanyName: "Lakeshore", deceasedName: "Rafael Ortega" });
  expect((await newestLink(id)).payload).toMatchObject({
    names: {
      deceasedName: { old: "Rafael Ortega Luna", new: "Rafael Ortega" },
      transportCompanyName: { old: transportCompanyName, new: "Lakeshore" },
    },
  });
});

it("keeps the case id from providers of an open call, for it opens the portal", async () => {
  const creator = await anActor();
  const { id } = await aPendingRequest(creator);
  await issueFamilyAccess(creator, { id });
  const seen = { caseId: null, hasFamilyAccess: false };
  const provider = await anActor();
  expect(await getRequest(provider, id)).toMatchObject(seen);
  expect((await listRequests(provider, { limit: 200 })).requests.find((entry) => entry.id === id)).toMatchObject(seen);
});

describe("refuses the wrong actor", () => {
  it("refuses the wrong actor: the addressed business, once another owns it", async () => {
    const [creator, addressee] = [await anActor(), await anActor()];
    const { request } = await anActiveTransport(creator, creator, { businessId: addressee.businessId });
    expect(await refusal(issueFamilyAccess(addressee, { id: request.id }))).toMatch(/^forbidden: /);
  });

  it("refuses the wrong actor: a stranger finds nothing", async () => {
    const { id } = await transport();
    expect(await refusal(issueFamilyAccess(await anActor(), { id }))).toMatch(/^not_found: /);
    expect(await recordOf(id)).toHaveLength(2);
  });
});

it("of two concurrent calls one wins: one case id, and one PIN opens", async () => {
  const { creator, owner, id } = await transport();
  const { won, lost } = await race({ table: "ServiceRequest", id }, [
    () => issueFamilyAccess(creator, { id, pin: "111111" }),
    () => issueFamilyAccess(owner, { id, pin: "222222" }),
  ]);
  expect(lost).toEqual([]);
  expect(new Set(won.map(({ caseId }) => caseId)).size).toBe(1);
  expect((await getRequest(owner, id)).caseId).toBe(won[0]?.caseId);
  expect([await opens(id, "111111"), await opens(id, "222222")].filter(Boolean)).toHaveLength(1);
  expect(await recordOf(id)).toEqual(["request.created", "request.accepted", "access.issued", "access.issued"]);
});

describe("issued again", () => {
  it("keeps the case id, replaces the PIN and ends earlier visits", async () => {
    const { creator, owner, id } = await transport();
    const first = await issueFamilyAccess(owner, { id, pin: "271828" });
    const access = await db.familyAccess.findUniqueOrThrow({ where: { requestId: id } });
    await db.familySession.create({
      data: { accessId: access.id, tokenHash: id, expiresAt: new Date(Date.now() + 60_000) },
    });
    const again = await issueFamilyAccess(creator, { id, pin: "314159" });
    expect(again).toMatchObject({ caseId: first.caseId, hasPin: true });
    expect([await opens(id, "271828"), await opens(id, "314159")]).toEqual([false, true]);
    expect(await db.familySession.findUniqueOrThrow({ where: { tokenHash: id } })).toMatchObject({
      endedAt: expect.any(Date),
    });
    expect((await newestLink(id)).payload).toMatchObject({ reissued: true });
  });

  it("without a PIN there is none any more", async () => {
    const { owner, id } = await transport();
    await issueFamilyAccess(owner, { id, pin: "271828" });
    expect((await issueFamilyAccess(owner, { id })).hasPin).toBe(false);
    expect(await db.familyAccess.findUniqueOrThrow({ where: { requestId: id } })).toMatchObject({ pinHash: null });
  });
});

it("works in every state, for the family is told of each", async () => {
  const [creator, owner] = [await anActor(), await anActor()];
  const pending = await aPendingRequest(creator);
  const declined = await aDeclinedRequest(creator);
  const { request: completed } = await aCompletedTransport(creator, owner);
  for (const { id } of [pending, declined, completed]) {
    const { caseId } = await issueFamilyAccess(creator, { id });
    const { caseId: shown, may } = await getRequest(creator, id);
    expect(shown).toBe(caseId);
    expect(may).toContain("issueAccess");
  }
});

it("issued anew without names, the family reads on what it read before", async () => {
  const { owner, id } = await transport();
  await issueFamilyAccess(owner, { id, deceasedName: "Ellie Ortega" });
  await issueFamilyAccess(owner, { id, pin: "271828" });
  expect((await newestLink(id)).payload).toMatchObject({ names: {} });
  const { deceasedName } = await db.familyAccess.findUniqueOrThrow({ where: { requestId: id } });
  expect(deceasedName).toBe("Ellie Ortega");
  await issueFamilyAccess(owner, { id, deceasedName: "Rafael Ortega Luna" });
  expect((await newestLink(id)).payload).toMatchObject({
    names: { deceasedName: { old: "Ellie Ortega", new: "Rafael Ortega Luna" } },
  });
});

it("may override the two names, and leaves them without an override", async () => {
  const { creator, owner, id } = await transport();
  await issueFamilyAccess(owner, { id });
  expect(await getRequest(owner, id)).toMatchObject({
    funeralHomeName: creator.businessName,
    transportCompanyName: owner.businessName,
  });
  await issueFamilyAccess(owner, { id, funeralHomeName: "Lakeside", transportCompanyName: "North Line" });
  expect(await getRequest(owner, id)).toMatchObject({
    funeralHomeName: "Lakeside",
    transportCompanyName: "North Line",
  });
});
