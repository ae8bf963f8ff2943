// The journey's steps in every state of the drive.
import { expect, it } from "vitest";
import type { Language } from "./parse-language";
import { type JourneyRoute, journeyOf } from "./journey-status";

const base = {
  deceasedName: "Eleanor Whitfield",
  funeralHomeName: "Harlan & Rowe Funeral Home",
  pickup: { name: "Brookhaven Care Center", town: "Naperville", isHome: false },
  delivery: { name: null, town: "Evanston", isHome: false },
};
const [arrived, picked, left, delivered] = ["03:12", "03:31", "03:38", "04:43"].map(
  (time) => `2026-11-22T${time}:00.000Z`,
);
const nothing = { arrivedAtPickupAt: null, pickedUpAt: null, departedFromPickupAt: null, deliveryCompletedAt: null };

const steps = (
  route: Partial<JourneyRoute> | null,
  status: "pending" | "active" | "completed" | "declined" = "active",
  { isPlanned = false, language = "en" }: { isPlanned?: boolean; language?: Language } = {},
) =>
  journeyOf(
    { ...base, status, isPlanned, route: route && { ...nothing, routeStatus: "en_route_to_pickup", ...route } },
    language,
  ).map((step) => `${step.state}: ${step.words}${step.at ? ` ${step.at.slice(11, 16)}` : ""}`);

it("names what comes while the request is reviewed", () => {
  expect(steps(null, "pending")).toEqual([
    "now: Being reviewed now",
    "next: A driver comes to Eleanor",
    "next: Arrival at Harlan & Rowe",
  ]);
});

it("goes with the driver, step by step", () => {
  expect(steps({})).toEqual([
    "now: On the way there now",
    "next: Eleanor comes into our care",
    "next: Arrival at Harlan & Rowe",
  ]);
  const reached = { arrivedAtPickupAt: arrived ?? null };
  expect(steps({ ...reached, routeStatus: "arrived_at_pickup" })).toEqual([
    "done: We reached Brookhaven Care Center 03:12",
    "now: With Eleanor now",
    "next: Arrival at Harlan & Rowe",
  ]);
  const inCare = { ...reached, routeStatus: "en_route_to_delivery", pickedUpAt: picked ?? null } as const;
  expect(steps(inCare).slice(1)).toEqual([
    "done: Eleanor came into our care 03:31",
    "now: Getting ready to leave now",
    "next: Arrival at Harlan & Rowe",
  ]);
  expect(steps({ ...inCare, departedFromPickupAt: left ?? null }).slice(2)).toEqual([
    "done: We left for Evanston 03:38",
    "now: On the way now",
    "next: Arrival at Harlan & Rowe",
  ]);
  const end = { ...inCare, routeStatus: "delivered", deliveryCompletedAt: delivered ?? null } as const;
  expect(steps({ ...end, departedFromPickupAt: left ?? null }, "completed").at(-1)).toBe(
    "done: Eleanor arrived at Harlan & Rowe 04:43",
  );
  expect(steps(end, "completed")).toHaveLength(3);
});

it("sends nobody on the way while it is only planned", () => {
  expect(steps({}, "active", { isPlanned: true })).toEqual([
    "now: Everything is arranged",
    "next: A driver comes to Eleanor",
    "next: Arrival at Harlan & Rowe",
  ]);
});

it("tells it in Spanish", () => {
  const spanish = { language: "es" } as const;
  const done = { arrivedAtPickupAt: arrived ?? null, pickedUpAt: picked ?? null, departedFromPickupAt: left ?? null };
  expect(steps({ ...done, routeStatus: "en_route_to_delivery" }, "active", spanish)).toEqual([
    "done: Llegamos a Brookhaven Care Center 03:12",
    "done: Eleanor pasó a nuestro cuidado 03:31",
    "done: Salimos hacia Evanston 03:38",
    "now: En camino ahora",
    "next: Llegada a Harlan & Rowe",
  ]);
  expect(steps(null, "pending", spanish)[1]).toBe("next: Un conductor va a donde está Eleanor");
});

it("has nothing to promise once the transport was declined", () => {
  expect(steps(null, "declined")).toEqual([]);
});
