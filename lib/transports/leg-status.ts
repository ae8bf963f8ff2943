// Which stretch of a drive lies ahead, where it begins and since when the clock runs for it.
import type { RouteStatus } from "./route-status";

/** To the pickup, from the pickup to the delivery before the vehicle's place is known, or to the delivery. */
export type LegName = "pickup" | "between" | "delivery";

/** What of a route tells its leg. */
export interface LeggedRoute {
  routeStatus: string;
  currentLat: number | null;
  currentLng: number | null;
  positionAt: Date | null;
  pickedUpAt: Date | null;
  departedFromPickupAt: Date | null;
}

export interface Leg {
  name: LegName;
  /** Where the vehicle is; null where nobody knows, and the leg begins at the pickup. */
  from: { lat: number; lng: number } | null;
  /** The arrival is reckoned from here on; null while nothing drives on this leg. */
  since: Date | null;
}

export function legOf(route: LeggedRoute): Leg {
  const { currentLat: lat, currentLng: lng, positionAt, pickedUpAt, departedFromPickupAt } = route;
  const at = lat === null || lng === null ? null : positionAt;
  const here = lat === null || lng === null ? null : { lat, lng };
  const status = route.routeStatus as RouteStatus;
  if (status === "en_route_to_pickup" && at) return { name: "pickup", from: here, since: at };
  // A place from before the pickup says nothing of the drive after it.
  if (status === "en_route_to_delivery" && at && pickedUpAt && at >= pickedUpAt) {
    return { name: "delivery", from: here, since: at };
  }
  const since = status === "en_route_to_delivery" ? (departedFromPickupAt ?? pickedUpAt) : null;
  return { name: "between", from: null, since };
}

/** 'To pickup', 'Pickup to delivery', 'To delivery': the label of the leg on maps. */
export const legLabels: Record<LegName, string> = {
  pickup: "To pickup",
  between: "Pickup to delivery",
  delivery: "To delivery",
};
