// Reads the businesses that work on the platform, and the places they have pinned.
import "server-only";
import type { BusinessActor } from "@/lib/auth/actor";
import { database, db } from "@/lib/platform/db";
import type { OwnPlace } from "@/lib/platform/geo/provider";
import { type DriverDto, type PlaceDto, placeInclude, toPlaceDto } from "./dto";

export interface BusinessDto {
  id: string;
  name: string;
}

/** Every business, by name. */
export async function listBusinesses(): Promise<BusinessDto[]> {
  return db.business.findMany({ select: { id: true, name: true }, orderBy: [{ name: "asc" }, { id: "asc" }] });
}

/** Transport companies, by name: those that a text may ask to carry. */
export async function listCarriers(): Promise<BusinessDto[]> {
  return db.business.findMany({
    where: { kind: "transport_company" },
    select: { id: true, name: true },
    orderBy: [{ name: "asc" }, { id: "asc" }],
  });
}

/** Who may drive and carry a tracker: everybody of the actor's business, drivers first. */
export async function listDrivers({ businessId }: BusinessActor): Promise<DriverDto[]> {
  const rows = await db.user.findMany({
    where: { businessId, deactivatedAt: null },
    select: { id: true, firstName: true, lastName: true, role: true },
    orderBy: [{ firstName: "asc" }, { lastName: "asc" }],
  });
  const drivers = rows.toSorted((one, other) => Number(other.role === "driver") - Number(one.role === "driver"));
  return drivers.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` }));
}

/** The places that the actor's business has pinned, by name. */
export async function listPlaces({ businessId }: BusinessActor): Promise<PlaceDto[]> {
  const rows = await db.businessPlace.findMany({
    where: { businessId },
    include: placeInclude,
    orderBy: [{ name: "asc" }, { id: "asc" }],
  });
  return rows.map(toPlaceDto);
}

/** The places by which addresses of these businesses' requests are found; those of the first stand before the others'. */
export async function listOwnPlaces(businessIds: readonly string[]): Promise<OwnPlace[]> {
  // Asked for every drive under way, many times a minute.
  const { rows } = await database().pool.query<OwnPlace & { businessId: string }>({
    name: "own-places",
    text: `SELECT "businessId", name, address, lat, lng FROM "BusinessPlace"
      WHERE "businessId" = ANY($1::uuid[]) ORDER BY "pinnedAt" DESC`,
    values: [businessIds],
  });
  return businessIds.flatMap((id) => rows.filter(({ businessId }) => businessId === id));
}
