// What leaves this feature: the places a business has pinned, and what is suggested while an address is typed.
import type { Prisma } from "@/lib/platform/db";
import type { businessKinds } from "./schema";
import type { Precision } from "@/lib/platform/geo/provider";

export type BusinessKind = (typeof businessKinds)[number];

/** Somebody of a business who may drive and carry a tracker. */
export interface DriverDto {
  id: string;
  name: string;
}

/** A business as the platform's administrator sees it. Instants are ISO 8601. */
export interface BusinessAccountDto extends BusinessDetails {
  id: string;
  name: string;
  kind: BusinessKind;
  cityCode: string;
  deactivatedAt: string | null;
  createdAt: string;
  /** Users who can sign in. */
  users: number;
  /** Transports that it carries now. */
  activeTransports: number;
}

interface BusinessDetails {
  /** IANA zone. */
  timeZone: string;
  address: string | null;
  phone: string | null;
  /** Where reports are mailed to: branch management. */
  reportEmail: string | null;
}

/** A business as its own people see it. */
export interface OwnBusinessDto extends BusinessDetails {
  name: string;
  kind: BusinessKind;
  cityCode: string;
  namesDriverToFamilies: boolean;
  logo: LogoDto | null;
}

export interface LogoDto {
  /** Where the image is read; another one has another address. */
  path: string;
  /** Pixels. */
  width: number;
  height: number;
}

export const accountCounts = {
  _count: {
    select: { users: { where: { deactivatedAt: null } }, ownedRequests: { where: { status: "active" } } },
  },
} satisfies Prisma.BusinessInclude;

type AccountRow = Prisma.BusinessGetPayload<{ include: typeof accountCounts }>;

export function toBusinessAccountDto(row: AccountRow): BusinessAccountDto {
  const { id, name, kind, cityCode, timeZone, address, phone, reportEmail } = row;
  return {
    id,
    name,
    kind: kind as BusinessKind,
    cityCode,
    timeZone,
    address,
    phone,
    reportEmail,
    deactivatedAt: row.deactivatedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    users: row._count.users,
    activeTransports: row._count.ownedRequests,
  };
}

/** What of a logo leads to it; the image itself is read apart. */
export const logoSelect = { businessId: true, digest: true, width: true, height: true } as const;

export function toLogoDto(logo: { businessId: string; digest: string; width: number; height: number }): LogoDto {
  const { businessId, digest, width, height } = logo;
  return { path: `/api/logos/${businessId}?v=${digest.slice(0, 12)}`, width, height };
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
