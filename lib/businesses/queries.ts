// Reads the businesses that work on the platform, and the places they have pinned.
import "server-only";
import type { BusinessActor, FamilyActor } from "@/lib/auth/actor";
import { database, db } from "@/lib/platform/db";
import type { OwnPlace } from "@/lib/platform/geo/provider";
import { notFound, unauthorized } from "@/lib/platform/errors";
import {
  type BusinessKind,
  type DriverDto,
  type LogoDto,
  logoSelect,
  type OwnBusinessDto,
  type PlaceDto,
  placeInclude,
  toLogoDto,
  toPlaceDto,
} from "./dto";

export interface BusinessDto {
  id: string;
  name: string;
}

/** Every business that works on the platform, by name; none that was deactivated. */
export async function listBusinesses(): Promise<BusinessDto[]> {
  return db.business.findMany({
    where: { deactivatedAt: null },
    select: { id: true, name: true },
    orderBy: [{ name: "asc" }, { id: "asc" }],
  });
}

/** Transport companies, by name: those that a text may ask to carry. */
export async function listCarriers(): Promise<BusinessDto[]> {
  return db.business.findMany({
    where: { kind: "transport_company", deactivatedAt: null },
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

/** The actor's own business. */
export async function getOwnBusiness({ businessId: id }: BusinessActor): Promise<OwnBusinessDto> {
  const row = await db.business.findUniqueOrThrow({ where: { id }, include: { logo: { select: logoSelect } } });
  const { name, kind, cityCode, timeZone, address, phone, reportEmail, namesDriverToFamilies } = row;
  const told = { name, kind: kind as BusinessKind, cityCode, timeZone, address, phone, reportEmail };
  return { ...told, namesDriverToFamilies, logo: row.logo && toLogoDto(row.logo) };
}

export interface LogoImage {
  mediaType: string;
  image: Uint8Array<ArrayBuffer>;
  /** SHA-256, hexadecimal. */
  digest: string;
}

/** The logo of a business, or null. */
export async function findLogoImage(businessId: string): Promise<LogoImage | null> {
  const select = { mediaType: true, image: true, digest: true } as const;
  return db.businessLogo.findUnique({ where: { businessId }, select });
}

interface Visitor {
  business: BusinessActor | null;
  family: FamilyActor | null;
}

/**
 * The logo of a business: for whoever is signed in, and for families of its transports. Raises `unauthorized` and
 * `not_found`.
 */
export async function getLogoImage({ business, family }: Visitor, businessId: string): Promise<LogoImage> {
  if (!business && !family) throw unauthorized();
  const maySee = business !== null || (family !== null && (await isOfCase(family, businessId)));
  const logo = maySee ? await findLogoImage(businessId) : null;
  if (!logo) throw notFound("There is no logo here.");
  return logo;
}

async function isOfCase({ requestId: id }: FamilyActor, businessId: string): Promise<boolean> {
  const select = { creatingBusinessId: true, ownerBusinessId: true } as const;
  const request = await db.serviceRequest.findUnique({ where: { id }, select });
  return request !== null && [request.creatingBusinessId, request.ownerBusinessId].includes(businessId);
}

/** The logo of the business that a family's page names: of those of its case, the one of that name. */
export async function findCaseLogo({ requestId: id }: FamilyActor, name: string | null): Promise<LogoDto | null> {
  const ofBusiness = { select: { name: true, logo: { select: logoSelect } } } as const;
  const request = await db.serviceRequest.findUnique({
    where: { id },
    select: { creatingBusiness: ofBusiness, ownerBusiness: ofBusiness },
  });
  const named = [request?.creatingBusiness, request?.ownerBusiness].find((each) => each?.name === name);
  return named?.logo ? toLogoDto(named.logo) : null;
}
