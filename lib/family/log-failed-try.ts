// Counts a try with a wrong PIN, so that the funeral home sees it; the record hears of the fifth, fiftieth and so on alone.
import "server-only";
import { transact } from "@/lib/audit/transact";
import { startJob } from "@/lib/auth/start-job";
import { now } from "@/lib/platform/clock";
import { database } from "@/lib/platform/db";
import { privateSubjectOf } from "@/lib/transports/move-request";

/** The access that was tried, as it was when the PIN was checked. */
export interface TriedAccess {
  accessId: string;
  requestId: string;
  caseId: string;
  issuedAt: Date;
}

/** Of a flood the record holds one line for each tenfold. */
const isToldOf = (tries: number) => /^50*$/.test(String(tries));

/** Nothing is counted once the access was revoked or issued anew. Nothing is known of who tried. */
export async function logFailedTry({ accessId, requestId, caseId, issuedAt }: TriedAccess): Promise<void> {
  const { rows } = await database().pool.query<{ failedTries: number }>(
    `UPDATE "FamilyAccess" SET "failedTries" = "failedTries" + 1, "lastFailedAt" = $3
      WHERE id = $1 AND "issuedAt" = $2 AND "revokedAt" IS NULL RETURNING "failedTries"`,
    [accessId, issuedAt, now()],
  );
  const [counted] = rows;
  if (!counted || !isToldOf(counted.failedTries)) return;
  await transact(startJob("automatic"), async (unit) => {
    const row = await unit.db.serviceRequest.findUniqueOrThrow({ where: { id: requestId } });
    unit.record("access.tries_failed", privateSubjectOf(row), { caseId, tries: counted.failedTries });
  });
}
