// Checking the record when asked to.
import { expect, test } from "vitest";
import { chainCheckJob, keepVerification } from "@/lib/audit/verify-chains";
import { db } from "@/lib/platform/db";
import { onJob, runDueJobs } from "@/lib/platform/jobs";
import { emptyDatabase } from "@/lib/testing/database";
import { atOnce, newestLink, refusal } from "@/lib/testing/outcomes";
import { anActor } from "@/prisma/factories";
import { getHealth } from "./queries";
import { queueChainCheck } from "./queue-chain-check";

onJob(chainCheckJob, keepVerification);

test("does it: the health tells what came of it, a fault too", async () => {
  const admin = await anActor({ role: "admin" });
  expect(await getHealth(admin)).toMatchObject({ check: null, isChecking: false });
  expect(await queueChainCheck(admin)).toEqual({ isChecking: true });
  expect(await getHealth(admin)).toMatchObject({ isChecking: true, jobs: { due: 1 } });
  await runDueJobs();
  const { check, isChecking } = await getHealth(admin);
  expect(isChecking).toBe(false);
  expect(check).toMatchObject({ links: await db.auditEvent.count(), fault: null });
  await db.$executeRaw`ALTER TABLE "AuditEvent" DISABLE TRIGGER USER`;
  await db.$executeRaw`UPDATE "AuditEvent" SET payload = '{}' WHERE chain = ${admin.businessId} AND seq = 1`;
  await queueChainCheck(admin);
  await runDueJobs();
  expect((await getHealth(admin)).check?.fault).toBe(`Chain ${admin.businessId}, link 1: its payload was changed.`);
  await emptyDatabase();
});

test("records it in the platform's chain", async () => {
  const admin = await anActor({ role: "admin" });
  await queueChainCheck(admin);
  expect(await newestLink("platform")).toMatchObject({ type: "record.check_asked", actorId: admin.userId });
  await runDueJobs();
});

test("refuses the wrong state: one waits already; tomorrow's does not count", async () => {
  const admin = await anActor({ role: "admin" });
  const runAt = new Date(Date.now() + 3_600_000);
  await db.$executeRaw`INSERT INTO "Job" (id, kind, payload, "runAt") VALUES (gen_random_uuid(), ${chainCheckJob}, '{}', ${runAt})`;
  await queueChainCheck(admin);
  expect(await refusal(queueChainCheck(admin))).toBe("conflict: A check is under way already.");
  await runDueJobs();
});

test("refuses the wrong actor: to a coordinator there is no such thing", async () => {
  const coordinator = await anActor();
  expect(await refusal(queueChainCheck(coordinator))).toMatch(/^not_found/);
  expect(await refusal(getHealth(coordinator))).toMatch(/^not_found/);
});

test("of two concurrent calls one wins", async () => {
  const admin = await anActor({ role: "admin" });
  const ask = () => queueChainCheck(admin);
  const { won, lost } = await atOnce([ask, ask, ask]);
  expect(won).toHaveLength(1);
  expect(lost).toEqual(Array.from({ length: 2 }, () => "conflict: A check is under way already."));
  await runDueJobs();
});
