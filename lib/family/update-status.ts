// Which steps families are told of by message, and for how long a step is news.
import type { EventType } from "@/lib/audit/events";

export type UpdateStep = "accepted" | "pickup" | "care" | "left" | "delivered" | "changed";

/** What each event is to a family. */
export const updateSteps = {
  "request.accepted": "accepted",
  "route.arrived_at_pickup": "pickup",
  "route.pickup_confirmed": "care",
  "route.departed": "left",
  "route.delivery_completed": "delivered",
  "request.suspended": "changed",
  "request.cancelled": "changed",
  "request.declined": "changed",
} as const satisfies Partial<Record<EventType, UpdateStep>>;

export type UpdateEvent = keyof typeof updateSteps;

export const updateEvents = Object.keys(updateSteps) as UpdateEvent[];

/** What takes the news of the step before it away: the next step, and a decline's undoing, which is none itself. */
export const overtakingEvents: EventType[] = [...updateEvents, "request.decline_undone"];

/** So long after a step, in milliseconds, it is no news any more: a late message would be a wrong one. */
export const newsMs = 2 * 3_600_000;

/** A step is told so much later, in milliseconds; where another follows meanwhile, that one alone is told. */
export const restMs = 60_000;

/** People of one family. */
export const mostPeople = 5;

/** An address that nobody confirmed is forgotten after so long, in milliseconds. */
export const confirmMs = 24 * 3_600_000;

/** Whether nobody confirmed it in time, at `now`. */
export const isForgotten = (row: { confirmedAt: Date | null; createdAt: Date }, now: Date): boolean =>
  row.confirmedAt === null && row.createdAt.getTime() < now.getTime() - confirmMs;
