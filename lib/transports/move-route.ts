// Takes one of the driver's steps, with the state in the WHERE, and stamps its time.
import "server-only";
import type { Unit } from "@/lib/audit/transact";
import type { BusinessActor } from "@/lib/auth/actor";
import { type Db, db, type Prisma } from "@/lib/platform/db";
import { AppError, conflict, notFound } from "@/lib/platform/errors";
import { type RouteDto, type RouteRow, routeInclude, toRouteDto } from "./dto";
import { formatClock } from "./format";
import { assertMay } from "./load-request";
import { type Press, stampOf } from "./parse-press";
import { maySeeRoute } from "./policy";
import { type RouteStatus, type RouteStepName, routeStatusLabels, routeStepNames, routeSteps } from "./route-status";

/** Raises `not_found` when the route does not exist or is not the actor's business's to see. */
export async function loadRoute(client: Db, actor: BusinessActor, id: string): Promise<RouteRow> {
  const row = await client.transportRoute.findUnique({ where: { id }, include: routeInclude });
  if (!row || !maySeeRoute(actor, row.request))
    throw notFound("We could not find this route. It may have been suspended.");
  return row;
}

interface Step {
  /** The route's id. */
  id: string;
  step: RouteStepName;
  /** The driver's press, where the call tells of one. */
  press: Press | null;
}

/**
 * Runs `take` once for one press, however often it is sent: what was taken before answers the route as it stands.
 * Raises as `take`, and `conflict` where the press was another step's.
 */
export async function pressOnce(actor: BusinessActor, step: Step, take: () => Promise<RouteDto>): Promise<RouteDto> {
  const known = await findPressed(actor, step);
  if (known) return known;
  try {
    return await take();
  } catch (error) {
    // The same press may have come twice at once.
    const taken = error instanceof AppError && error.code === "conflict" ? await findPressed(actor, step) : null;
    if (taken) return taken;
    throw error;
  }
}

async function findPressed(actor: BusinessActor, { id, step, press }: Step): Promise<RouteDto | null> {
  if (!press) return null;
  const pressed = await db.routeStepPress.findUnique({
    where: { routeId_clientId: { routeId: id, clientId: press.clientId } },
    select: { step: true },
  });
  if (!pressed) return null;
  const row = await loadRoute(db, actor, id);
  assertMay(actor, step, row.request);
  if (pressed.step !== step) throw conflict("This clientId was given to the press of another step.");
  return toRouteDto(row, actor);
}

/**
 * The route after a step, and what its record says of the press; `fill` writes what else the step changes at its time.
 * Raises `not_found`, `forbidden` and `conflict`, which says who recorded it, or what comes first.
 */
export async function takeStep(
  unit: Unit<BusinessActor>,
  { id, step, press }: Step,
  fill: (at: Date) => Prisma.TransportRouteUncheckedUpdateManyInput = () => ({}),
): Promise<{ row: RouteRow; pressed: { pressedAt?: string } }> {
  const { actor } = unit;
  const before = await loadRoute(unit.db, actor, id);
  assertMay(actor, step, before.request);
  const { from, to, stamps } = routeSteps[step];
  const at = press ? new Date(stampOf(press, { floor: lastStamp(before), now: unit.now.getTime() })) : unit.now;
  const takesTheWheel = before.driverId === null && actor.role === "driver";
  const moved = await unit.db.transportRoute.updateMany({
    where: { id, isActive: true, routeStatus: from, [stamps]: null },
    data: {
      ...(to !== from && noArrival),
      ...fill(at),
      routeStatus: to,
      [stamps]: at,
      ...(takesTheWheel && { driverId: actor.userId }),
    },
  });
  if (moved.count === 0) throw await explainStep(unit, id, step);
  if (press) {
    const { clientId, pressedAt } = press;
    const told = { routeId: id, clientId, step, toldAt: new Date(pressedAt), pressedAt: at };
    await unit.db.routeStepPress.create({ data: { ...told, recordedAt: unit.now, userId: actor.userId } });
  }
  return { row: await loadRoute(unit.db, actor, id), pressed: press ? { pressedAt: at.toISOString() } : {} };
}

/** When the newest step was taken, or the drive began; milliseconds. */
function lastStamp(row: RouteRow): number {
  const stamps = routeStepNames.map((step) => row[routeSteps[step].stamps]?.getTime() ?? 0);
  return Math.max(row.startedAt.getTime(), ...stamps);
}

/** The arrival of a leg that has ended would be read as the next one's, until that is worked out. */
const noArrival = { eta: null, etaLow: null, etaHigh: null } as const;

/** Of a drive that is over nothing is left to drive. */
export const nothingAhead = { ...noArrival, distanceRemaining: null, etaAt: null } as const;

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
      where: { chain: row.requestId, type: event, payload: { path: ["routeId"], equals: routeId } },
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
