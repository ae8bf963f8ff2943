// Estimates the drive of an active transport anew, once its addresses have changed.
import "server-only";
import { transact } from "@/lib/audit/transact";
import { startJob } from "@/lib/auth/start-job";
import { type Db, db } from "@/lib/platform/db";
import { estimateDrive, geocode } from "@/lib/platform/geo/ask-providers";
import type { Drive } from "@/lib/platform/geo/provider";
import { readPayload } from "@/lib/platform/jobs";
import { type RouteRow, routeInclude } from "./dto";
import { formatArrival, formatMiles } from "./format";
import { lockActiveRoute, lockRequest } from "./load-request";
import { subjectOf } from "./move-request";
import { recalculateRouteInput, recalculateRouteJob } from "./schema";

/** Ends the transaction where there is nothing to write, for an unrecorded one does not commit. */
class NothingToWrite extends Error {}

/**
 * The job `recalculate-route`, which may run twice. Writes what is left to drive and the time of arrival, or takes both
 * away where nothing can be said. Does nothing once the route has ended, or the addresses have changed again, which
 * left a job of its own. Raises FinalJobError when `payload` is no `{ requestId }`.
 */
export async function recalculateRoute(payload: unknown): Promise<void> {
  const { requestId } = readPayload(recalculateRouteInput, payload);
  const asked = await findActiveRoute(db, requestId);
  if (!asked) return;
  const drive = await estimate(asked);
  try {
    await write(asked, drive);
  } catch (error) {
    if (!(error instanceof NothingToWrite)) throw error;
  }
}

/** The whole leg: where the vehicle is now nobody has said. */
async function estimate({ request: { pickupLocation, deliveryLocation } }: RouteRow): Promise<Drive | null> {
  const [from, to] = await Promise.all([geocode(pickupLocation), geocode(deliveryLocation)]);
  return from && to && estimateDrive(from, to);
}

async function write(asked: RouteRow, drive: Drive | null): Promise<void> {
  await transact(startJob("automatic"), async (unit) => {
    await lockRequest(unit.db, asked.requestId);
    await lockActiveRoute(unit.db, asked.requestId);
    const row = await findActiveRoute(unit.db, asked.requestId);
    if (row?.id !== asked.id || !hasSameAddresses(row, asked)) throw new NothingToWrite();
    const arrival = drive && arrivalOf(row, drive, unit.now);
    const told = {
      distanceRemaining: drive && formatMiles(drive.meters, drive.isRough),
      eta: arrival && formatArrival(arrival, { now: unit.now, zone: row.request.timeZone, isRough: drive.isRough }),
    };
    // Overtaken by the clock it would be a lie, and is taken away then.
    if (arrival) unit.queueJob({ ...recalculateRouteJob(row.requestId), runAt: arrival });
    if (told.eta === row.eta && told.distanceRemaining === row.distanceRemaining) throw new NothingToWrite();
    await unit.db.transportRoute.update({ where: { id: row.id }, data: told });
    unit.record("route.recalculated", subjectOf(row.request), { routeId: row.id, ...told });
  });
}

/** Null before the person is in the vehicle, and once the estimate has been overtaken by the clock. */
function arrivalOf(row: RouteRow, { seconds }: Drive, now: Date): Date | null {
  const start = row.departedFromPickupAt ?? row.pickedUpAt;
  if (!start) return null;
  const at = new Date(start.getTime() + seconds * 1_000);
  return at <= now ? null : at;
}

function findActiveRoute(from: Db, requestId: string): Promise<RouteRow | null> {
  return from.transportRoute.findFirst({ where: { requestId, isActive: true }, include: routeInclude });
}

function hasSameAddresses({ request: one }: RouteRow, { request: other }: RouteRow): boolean {
  return one.pickupLocation === other.pickupLocation && one.deliveryLocation === other.deliveryLocation;
}
