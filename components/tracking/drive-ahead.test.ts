// The driver sees the drive as the presses have left it, whether or not they have been sent.
import { expect, it } from "vitest";
import { aRoute } from "@/lib/testing/dashboard";
import { nextSteps, routeAhead } from "./drive-ahead";
import type { KeptStep } from "./drive-store";

const press = (step: KeptStep["step"], minutes: number, refusal?: string): KeptStep => ({
  clientId: `${step}${minutes}`,
  step,
  pressedAt: Date.UTC(2026, 10, 22, 3, minutes),
  ...(refusal !== undefined && { refusal }),
});
const iso = (minutes: number) => new Date(Date.UTC(2026, 10, 22, 3, minutes)).toISOString();

it("is what the server told while nothing waits", () => {
  const route = aRoute({ may: ["arrive"] });
  expect(routeAhead(route, [])).toBe(route);
  expect(routeAhead(route, [press("arrive", 4, "We could not find this route.")])).toBe(route);
});

it("stands where the waiting presses lead, at their times", () => {
  expect(routeAhead(aRoute(), [press("arrive", 4), press("confirm", 20)])).toMatchObject({
    routeStatus: "en_route_to_delivery",
    arrivedAtPickupAt: iso(4),
    pickedUpAt: iso(20),
    departedFromPickupAt: null,
    isActive: true,
    may: ["depart", "complete"],
  });
});

it("is over once the delivery is completed here", () => {
  const route = aRoute({ routeStatus: "en_route_to_delivery" });
  const ahead = routeAhead(route, [press("depart", 30), press("complete", 50)]);
  expect(ahead).toMatchObject({ routeStatus: "delivered", isActive: false, deliveryCompletedAt: iso(50), may: [] });
});

it("does not go back where somebody else was first", () => {
  const route = aRoute({ routeStatus: "arrived_at_pickup", arrivedAtPickupAt: iso(2), may: ["confirm"] });
  expect(routeAhead(route, [press("arrive", 4)])).toBe(route);
  expect(routeAhead(route, [press("arrive", 4), press("confirm", 9)])).toMatchObject({
    routeStatus: "en_route_to_delivery",
    arrivedAtPickupAt: iso(2),
    pickedUpAt: iso(9),
  });
});

it("offers one step at a time, and completing before departing at the destination only", () => {
  expect(nextSteps({ may: ["arrive"] }, false)).toEqual({ main: "arrive", other: null });
  expect(nextSteps({ may: ["depart", "complete"] }, false)).toEqual({ main: "depart", other: "complete" });
  expect(nextSteps({ may: ["depart", "complete"] }, true)).toEqual({ main: "complete", other: "depart" });
  expect(nextSteps({ may: [] }, true)).toEqual({ main: null, other: null });
});
