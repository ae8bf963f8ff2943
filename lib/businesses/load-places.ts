// Gathers what a half-typed address or name of a business may mean: own places, earlier requests, areas of the US.
import "server-only";
import type { z } from "zod";
import type { BusinessActor } from "@/lib/auth/actor";
import { database, db } from "@/lib/platform/db";
import { findAreas } from "@/lib/platform/geo/find-areas";
import { plainPlace } from "@/lib/platform/geo/own-places";
import { limit } from "@/lib/platform/rate-limit";
import type { PlaceSuggestionDto } from "./dto";
import type { placesQuery } from "./schema";

/** One person's questions; a fast typist asks some five a second for a while. */
const questions = { points: 300, seconds: 60 };
/** What a list shows without scrolling. */
const most = 6;
/** Of each status the newest requests are looked through. */
const newest = 150;

interface RequestPlaces {
  pickupLocation: string;
  deliveryLocation: string;
  locationName: string | null;
  locationAddress: string | null;
  destinationFuneralHome: string | null;
}

/** At most six, those of the actor's own business first. Raises `rate_limited`. */
export async function loadPlaces(
  { businessId, userId }: BusinessActor,
  { q, kind }: z.output<typeof placesQuery>,
): Promise<PlaceSuggestionDto[]> {
  await limit("places", userId, questions);
  const [own, requests] = await Promise.all([
    db.businessPlace.findMany({ where: { businessId }, orderBy: { name: "asc" } }),
    listRequestPlaces(businessId),
  ]);
  const recent = requests.flatMap(kind === "address" ? addressesOf : businessesOf);
  const known: PlaceSuggestionDto[] = [
    ...own.map(({ name, address }) => ({ source: "own" as const, name, address })),
    ...recent.map((place) => ({ source: "recent" as const, ...place })),
  ];
  const valueOf = ({ name, address }: PlaceSuggestionDto) => (kind === "address" ? address : name) ?? "";
  // The newest spelling stands for all others of the same place.
  const distinct = new Map<string, PlaceSuggestionDto>();
  for (const place of known.filter(matcher(q))) {
    const key = plainPlace(valueOf(place));
    if (key !== "" && valueOf(place) !== q && !distinct.has(key)) distinct.set(key, place);
  }
  const found = [...distinct.values()].slice(0, most);
  if (kind === "business" || q === "" || found.length === most) return found;
  const areas = await findAreas(q, most - found.length, homeState(requests));
  const isNew = (address: string) => address !== q && !distinct.has(plainPlace(address));
  return [...found, ...areas.filter(isNew).map((address) => ({ source: "area" as const, name: null, address }))];
}

/** Whether every word typed begins a word of the name or the address. */
function matcher(q: string) {
  const typed = plainPlace(q).split(" ").filter(Boolean);
  return ({ name, address }: PlaceSuggestionDto) => {
    const words = plainPlace(`${name ?? ""} ${address ?? ""}`).split(" ");
    return typed.every((each) => words.some((word) => word.startsWith(each)));
  };
}

function addressesOf(request: RequestPlaces): Omit<PlaceSuggestionDto, "source">[] {
  const { pickupLocation, deliveryLocation, locationName, locationAddress, destinationFuneralHome } = request;
  return [
    { name: locationName, address: pickupLocation },
    { name: destinationFuneralHome, address: deliveryLocation },
    { name: locationName, address: locationAddress },
  ];
}

function businessesOf(request: RequestPlaces): Omit<PlaceSuggestionDto, "source">[] {
  const { pickupLocation, deliveryLocation, locationName, locationAddress, destinationFuneralHome } = request;
  return [
    { name: locationName, address: locationAddress ?? pickupLocation },
    { name: destinationFuneralHome, address: deliveryLocation },
  ];
}

/** The state that the newest requests lie in: most addresses are near the last ones. */
function homeState(requests: readonly RequestPlaces[]): string | undefined {
  const states = requests.map(({ pickupLocation }) => /\b([A-Z]{2})(?:\s+\d{5})?\s*$/.exec(pickupLocation)?.[1]);
  return states.find((state) => state !== undefined);
}

/** Of the requests that the business created or carries, the newest first. */
async function listRequestPlaces(businessId: string): Promise<RequestPlaces[]> {
  const { rows } = await database().pool.query<RequestPlaces>(
    `SELECT q."pickupLocation", q."deliveryLocation", q."locationName", q."locationAddress", q."destinationFuneralHome"
      FROM unnest($2::text[]) AS each(status) CROSS JOIN LATERAL (
        SELECT "requestId", "createdAt" FROM "RequestParty" WHERE "businessId" = $1 AND status = each.status
        ORDER BY "createdAt" DESC, "requestId" DESC LIMIT ${newest}
      ) p JOIN "ServiceRequest" q ON q.id = p."requestId"
      WHERE $1 IN (q."creatingBusinessId", q."ownerBusinessId") ORDER BY p."createdAt" DESC`,
    [businessId, ["pending", "active", "completed", "declined"]],
  );
  return rows;
}
