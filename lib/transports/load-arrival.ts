// Works out when an active transport arrives and what is left to drive, in the words that are told.
import "server-only";
import { now } from "@/lib/platform/clock";
import { type Db, db } from "@/lib/platform/db";
import type { RemainingDrive } from "@/lib/platform/geo/remaining-drive";
import { type RouteRow, routeInclude } from "./dto";
import { formatArrivalWindow, formatMiles } from "./format";
import { type Leg, legOf } from "./leg-status";
import { loadDrive } from "./load-drive";

export interface Arrival {
  told: { distanceRemaining: string | null; eta: string | null };
  /** As of when, and the window of arrival. */
  times: Record<"etaAt" | "etaLow" | "etaHigh", Date | null>;
}

/** The active route as it stood, and its arrival; null where there is none any more. */
export async function loadArrival(requestId: string): Promise<{ asked: RouteRow; arrival: Arrival } | null> {
  const asked = await findActiveRoute(db, requestId);
  if (!asked) return null;
  const leg = legOf(asked);
  return { asked, arrival: arrivalOf(asked, leg, await loadDrive(asked, leg, now())) };
}

export function findActiveRoute(from: Db, requestId: string): Promise<RouteRow | null> {
  return from.transportRoute.findFirst({ where: { requestId, isActive: true }, include: routeInclude });
}

function arrivalOf({ request }: RouteRow, leg: Leg, drive: RemainingDrive | null): Arrival {
  const present = now();
  const window = drive && windowOf(leg, drive, present);
  return {
    told: {
      distanceRemaining: drive && formatMiles(drive.meters, drive.isRough),
      eta: window && formatArrivalWindow(window, { now: present, zone: request.timeZone }),
    },
    times: {
      etaAt: drive && (leg.since ?? present),
      etaLow: window?.low ?? null,
      etaHigh: window?.high ?? null,
    },
  };
}

/** Null while nothing drives on this leg, and once the whole window lies behind. */
function windowOf({ since }: Leg, { low, high }: RemainingDrive, present: Date): { low: Date; high: Date } | null {
  if (!since) return null;
  const after = (seconds: number) => new Date(since.getTime() + seconds * 1_000);
  return after(high) <= present ? null : { low: after(low), high: after(high) };
}
