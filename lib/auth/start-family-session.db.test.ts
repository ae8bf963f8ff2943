// Starting a family's visit.
import { beforeEach, expect, test } from "vitest";
import { at } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { newestLink, race, recordOf, refusal } from "@/lib/testing/outcomes";
import { issueFamilyAccess } from "@/lib/transports/issue-family-access";
import { anActiveTransport, anActor } from "@/prisma/factories";
import type { BusinessActor } from "./actor";
import { findFamilyByToken } from "./case-visit";
import { type CheckedAccess, startFamilySession } from "./start-family-session";

const sentence = "We could not open this.";
let company: BusinessActor;
let access: CheckedAccess;

beforeEach(async () => {
  company = await anActor();
  const { request } = await anActiveTransport(await anActor(), company);
  const { caseId } = await issueFamilyAccess(company, { id: request.id, pin: "4711" });
  const row = await db.familyAccess.findUniqueOrThrow({ where: { requestId: request.id } });
  access = { accessId: row.id, requestId: request.id, caseId, pinHash: row.pinHash };
});

test("does it: the token opens the one case, and the database does not know it", async () => {
  const opened = new Date("2026-11-22T03:04:00.000Z");
  const token = await at(opened, () => startFamilySession(access, sentence));
  const family = await at(opened, () => findFamilyByToken(token));
  expect(family).toMatchObject({ kind: "family", caseId: access.caseId, requestId: access.requestId });
  const row = await db.familySession.findUniqueOrThrow({ where: { id: family?.sessionId ?? "" } });
  expect(row).toMatchObject({ createdAt: opened, expiresAt: new Date("2026-11-22T15:04:00.000Z"), endedAt: null });
  expect(JSON.stringify(row)).not.toContain(token);
  expect(await db.familyAccess.findUnique({ where: { id: access.accessId } })).toMatchObject({ lastOpenedAt: opened });
});

test("records it", async () => {
  await startFamilySession(access, sentence);
  expect(await newestLink(access.requestId)).toMatchObject({
    type: "access.opened",
    actorKind: "family",
    actorId: access.accessId,
    payload: { caseId: access.caseId, by: "Family" },
  });
});

test("refuses the wrong state: revoked, or issued anew since the PIN was checked", async () => {
  await issueFamilyAccess(company, { id: access.requestId, pin: "4711" });
  expect(await refusal(startFamilySession(access, sentence))).toBe(`unauthorized: ${sentence}`);
  const { pinHash } = await db.familyAccess.findUniqueOrThrow({ where: { id: access.accessId } });
  await db.familyAccess.update({ where: { id: access.accessId }, data: { revokedAt: new Date() } });
  expect(await refusal(startFamilySession({ ...access, pinHash }, sentence))).toBe(`unauthorized: ${sentence}`);
  expect(await db.familySession.count({ where: { accessId: access.accessId } })).toBe(0);
});

test("refuses the wrong state: closed, thirty days after the delivery, since the PIN was checked", async () => {
  const archivedAt = new Date(Date.now() - 31 * 24 * 3_600_000);
  await db.serviceRequest.update({ where: { id: access.requestId }, data: { status: "completed", archivedAt } });
  expect(await refusal(startFamilySession(access, sentence))).toBe(`unauthorized: ${sentence}`);
});

test("refuses the wrong actor: the access of another case", async () => {
  const { request } = await anActiveTransport(await anActor(), company);
  const other = await issueFamilyAccess(company, { id: request.id });
  const mixed = { ...access, requestId: request.id, caseId: other.caseId };
  expect(await refusal(startFamilySession(mixed, sentence))).toBe(`unauthorized: ${sentence}`);
});

test("of two concurrent calls one wins: a visit begun while the PIN is replaced does not outlive it", async () => {
  const { requestId, accessId } = access;
  const { won, lost } = await race<unknown>({ table: "AuditHead", id: requestId }, [
    () => startFamilySession(access, sentence),
    () => issueFamilyAccess(company, { id: requestId, pin: "1234" }),
  ]);
  expect([won.length, lost.length]).toEqual([2, 0]);
  expect(await db.familySession.findMany({ where: { accessId } })).toMatchObject([{ endedAt: expect.any(Date) }]);
  expect(await recordOf(requestId)).toEqual([
    "request.created",
    "request.accepted",
    "access.issued",
    "access.opened",
    "access.issued",
  ]);
});

test("two of a family may visit at once", async () => {
  const tokens = await Promise.all([startFamilySession(access, sentence), startFamilySession(access, sentence)]);
  expect(new Set(tokens).size).toBe(2);
  expect(await db.familySession.count({ where: { accessId: access.accessId, endedAt: null } })).toBe(2);
});
