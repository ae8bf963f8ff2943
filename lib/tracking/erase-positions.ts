// Erases where vehicles were on drives that are long over, and keeps a thin line of each path for its report.
import "server-only";
import { transact, type Unit } from "@/lib/audit/transact";
import type { SystemActor } from "@/lib/auth/actor";
import { startJob } from "@/lib/auth/start-job";
import { now } from "@/lib/platform/clock";
import { database } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { AppError, conflict } from "@/lib/platform/errors";

/** About so many points of a path stay, with their times and nothing else. */
const mostKept = 100;
/** Drives of one transaction. */
const together = 100;
const day = 24 * 3_600_000;

/** A job's handler. What a drive had to tell of its way stays in its report; decision 0038. */
export async function erasePositions(): Promise<void> {
  const endedBefore = new Date(now().getTime() - env().POSITIONS_KEEP_DAYS * day);
  for (;;) {
    const { rows } = await database().pool.query<{ id: string }>(
      `SELECT id FROM "TransportRoute" WHERE "endedAt" < $1 AND "pathThinnedAt" IS NULL ORDER BY "endedAt" LIMIT $2`,
      [endedBefore, together],
    );
    if (rows.length === 0) return;
    await thin(
      rows.map(({ id }) => id),
      endedBefore,
    ).catch(unlessDone);
  }
}

/** Another process may have been there first. */
function unlessDone(error: unknown): void {
  if (!(error instanceof AppError && error.code === "conflict")) throw error;
}

async function thin(ids: readonly string[], endedBefore: Date): Promise<void> {
  await transact(startJob("housekeeping"), async (unit) => {
    const due = await unit.db.$queryRaw<{ id: string }[]>`
      UPDATE "TransportRoute" SET "pathThinnedAt" = ${unit.now}
      WHERE id = ANY(${ids}::uuid[]) AND "pathThinnedAt" IS NULL RETURNING id`;
    if (due.length === 0) throw conflict("This was done already.");
    const drives = due.map(({ id }) => id);
    const positions = await eraseAllButLine(unit, drives);
    unit.record("positions.erased", {}, { drives: drives.length, positions, endedBefore: endedBefore.toISOString() });
  });
}

/** How many were erased. The line is thinned as a long path is when it is shown. */
async function eraseAllButLine(unit: Unit<SystemActor>, drives: readonly string[]): Promise<number> {
  const count = await unit.db.$executeRaw`
    WITH good AS (
      SELECT p."routeId", p."clientId", count(*) OVER (PARTITION BY p."routeId") AS length,
        row_number() OVER (PARTITION BY p."routeId" ORDER BY p."deviceAt", p."clientId") AS place
      FROM "RoutePosition" p JOIN "TransportRoute" r ON r.id = p."routeId"
      WHERE p."routeId" = ANY(${drives}::uuid[]) AND p.mark IS NULL AND p."deviceAt" <= r."endedAt"),
    line AS (
      SELECT "routeId", "clientId" FROM good
      WHERE place % ceil(length / ${mostKept}::numeric) = 0 OR place IN (1, length))
    DELETE FROM "RoutePosition" p WHERE p."routeId" = ANY(${drives}::uuid[])
      AND NOT EXISTS (SELECT 1 FROM line l WHERE l."routeId" = p."routeId" AND l."clientId" = p."clientId")`;
  await unit.db.$executeRaw`
    UPDATE "RoutePosition" SET accuracy = NULL, speed = NULL, heading = NULL, "deviceId" = NULL
    WHERE "routeId" = ANY(${drives}::uuid[])`;
  return count;
}
