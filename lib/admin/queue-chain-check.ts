// Has the whole record checked soon, beside the check of every day.
import "server-only";
import { randomUUID } from "node:crypto";
import { transact } from "@/lib/audit/transact";
import { chainCheckJob } from "@/lib/audit/verify-chains";
import type { BusinessActor } from "@/lib/auth/actor";
import { assertAdmin } from "@/lib/auth/policy";
import { conflict } from "@/lib/platform/errors";
import { isCheckDue } from "./load-health";

/** Raises `not_found` (no administrator) and `conflict` (one waits or is under way). */
export async function queueChainCheck(actor: BusinessActor): Promise<{ isChecking: true }> {
  assertAdmin(actor);
  return transact(actor, async ({ db, now, record, queueJob }) => {
    // Held, so that of two who ask at once the second sees the first one's job.
    await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${chainCheckJob}))`;
    if ((await db.job.count({ where: isCheckDue(now) })) > 0) throw conflict("A check is under way already.");
    queueJob({ kind: chainCheckJob, payload: {}, dedupeKey: `${chainCheckJob}:${randomUUID()}` });
    record("record.check_asked", {}, {});
    return { isChecking: true };
  });
}
