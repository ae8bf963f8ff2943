// What leaves this feature: the places a business has pinned, and what is suggested while an address is typed.
import type { Prisma } from "@/lib/platform/db";
import type { Precision } from "@/lib/platform/geo/provider";

/** Somebody of a business who may drive and carry a tracker. */
export interface DriverDto {
  id: string;
  name: string;
}

/** A pinned place. `pinnedAt` is ISO 8601. */
export interface PlaceDto {
  id: string;
  name: string;
  address: string;
  lat: number;
  lng: number;
  pinnedBy: string;
  pinnedAt: string;
}

/** One line under a field: a place pinned, an address of an earlier request, or an area of the US. */
export interface PlaceSuggestionDto {
  source: "own" | "recent" | "area";
  name: string | null;
  address: string | null;
}

/** Where an address lies, as well as it is known. */
export interface PositionDto {
  lat: number;
  lng: number;
  /** From `zip` on it is the middle of that area, not the door. */
  precision: Precision;
  near: string | null;
}

export const placeInclude = {
  pinnedBy: { select: { firstName: true, lastName: true } },
} satisfies Prisma.BusinessPlaceInclude;

type PlaceRow = Prisma.BusinessPlaceGetPayload<{ include: typeof placeInclude }>;

export function toPlaceDto({ id, name, address, lat, lng, pinnedBy, pinnedAt }: PlaceRow): PlaceDto {
  const who = `${pinnedBy.firstName} ${pinnedBy.lastName}`;
  return { id, name, address, lat, lng, pinnedBy: who, pinnedAt: pinnedAt.toISOString() };
}
