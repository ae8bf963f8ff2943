// The driver's steps, the state each one leads to and the time each one stamps.
import type { EventType } from "@/lib/audit/events";

export const routeStatuses = ["en_route_to_pickup", "arrived_at_pickup", "en_route_to_delivery", "delivered"] as const;
export type RouteStatus = (typeof routeStatuses)[number];

export const routeStatusLabels: Record<RouteStatus, string> = {
  en_route_to_pickup: "En Route to Pickup",
  arrived_at_pickup: "Arrived at Pickup",
  en_route_to_delivery: "En Route to Delivery",
  delivered: "Delivered",
};

interface RouteStep {
  from: RouteStatus;
  to: RouteStatus;
  stamps: "arrivedAtPickupAt" | "pickedUpAt" | "departedFromPickupAt" | "deliveryCompletedAt";
  event: EventType;
  /** The button. */
  label: string;
  /** The line of the workflow once it is done. */
  done: string;
}

export const routeSteps = {
  arrive: {
    from: "en_route_to_pickup",
    to: "arrived_at_pickup",
    stamps: "arrivedAtPickupAt",
    event: "route.arrived_at_pickup",
    label: "Arrived",
    done: "Arrived at pickup",
  },
  confirm: {
    from: "arrived_at_pickup",
    to: "en_route_to_delivery",
    stamps: "pickedUpAt",
    event: "route.pickup_confirmed",
    label: "Confirm pickup",
    done: "Pickup confirmed",
  },
  depart: {
    from: "en_route_to_delivery",
    to: "en_route_to_delivery",
    stamps: "departedFromPickupAt",
    event: "route.departed",
    label: "Depart",
    done: "Departed",
  },
  complete: {
    from: "en_route_to_delivery",
    to: "delivered",
    stamps: "deliveryCompletedAt",
    event: "route.delivery_completed",
    label: "Complete delivery",
    done: "Delivered",
  },
} as const satisfies Record<string, RouteStep>;

export type RouteStepName = keyof typeof routeSteps;
export const routeStepNames = Object.keys(routeSteps) as RouteStepName[];

/** What the steps read of a route; the stamps are anything that is null until done. */
export type SteppedRoute = { routeStatus: RouteStatus; isActive: boolean } & Record<RouteStep["stamps"], unknown>;

/** Whether `step` may be taken now: the state fits and its time is not yet stamped. */
export function canStep(route: SteppedRoute, step: RouteStepName): boolean {
  const { from, stamps } = routeSteps[step];
  return route.isActive && route.routeStatus === from && route[stamps] === null;
}

/** The steps that may be taken now, in the order they are offered. */
export function offeredSteps(route: SteppedRoute): RouteStepName[] {
  return routeStepNames.filter((step) => canStep(route, step));
}
