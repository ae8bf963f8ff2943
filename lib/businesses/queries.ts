// Reads the businesses that work on the platform, and the places they have pinned.
import "server-only";
import type { BusinessActor } from "@/lib/auth/actor";
import { db } from "@/lib/platform/db";
import type { OwnPlace } from "@/lib/platform/geo/provider";
import { type PlaceDto, placeInclude, toPlaceDto } from "./dto";

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
  const rows = await db.businessPlace.findMany({
    where: { businessId: { in: [...businessIds] } },
    select: { businessId: true, name: true, address: true, lat: true, lng: true },
    orderBy: { pinnedAt: "desc" },
  });
  return businessIds.flatMap((id) => rows.filter(({ businessId }) => businessId === id));
}
