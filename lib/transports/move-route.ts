// Takes one of the driver's steps, with the state in the WHERE, and stamps its time.
import "server-only";
import type { Unit } from "@/lib/audit/transact";
import type { BusinessActor } from "@/lib/auth/actor";
import type { Db, Prisma } from "@/lib/platform/db";
import { type AppError, conflict, notFound } from "@/lib/platform/errors";
import { type RouteRow, routeInclude } from "./dto";
import { formatClock } from "./format";
import { assertMay } from "./load-request";
import { maySeeRoute } from "./policy";
import { type RouteStatus, type RouteStepName, routeStatusLabels, routeSteps } from "./route-status";

/** Raises `not_found` when the route does not exist or is not the actor's business's to see. */
export async function loadRoute(db: Db, actor: BusinessActor, id: string): Promise<RouteRow> {
  const row = await db.transportRoute.findUnique({ where: { id }, include: routeInclude });
  if (!row || !maySeeRoute(actor, row.request))
    throw notFound("We could not find this route. It may have been suspended.");
  return row;
}

/**
 * The route after `step`. Raises `not_found`, `forbidden` and `conflict`, which says who recorded it, or what comes first.
 */
export async function takeStep(
  unit: Unit<BusinessActor>,
  routeId: string,
  step: RouteStepName,
  data: Prisma.TransportRouteUncheckedUpdateManyInput = {},
): Promise<RouteRow> {
  const { actor } = unit;
  const row = await loadRoute(unit.db, actor, routeId);
  assertMay(actor, step, row.request);
  const { from, to, stamps } = routeSteps[step];
  const takesTheWheel = row.driverId === null && actor.role === "driver";
  const moved = await unit.db.transportRoute.updateMany({
    where: { id: routeId, isActive: true, routeStatus: from, [stamps]: null },
    data: { ...data, routeStatus: to, [stamps]: unit.now, ...(takesTheWheel && { driverId: actor.userId }) },
  });
  if (moved.count === 0) throw await explainStep(unit, routeId, step);
  return loadRoute(unit.db, actor, routeId);
}

/** Of a drive that is over nothing is left to drive. */
export const nothingAhead = { eta: null, distanceRemaining: null } as const;

/** Ends the drive of a request whose row is held; answers its id, or null where none was under way. */
export async function endRoute(unit: Unit<BusinessActor>, requestId: string): Promise<string | null> {
  const [ended] = await unit.db.transportRoute.updateManyAndReturn({
    where: { requestId, isActive: true },
    data: { isActive: false, endedAt: unit.now, ...nothingAhead },
    select: { id: true },
  });
  return ended?.id ?? null;
}

async function explainStep(unit: Unit<BusinessActor>, routeId: string, step: RouteStepName): Promise<AppError> {
  const row = await loadRoute(unit.db, unit.actor, routeId);
  const { stamps, event, label } = routeSteps[step];
  const stamped = row[stamps];
  if (stamped) {
    const first = await unit.db.auditEvent.findFirst({
      where: { chain: row.requestId, type: event, at: stamped },
      select: { payload: true },
    });
    const by = (first?.payload as { by?: string } | null)?.by ?? "Someone";
    return conflict(`${by} already recorded ${label} at ${formatClock(stamped, unit.actor.timeZone)}.`);
  }
  if (!row.isActive) return conflict("This route has ended.");
  return conflict(
    `${label} does not fit now: the route stands at ${routeStatusLabels[row.routeStatus as RouteStatus]}.`,
  );
}
