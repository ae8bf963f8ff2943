// Estimates what is left of an active transport's drive, once its addresses, its step or its place have changed.
import "server-only";
import { transact, type Unit } from "@/lib/audit/transact";
import { startJob } from "@/lib/auth/start-job";
import { database, type Prisma } from "@/lib/platform/db";
import { readPayload } from "@/lib/platform/jobs";
import type { RouteRow } from "./dto";
import { type Arrival, findActiveRoute, loadArrival } from "./load-arrival";
import { lockActiveRoute, lockRequest } from "./load-request";
import { subjectOf } from "./move-request";
import { recalculateRouteInput, recalculateRouteJob } from "./schema";

/** Ends the transaction where nothing new is told, for an unrecorded one does not commit. */
class NothingNew extends Error {}

/**
 * The job `recalculate-route`, which may run twice. Writes what is left to drive and the window of arrival, or takes
 * both away where nothing can be said. Does nothing once the route has ended, or the addresses have changed again,
 * which left a job of its own. Raises FinalJobError when `payload` is no `{ requestId }`.
 */
export async function recalculateRoute(payload: unknown): Promise<void> {
  const { requestId } = readPayload(recalculateRouteInput, payload);
  const loaded = await loadArrival(requestId);
  if (!loaded) return;
  const { asked, arrival: answer } = loaded;
  // Nearly always the words stand, and nobody need be held up.
  if (isTold(asked, answer)) return confirm(asked.id, answer);
  try {
    await transact(startJob("automatic"), (unit) => tell(unit, asked, answer));
  } catch (error) {
    if (!(error instanceof NothingNew)) throw error;
  }
}

async function tell(unit: Unit, asked: RouteRow, { told, times }: Arrival): Promise<void> {
  await lockRequest(unit.db, asked.requestId);
  await lockActiveRoute(unit.db, asked.requestId);
  const row = await findActiveRoute(unit.db, asked.requestId);
  if (row?.id !== asked.id || !isOfNow(row, asked) || isTold(row, { told, times })) throw new NothingNew();
  // Overtaken by the clock it would be a lie, and is taken away then.
  const runAt = overtakenAt(times);
  if (runAt) unit.queueJob(jobAt(row, runAt));
  await unit.db.transportRoute.update({ where: { id: row.id }, data: { ...told, ...times } });
  unit.record("route.recalculated", subjectOf(row.request), { routeId: row.id, ...told });
}

/** The words stand, and so does the job that takes them away. */
function isTold(row: RouteRow, { told, times }: Arrival): boolean {
  const isSame = told.eta === row.eta && told.distanceRemaining === row.distanceRemaining;
  return isSame && overtakenAt(row)?.getTime() === overtakenAt(times)?.getTime();
}

const fiveMinutes = 5 * 60_000;

/** Not to the second: one job serves however often the window moves a little. */
function overtakenAt({ etaHigh }: { etaHigh: Date | null }): Date | null {
  return etaHigh && new Date(Math.ceil(etaHigh.getTime() / fiveMinutes) * fiveMinutes);
}

function jobAt({ id, requestId }: RouteRow, runAt: Date): Prisma.JobCreateManyInput {
  return { ...recalculateRouteJob(requestId), runAt, dedupeKey: `recalculate-route:${id}:${runAt.toISOString()}` };
}

/** The told words stand and are of now: a measurement beside the record, as the positions are. */
async function confirm(routeId: string, { told, times }: Arrival): Promise<void> {
  await database().pool.query({
    name: "confirm-eta",
    text: `UPDATE "TransportRoute" SET "etaAt" = $2, "etaLow" = $3, "etaHigh" = $4
      WHERE id = $1 AND "isActive" AND "etaAt" < $2
        AND eta IS NOT DISTINCT FROM $5 AND "distanceRemaining" IS NOT DISTINCT FROM $6`,
    values: [routeId, times.etaAt, times.etaLow, times.etaHigh, told.eta, told.distanceRemaining],
  });
}

/** The addresses and the step are those that were asked for, and no newer place has been told already. */
function isOfNow(row: RouteRow, asked: RouteRow): boolean {
  const [{ request: one }, { request: other }] = [row, asked];
  const isSame = one.pickupLocation === other.pickupLocation && one.deliveryLocation === other.deliveryLocation;
  const isTold = row.etaAt !== null && row.etaAt.getTime() === row.positionAt?.getTime();
  const isOlder = (asked.positionAt?.getTime() ?? 0) < (row.positionAt?.getTime() ?? 0);
  return isSame && row.routeStatus === asked.routeStatus && !(isTold && isOlder);
}
