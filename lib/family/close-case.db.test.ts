// Ending a family's visit.
import { beforeEach, expect, it } from "vitest";
import { admit, type FamilyActor } from "@/lib/auth/actor";
import { findFamilyByToken, isFamilySessionOpen } from "@/lib/auth/case-visit";
import { atOnce, newestLink, recordOf, refusal } from "@/lib/testing/outcomes";
import { issueFamilyAccess } from "@/lib/transports/issue-family-access";
import { anActiveTransport, anActor } from "@/prisma/factories";
import { closeCase } from "./close-case";
import { openCase } from "./open-case";

let caseId: string;
let family: FamilyActor;
let visits = 0;

async function visit(): Promise<FamilyActor> {
  visits += 1;
  const { token } = await openCase({ caseId }, new Headers({ "x-forwarded-for": `203.0.113.${visits}` }), "en");
  const actor = await findFamilyByToken(token);
  if (!actor) throw new Error("The visit did not open.");
  return actor;
}

async function aCase(): Promise<string> {
  const company = await anActor();
  const { request } = await anActiveTransport(await anActor(), company);
  return (await issueFamilyAccess(company, { id: request.id })).caseId;
}

beforeEach(async () => {
  caseId = await aCase();
  family = await visit();
});

it("does it: this visit ends, another family member's stays", async () => {
  const other = await visit();
  await closeCase(family);
  expect(await isFamilySessionOpen(family.sessionId)).toBe(false);
  expect(await isFamilySessionOpen(other.sessionId)).toBe(true);
});

it("records it", async () => {
  await closeCase(family);
  expect(await newestLink(family.requestId)).toMatchObject({
    type: "access.closed",
    actorKind: "family",
    payload: { caseId },
  });
});

it("refuses the wrong state: it has ended already", async () => {
  await closeCase(family);
  expect(await refusal(closeCase(family))).toBe("conflict: This visit has ended already.");
});

it("refuses the wrong actor: the visit of another case", async () => {
  caseId = await aCase();
  const stranger = await visit();
  const mixed = admit({ ...stranger, sessionId: family.sessionId });
  expect(await refusal(closeCase(mixed))).toBe("conflict: This visit has ended already.");
  expect(await isFamilySessionOpen(family.sessionId)).toBe(true);
});

it("of two concurrent calls one wins", async () => {
  const { won, lost } = await atOnce([1, 2].map(() => () => closeCase(family)));
  expect([won.length, lost.length]).toEqual([1, 1]);
  const record = await recordOf(family.requestId);
  expect(record.filter((type) => type === "access.closed")).toHaveLength(1);
});
