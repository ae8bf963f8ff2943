// Every state of a drive against every step, with its times stamped and not.
import { describe, expect, it } from "vitest";
import {
  canStep,
  offeredSteps,
  type RouteStatus,
  routeStatuses,
  routeStatusLabels,
  type RouteStepName,
  routeStepNames,
  routeSteps,
  type SteppedRoute,
} from "./route-status";

const unstamped = { arrivedAtPickupAt: null, pickedUpAt: null, departedFromPickupAt: null, deliveryCompletedAt: null };
const route = (routeStatus: RouteStatus, more: Partial<SteppedRoute> = {}): SteppedRoute => ({
  ...unstamped,
  routeStatus,
  isActive: true,
  ...more,
});

const offered: Record<RouteStatus, RouteStepName[]> = {
  en_route_to_pickup: ["arrive"],
  arrived_at_pickup: ["confirm"],
  en_route_to_delivery: ["depart", "complete"],
  delivered: [],
};

describe.each(routeStatuses)("%s", (status) => {
  it("offers the steps of the specification", () => {
    expect(offeredSteps(route(status))).toEqual(offered[status]);
  });

  it.each(routeStepNames)("takes %s exactly when it is offered", (step) => {
    expect(canStep(route(status), step)).toBe(offered[status].includes(step));
  });

  it.each(routeStepNames)("does not take %s once its time is stamped", (step) => {
    expect(canStep(route(status, { [routeSteps[step].stamps]: new Date() }), step)).toBe(false);
  });

  it.each(routeStepNames)("does not take %s once the drive has ended", (step) => {
    expect(canStep(route(status, { isActive: false }), step)).toBe(false);
  });
});

it("offers Complete delivery alone once a departure time exists", () => {
  expect(offeredSteps(route("en_route_to_delivery", { departedFromPickupAt: new Date() }))).toEqual(["complete"]);
});

it("each step leads to its state and stamps its time", () => {
  expect(
    routeStepNames.map((step) => [step, routeSteps[step].from, routeSteps[step].to, routeSteps[step].stamps]),
  ).toEqual([
    ["arrive", "en_route_to_pickup", "arrived_at_pickup", "arrivedAtPickupAt"],
    ["confirm", "arrived_at_pickup", "en_route_to_delivery", "pickedUpAt"],
    ["depart", "en_route_to_delivery", "en_route_to_delivery", "departedFromPickupAt"],
    ["complete", "en_route_to_delivery", "delivered", "deliveryCompletedAt"],
  ]);
});

it("labels every state as the specification does", () => {
  expect(routeStatusLabels).toEqual({
    en_route_to_pickup: "En Route to Pickup",
    arrived_at_pickup: "Arrived at Pickup",
    en_route_to_delivery: "En Route to Delivery",
    delivered: "Delivered",
  });
});
