// Reads what a family's map draws: the vehicle and the two ends, of a private home only its town.
import "server-only";
import { findCity, findNearestCity } from "@/lib/platform/geo/gazetteer";
import type { Place } from "@/lib/platform/geo/provider";
import { findRouteDrive } from "@/lib/platform/geo/route-drive";
import {
  type FamilyCaseRow,
  type FamilyMapDto,
  type FamilyMapEnd,
  type FamilyRouteRow,
  familyPositionOf,
  privateEndsOf,
} from "./dto";
import { pointOf } from "./position-status";

/** Null while the family may not see where the vehicle is. Nobody outside is asked: the ends are those of the drive. */
export async function loadFamilyMap(row: FamilyCaseRow, route: FamilyRouteRow): Promise<FamilyMapDto | null> {
  const position = familyPositionOf(route, row);
  const point = pointOf(position);
  if (row.status !== "active" || point === null) return null;
  const [asked, near] = await Promise.all([findRouteDrive(route.id), findNearestCity(point)]);
  const { isPickupPrivate, isDeliveryPrivate } = privateEndsOf(row);
  // An address that was changed meanwhile lies elsewhere.
  const pickup = asked?.pickup === row.pickupLocation ? asked.pickupPlace : null;
  const delivery = asked?.delivery === row.deliveryLocation ? asked.deliveryPlace : null;
  return {
    pickup: await endOf(pickup, isPickupPrivate),
    delivery: await endOf(delivery, isDeliveryPrivate),
    vehicle: { ...point, isApproximate: position.isPositionApproximate, near },
  };
}

async function endOf(place: Place | null, isPrivate: boolean): Promise<FamilyMapEnd | null> {
  if (!place) return null;
  if (!isPrivate) return { lat: place.lat, lng: place.lng, precision: place.precision, isTown: false };
  const [, city, state] = /^(.+), ([A-Z]{2})$/.exec(place.near ?? "") ?? [];
  const town = city && state ? await findCity(city, state) : null;
  return town && { lat: town.lat, lng: town.lng, precision: "city", isTown: true };
}
