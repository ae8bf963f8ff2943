// Taking the family's way in back on a real database: visits end at once, the case id waits.
import { beforeEach, expect, it } from "vitest";
import { openCase } from "@/lib/family/open-case";
import { findFamilyByToken, isFamilySessionOpen } from "@/lib/auth/case-visit";
import type { BusinessActor } from "@/lib/auth/actor";
import { at } from "@/lib/platform/clock";
import { newestLink, race, recordOf, refusal } from "@/lib/testing/outcomes";
import { anActiveTransport, anActor } from "@/prisma/factories";
import { issueFamilyAccess } from "./issue-family-access";
import { getRequest } from "./queries";
import { readFamilyCard } from "./read-family-card";
import { revokeFamilyAccess } from "./revoke-family-access";

const evening = new Date("2026-11-22T03:04:00.000Z");
const refused = "unauthorized: We could not open this. Check the ID, or call your funeral home.";
let creator: BusinessActor;
let owner: BusinessActor;
let id: string;
let caseId: string;

beforeEach(async () => {
  [creator, owner] = [await anActor({ business: { kind: "funeral_home" } }), await anActor()];
  id = (await anActiveTransport(creator, owner)).request.id;
  caseId = (await issueFamilyAccess(owner, { id, pin: "271828" })).caseId;
});

async function visit(pin = "271828") {
  const { token } = await openCase({ caseId, pin }, new Headers(), "en");
  const family = await findFamilyByToken(token);
  if (!family) throw new Error("The visit did not open.");
  return { token, family };
}

it("does it: no visit begins, and open ones are over", async () => {
  const { token, family } = await visit();
  const revoked = await at(evening, () => revokeFamilyAccess(creator, { id }));
  expect(revoked).toMatchObject({
    id,
    caseId,
    hasFamilyAccess: false,
    familyAccess: { hasPin: true, revokedAt: evening.toISOString() },
  });
  expect(await findFamilyByToken(token)).toBeNull();
  expect(await isFamilySessionOpen(family.sessionId)).toBe(false);
  expect(await refusal(openCase({ caseId, pin: "271828" }, new Headers(), "en"))).toBe(refused);
  expect(await refusal(readFamilyCard(owner, { id }))).toMatch(/^not_found: /);
});

it("records it", async () => {
  await revokeFamilyAccess(owner, { id });
  expect(await newestLink(id)).toMatchObject({ type: "access.revoked", payload: { by: "Ana Ruiz", caseId } });
});

it("refuses the wrong state: never issued, or revoked already", async () => {
  const { request } = await anActiveTransport(creator, owner);
  expect(await refusal(revokeFamilyAccess(owner, { id: request.id }))).toBe(
    "conflict: No family access was issued for this request.",
  );
  await at(evening, () => revokeFamilyAccess(owner, { id }));
  expect(await refusal(revokeFamilyAccess(owner, { id }))).toBe(
    "conflict: Family access was revoked at 9:04 PM already.",
  );
  expect((await recordOf(id)).filter((type) => type === "access.revoked")).toHaveLength(1);
});

it("refuses the wrong actor: the addressed business, and a stranger who finds nothing", async () => {
  const addressee = await anActor();
  const { request } = await anActiveTransport(creator, creator, { businessId: addressee.businessId });
  await issueFamilyAccess(creator, { id: request.id });
  expect(await refusal(revokeFamilyAccess(addressee, { id: request.id }))).toMatch(/^forbidden: /);
  expect(await refusal(revokeFamilyAccess(await anActor(), { id }))).toMatch(/^not_found: /);
  expect(await visit()).toMatchObject({ family: { caseId } });
});

it("of two concurrent calls one wins", async () => {
  const { won, lost } = await race({ table: "ServiceRequest", id }, [
    () => revokeFamilyAccess(creator, { id }),
    () => revokeFamilyAccess(owner, { id }),
  ]);
  expect(won).toHaveLength(1);
  expect(lost).toEqual([expect.stringMatching(/^conflict: Family access was revoked at /)]);
  expect((await recordOf(id)).filter((type) => type === "access.revoked")).toHaveLength(1);
});

it("leaves the case id to whoever issues it again; the old PIN stays closed", async () => {
  const { token } = await visit();
  await revokeFamilyAccess(owner, { id });
  expect(await issueFamilyAccess(creator, { id, pin: "314159" })).toMatchObject({ caseId, hasPin: true });
  expect(await getRequest(owner, id)).toMatchObject({ hasFamilyAccess: true, familyAccess: { revokedAt: null } });
  expect(await findFamilyByToken(token)).toBeNull();
  expect(await refusal(openCase({ caseId, pin: "271828" }, new Headers(), "en"))).toBe(refused);
  expect(await visit("314159")).toMatchObject({ family: { caseId } });
});
