// Whether an accepted transport is only planned as yet, and for when.
import { tz, TZDate } from "@date-fns/tz";
import { isValid, parse } from "date-fns";
import type { RequestStatus } from "@/lib/transports/request-status";
import type { RouteStatus } from "@/lib/transports/route-status";

/** What tells whether anybody has set out. `asOf` is the present instant, ISO 8601; the wall clock is of `timeZone`. */
export interface Planning {
  status: RequestStatus;
  routeStatus: RouteStatus | null;
  /** Whether the driver's vehicle was ever seen on this drive. */
  hasSetOut: boolean;
  requestedDate: string | null;
  requestedTime: string | null;
  timeZone: string;
  asOf: string;
}

/** Nearer than this a driver may be on the way unseen, milliseconds. */
const near = 2 * 60 * 60_000;

/** The planned instant of a transport that nobody has set out for; null once that is near, unknown, or under way. */
export function plannedAt(planning: Planning): Date | null {
  const { status, routeStatus, hasSetOut, requestedDate, requestedTime, timeZone, asOf } = planning;
  if (status !== "active" || hasSetOut || (routeStatus ?? "en_route_to_pickup") !== "en_route_to_pickup") return null;
  const wall = `${requestedDate ?? ""} ${requestedTime ?? "00:00"}`;
  const planned = parse(wall, "yyyy-MM-dd HH:mm", new TZDate(2000, 0, 1, timeZone), { in: tz(timeZone) });
  return isValid(planned) && planned.getTime() - Date.parse(asOf) > near ? new Date(planned.getTime()) : null;
}
