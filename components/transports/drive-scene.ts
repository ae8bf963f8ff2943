// What a map draws of one drive: its ends, its road, its vehicle and the words of the present leg.
import type { MapPlace, MapVehicle } from "@/components/maps/map-scene";
import type { RouteDto } from "@/lib/transports/dto";
import { legLabels } from "@/lib/transports/leg-status";
import { isStale } from "@/lib/transports/position-status";

/** An end of a drive as `GET /api/routes/{id}/map` answers it. */
interface AskedPlace {
  lat: number;
  lng: number;
  precision: MapPlace["precision"];
  near: string | null;
}

/** What `GET /api/routes/{id}/map` answers. */
export interface DriveMapAnswer {
  pickup: AskedPlace | null;
  delivery: AskedPlace | null;
  line: [number, number][] | null;
  by: string | null;
}

/** '4025 N Paulina St' of '4025 N Paulina St, Chicago, IL 60613'. */
export const firstPart = (address: string) => address.split(",")[0]?.trim() || address;

const placeOf = (asked: AskedPlace | null, address: string): MapPlace | null =>
  asked && { lat: asked.lat, lng: asked.lng, precision: asked.precision, label: firstPart(address) };

/** Where the drive goes now; null once it is over. */
function towardOf({ routeStatus, isActive }: Pick<RouteDto, "routeStatus" | "isActive">) {
  if (!isActive || routeStatus === "delivered") return null;
  return routeStatus === "en_route_to_pickup" ? "pickup" : "delivery";
}

/** 'To pickup, Chicago, IL' */
export function legWords(route: RouteDto, map: DriveMapAnswer | null): string | null {
  const toward = towardOf(route);
  if (toward === null) return null;
  const label = route.routeStatus === "arrived_at_pickup" ? "At the pickup" : legLabels[toward];
  const near = map?.[toward]?.near;
  return near && route.routeStatus !== "arrived_at_pickup" ? `${label}, ${near}` : label;
}

/** The vehicle of a drive; null before its first position. `label` names it. */
export function vehicleOf(route: RouteDto, nowMs: number, label: string): MapVehicle | null {
  const { id, currentLat: lat, currentLng: lng, positionAt: at, positionHeading: heading } = route;
  if (lat === null || lng === null || at === null) return null;
  return { id, lat, lng, at, heading, label, accuracy: route.positionAccuracy, isStale: isStale(at, nowMs) };
}

export function sceneOf(route: RouteDto, map: DriveMapAnswer | null) {
  return {
    pickup: placeOf(map?.pickup ?? null, route.request.pickupLocation),
    delivery: placeOf(map?.delivery ?? null, route.request.deliveryLocation),
    line: map?.line ?? null,
    toward: towardOf(route),
    leg: legWords(route, map),
  } as const;
}

/**
 * The share of the leg to the delivery that is driven, by the straight line; 'unknown' where an end is not known, null
 * without a position.
 */
export function legShareOf(route: RouteDto, map: DriveMapAnswer | null): number | "unknown" | null {
  const { currentLat: lat, currentLng: lng } = route;
  if (lat === null || lng === null) return null;
  if (route.routeStatus !== "en_route_to_delivery" || !map?.pickup || !map.delivery) return "unknown";
  const whole = away(map.pickup, map.delivery);
  return whole === 0 ? "unknown" : Math.max(0, 1 - away({ lat, lng }, map.delivery) / whole);
}

interface Spot {
  lat: number;
  lng: number;
}

/** In degrees of latitude; near enough for a share. */
const away = (one: Spot, other: Spot) =>
  Math.hypot(one.lat - other.lat, (one.lng - other.lng) * Math.cos((one.lat * Math.PI) / 180));
