// Which family sessions open which case.
import { beforeEach, expect, test } from "vitest";
import { at } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { randomToken, tokenHash } from "@/lib/platform/secret-hash";
import { anActor, aPendingRequest } from "@/prisma/factories";
import { familySessionSeconds, findFamilyByToken, isFamilySessionOpen, isRenewed } from "./case-visit";

let token: string;
let accessId: string;
let requestId: string;
let caseId: string;
let cases = 0;
let delivered: { status: string; ownerId: string; ownerBusinessId: string };

beforeEach(async () => {
  const actor = await anActor();
  delivered = { status: "completed", ownerId: actor.userId, ownerBusinessId: actor.businessId };
  requestId = (await aPendingRequest(actor)).id;
  cases += 1;
  caseId = `CHI-202611-0000${cases}-00000`;
  await db.serviceRequest.update({ where: { id: requestId }, data: { caseId } });
  accessId = (await db.familyAccess.create({ data: { requestId, issuedById: actor.userId } })).id;
  token = randomToken();
  const expiresAt = new Date(Date.now() + familySessionSeconds * 1000);
  await db.familySession.create({ data: { accessId, tokenHash: tokenHash(token), expiresAt } });
});

test("opens its case, for twelve hours", async () => {
  expect(await findFamilyByToken(token)).toMatchObject({ kind: "family", accessId, requestId, caseId });
  expect(await at(new Date(Date.now() + 12.1 * 3_600_000), () => findFamilyByToken(token))).toBeNull();
});

test("opens nothing once it has ended", async () => {
  await db.familySession.updateMany({ where: { accessId }, data: { endedAt: new Date() } });
  expect(await findFamilyByToken(token)).toBeNull();
});

test("opens nothing once the access is revoked", async () => {
  await db.familyAccess.update({ where: { id: accessId }, data: { revokedAt: new Date() } });
  expect(await findFamilyByToken(token)).toBeNull();
});

test("opens nothing, nor any stream, thirty days after the delivery", async () => {
  const { sessionId } = (await findFamilyByToken(token)) ?? { sessionId: "" };
  const deliver = (daysAgo: number) =>
    db.serviceRequest.update({
      where: { id: requestId },
      data: { ...delivered, archivedAt: new Date(Date.now() - daysAgo * 24 * 3_600_000) },
    });
  await deliver(29.9);
  expect(await findFamilyByToken(token)).toMatchObject({ caseId });
  expect(await isFamilySessionOpen(sessionId)).toBe(true);
  await deliver(30.1);
  expect(await findFamilyByToken(token)).toBeNull();
  expect(await isFamilySessionOpen(sessionId)).toBe(false);
});

test("a visit knows whether its access was issued anew, and nothing else", async () => {
  const change = (data: { issuedAt?: Date; revokedAt?: Date }) =>
    db.familyAccess.update({ where: { id: accessId }, data });
  expect(await isRenewed(token)).toBe(false);
  await change({ issuedAt: new Date(Date.now() + 60_000) });
  expect(await isRenewed(token)).toBe(true);
  expect(await isRenewed(randomToken())).toBe(false);
  await change({ revokedAt: new Date() });
  expect(await isRenewed(token)).toBe(false);
});

test("another token opens nothing, nor does what the database keeps", async () => {
  expect(await findFamilyByToken(randomToken())).toBeNull();
  expect(await findFamilyByToken(tokenHash(token))).toBeNull();
});
