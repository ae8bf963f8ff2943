// Works out what is left of a route's drive: carried forward where that will do, asked of the map services where not.
import "server-only";
import { listOwnPlaces } from "@/lib/businesses/queries";
import { estimateDrive, geocode } from "@/lib/platform/geo/ask-providers";
import { findOwnPlace } from "@/lib/platform/geo/own-places";
import type { OwnPlace, Place } from "@/lib/platform/geo/provider";
import { type RemainingDrive, remainingDrive } from "@/lib/platform/geo/remaining-drive";
import { findRouteDrive, keepRouteDrive, type RouteDrive } from "@/lib/platform/geo/route-drive";
import type { RouteRow } from "./dto";
import type { Leg } from "./leg-status";

/** The drive of `leg` as of `now`, or null where nobody knows one; what was asked is kept for the next time. */
export async function loadDrive(route: RouteRow, leg: Leg, now: Date): Promise<RemainingDrive | null> {
  const { pickupLocation: pickup, deliveryLocation: delivery, timeZone: zone } = route.request;
  const kept = await findRouteDrive(route.id);
  const last = kept?.pickup === pickup && kept.delivery === delivery ? kept : null;
  const carried = last && carry(last, leg, now);
  if (carried) return carried;
  const { ownerBusinessId, creatingBusinessId } = route.request;
  const own = await listOwnPlaces([...new Set([ownerBusinessId ?? creatingBusinessId, creatingBusinessId])]);
  const [pickupPlace, deliveryPlace] = await Promise.all([
    placeOf(pickup, own, last?.pickupPlace),
    placeOf(delivery, own, last?.deliveryPlace),
  ]);
  const from = leg.from ?? pickupPlace;
  const to = leg.name === "pickup" ? pickupPlace : deliveryPlace;
  const drive = from && to && (await estimateDrive(from, to, { departure: { at: now, zone } }));
  // A guess is not carried forward, so it need not be kept each time.
  if (!last || last.leg !== leg.name || !(last.drive?.isRough && drive?.isRough)) {
    const places = { pickup, delivery, pickupPlace, deliveryPlace };
    await keepRouteDrive(route.id, { ...places, leg: leg.name, askedAt: now, from, drive });
  }
  return drive;
}

function carry(last: RouteDrive, leg: Leg, now: Date): RemainingDrive | null {
  const to = leg.name === "pickup" ? last.pickupPlace : last.deliveryPlace;
  if (last.leg !== leg.name || !last.from || !last.drive || !to) return null;
  return remainingDrive({ ...last, from: last.from, to, drive: last.drive }, leg.from ?? last.from, now);
}

/** What the businesses pinned comes first; a door that was found stays where it is, the rest is asked for again. */
async function placeOf(address: string, own: OwnPlace[], known: Place | null | undefined): Promise<Place | null> {
  const pinned = findOwnPlace(address, own);
  if (pinned) return pinned;
  const isDoor = known?.precision === "address" || known?.precision === "street";
  return isDoor ? known : geocode(address);
}
