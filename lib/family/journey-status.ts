// The journey as a family reads it: what is done, what happens now, what comes next.
import type { RouteStatus } from "@/lib/transports/route-status";
import { firstNameOf, shortName, type Standing } from "./format";
import type { Language } from "./parse-language";
import type { Place } from "./parse-place";
import { caseWords } from "./words/case";

export interface JourneyStep {
  key: "request" | "toPickup" | "pickup" | "care" | "leave" | "way" | "arrival";
  state: "done" | "now" | "next";
  words: string;
  /** When it was done, ISO 8601. */
  at: string | null;
}

/** What the journey reads of the drive; instants are ISO 8601. */
export interface JourneyRoute {
  routeStatus: RouteStatus;
  arrivedAtPickupAt: string | null;
  pickedUpAt: string | null;
  departedFromPickupAt: string | null;
  deliveryCompletedAt: string | null;
}

type Given = Pick<Standing, "status" | "deceasedName" | "funeralHomeName"> & {
  route: JourneyRoute | null;
  pickup: Place;
  delivery: Place;
  /** Nobody has set out as yet, and nobody should have. */
  isPlanned: boolean;
};

/** The steps in their order; none once the transport was declined. */
export function journeyOf(
  { status, route, pickup, delivery, isPlanned, ...named }: Given,
  language: Language,
): JourneyStep[] {
  const { steps, ...words } = caseWords[language];
  const who = firstNameOf(named.deceasedName) ?? words.lovedOne;
  const to = named.funeralHomeName ? shortName(named.funeralHomeName) : delivery.name;
  const step = (key: JourneyStep["key"], state: JourneyStep["state"], text: string, at: string | null = null) => ({
    key,
    state,
    words: text,
    at,
  });
  const arrival = step("arrival", "next", steps.arrival(to));
  const care = step("care", "next", steps.willBeInCare(who));
  if (status === "declined") return [];
  if (status === "pending" || isPlanned) {
    const now = isPlanned ? steps.planned : steps.reviewed;
    return [step("request", "now", now), step("pickup", "next", steps.comes(who)), arrival];
  }
  if (!route || route.routeStatus === "en_route_to_pickup") {
    return [step("toPickup", "now", steps.toPickup), care, arrival];
  }
  const reached = step("pickup", "done", steps.reached(pickup.name, who), route.arrivedAtPickupAt);
  if (route.routeStatus === "arrived_at_pickup") return [reached, step("care", "now", steps.here(who)), arrival];
  const inCare = step("care", "done", steps.inCare(who), route.pickedUpAt);
  const left = step("leave", "done", steps.left(delivery.town ?? to), route.departedFromPickupAt);
  if (route.routeStatus === "delivered") {
    const arrived = step("arrival", "done", steps.arrived(who, to), route.deliveryCompletedAt);
    return [reached, inCare, ...(route.departedFromPickupAt ? [left] : []), arrived];
  }
  if (!route.departedFromPickupAt) return [reached, inCare, step("leave", "now", steps.leaving), arrival];
  return [reached, inCare, left, step("way", "now", steps.onTheWay), arrival];
}
