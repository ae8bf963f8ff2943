// Counting tries with a wrong PIN: the funeral home sees them, the record is not flooded.
import { beforeEach, expect, it } from "vitest";
import type { BusinessActor } from "@/lib/auth/actor";
import { at } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { newestLink, recordOf } from "@/lib/testing/outcomes";
import { issueFamilyAccess } from "@/lib/transports/issue-family-access";
import { getRequest } from "@/lib/transports/queries";
import { revokeFamilyAccess } from "@/lib/transports/revoke-family-access";
import { anActiveTransport, anActor } from "@/prisma/factories";
import { logFailedTry, type TriedAccess } from "./log-failed-try";

const nine = new Date("2026-11-22T03:00:00.000Z");
let company: BusinessActor;
let tried: TriedAccess;

const told = async () => (await recordOf(tried.requestId)).filter((type) => type === "access.tries_failed").length;
const standing = async () => (await getRequest(company, tried.requestId)).familyAccess;

async function tries(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) await at(nine, () => logFailedTry(tried));
}

beforeEach(async () => {
  company = await anActor();
  const { request } = await anActiveTransport(await anActor(), company);
  const { caseId } = await issueFamilyAccess(company, { id: request.id, pin: "482913" });
  const { id, issuedAt } = await db.familyAccess.findUniqueOrThrow({ where: { requestId: request.id } });
  tried = { accessId: id, requestId: request.id, caseId, issuedAt };
});

it("does it: whoever may issue access sees how many there were and when the last was", async () => {
  await tries(3);
  expect(await standing()).toMatchObject({ failedTries: 3, lastFailedAt: nine.toISOString() });
});

it("records it: the fifth and the fiftieth, and none between", async () => {
  await tries(4);
  expect(await told()).toBe(0);
  await tries(45);
  expect(await told()).toBe(1);
  await tries(1);
  expect(await newestLink(tried.requestId)).toMatchObject({
    type: "access.tries_failed",
    actorKind: "system",
    payload: { caseId: tried.caseId, tries: 50 },
  });
  expect(await told()).toBe(2);
});

it("refuses the wrong state: revoked, or issued anew, which counts from nothing", async () => {
  await tries(7);
  await revokeFamilyAccess(company, { id: tried.requestId });
  await tries(1);
  expect(await standing()).toMatchObject({ failedTries: 7 });
  await issueFamilyAccess(company, { id: tried.requestId, pin: "591024" });
  await tries(1);
  expect(await standing()).toMatchObject({ failedTries: 0, lastFailedAt: null });
});

it("of tries at the same time every one counts, and the fifth is told of once", async () => {
  await Promise.all(Array.from({ length: 8 }, () => logFailedTry(tried)));
  expect(await standing()).toMatchObject({ failedTries: 8 });
  expect(await told()).toBe(1);
});
