// What a family may see of its case: nothing clinical, no kin, no caller, no contact, no driver.
import type { Prisma } from "@/lib/platform/db";
import type { FamilyPhone } from "@/lib/transports/access-status";
import type { NeverForFamilies } from "@/lib/transports/policy";
import type { RequestStatus } from "@/lib/transports/request-status";
import type { RouteStatus } from "@/lib/transports/route-status";
import { familyWords, formatPlace } from "./format";
import { type Place, parsePlace } from "./parse-place";
import { type FamilyPosition, familyPosition } from "./position-status";

/** All that is ever read for a family; what is not listed here cannot reach them. */
export const familyCaseSelect = {
  id: true,
  caseId: true,
  status: true,
  timeZone: true,
  deceasedName: true,
  funeralHomeName: true,
  transportCompanyName: true,
  requestedDate: true,
  requestedTime: true,
  pickupLocation: true,
  deliveryLocation: true,
  locationName: true,
  deceasedLocation: true,
  familyNote: true,
  ownerId: true,
  familyAccess: { select: { deceasedName: true } },
} satisfies Prisma.ServiceRequestSelect & { [Name in NeverForFamilies]?: never };

export type FamilyCaseRow = Prisma.ServiceRequestGetPayload<{ select: typeof familyCaseSelect }>;

/** The case as the contract names it. `notes` is the note for the family; requestedDate and -Time are wall-clock text. */
export interface FamilyCaseDto {
  id: string;
  caseId: string;
  status: RequestStatus;
  deceasedName: string | null;
  funeralHomeName: string | null;
  transportCompanyName: string | null;
  requestedDate: string | null;
  requestedTime: string | null;
  /** By name and town; of a private home only the town. */
  pickupLocation: string;
  deliveryLocation: string;
  notes: string | null;
  ownerId: string | null;
}

export function toFamilyCaseDto(row: FamilyCaseRow, caseId: string): FamilyCaseDto {
  const { deliveryLocation, funeralHomeName } = row;
  return {
    id: row.id,
    caseId,
    status: row.status as RequestStatus,
    deceasedName: row.familyAccess?.deceasedName ?? row.deceasedName,
    funeralHomeName,
    transportCompanyName: row.transportCompanyName,
    requestedDate: row.requestedDate,
    requestedTime: row.requestedTime,
    pickupLocation: formatPlace(pickupOf(row), familyWords),
    // A funeral home's own address helps a family to find it; any other place is cut like the pickup.
    deliveryLocation: funeralHomeName ? deliveryLocation : formatPlace(parsePlace(deliveryLocation), familyWords),
    notes: row.familyNote,
    ownerId: row.ownerId,
  };
}

/** A bare address may be somebody's home as well. */
const isPrivate = ({ isHome, name }: Place) => isHome || name === null;

const pickupOf = (row: FamilyCaseRow) => parsePlace(row.pickupLocation, row.locationName, row.deceasedLocation);

export const familyRouteSelect = {
  routeStatus: true,
  isActive: true,
  // Another drive of the same driver may stand at another family's home.
  driver: { select: { drivenRoutes: { where: { isActive: true }, select: { id: true }, take: 2 } } },
  currentLat: true,
  currentLng: true,
  positionAt: true,
  eta: true,
  etaHigh: true,
  distanceRemaining: true,
  arrivedAtPickupAt: true,
  pickedUpAt: true,
  departedFromPickupAt: true,
  arrivedAtDeliveryAt: true,
  deliveryCompletedAt: true,
} satisfies Prisma.TransportRouteSelect;

export type FamilyRouteRow = Prisma.TransportRouteGetPayload<{ select: typeof familyRouteSelect }>;

/** The drive as the contract names it, without who drives and what was handed over. Instants are ISO 8601. */
export interface FamilyRouteDto extends FamilyPosition {
  /** The case id. */
  id: string;
  requestId: string;
  request: { pickupLocation: string; deliveryLocation: string };
  routeStatus: RouteStatus;
  isActive: boolean;
  eta: string | null;
  distanceRemaining: string | null;
  arrivedAtPickupAt: string | null;
  pickedUpAt: string | null;
  departedFromPickupAt: string | null;
  arrivedAtDeliveryAt: string | null;
  deliveryCompletedAt: string | null;
}

const iso = (instant: Date | null) => instant?.toISOString() ?? null;

export function toFamilyRouteDto(row: FamilyRouteRow, request: FamilyCaseRow, caseId: string): FamilyRouteDto {
  const { pickupLocation, deliveryLocation } = toFamilyCaseDto(request, caseId);
  return {
    id: caseId,
    requestId: request.id,
    request: { pickupLocation, deliveryLocation },
    routeStatus: row.routeStatus as RouteStatus,
    isActive: row.isActive,
    ...familyPosition(row, {
      isShared: (row.driver?.drivenRoutes.length ?? 0) > 1,
      isPickupPrivate: isPrivate(pickupOf(request)),
      isDeliveryPrivate: !request.funeralHomeName && isPrivate(parsePlace(request.deliveryLocation)),
    }),
    // A window that lies behind would be a lie.
    eta: row.etaHigh !== null && row.etaHigh.getTime() <= Date.now() ? null : row.eta,
    distanceRemaining: row.distanceRemaining,
    arrivedAtPickupAt: iso(row.arrivedAtPickupAt),
    pickedUpAt: iso(row.pickedUpAt),
    departedFromPickupAt: iso(row.departedFromPickupAt),
    arrivedAtDeliveryAt: iso(row.arrivedAtDeliveryAt),
    deliveryCompletedAt: iso(row.deliveryCompletedAt),
  };
}

/** All that the case's page shows. */
export interface FamilyViewDto {
  case: FamilyCaseDto;
  /** The present drive, or the one that delivered; null while there is none. */
  route: FamilyRouteDto | null;
  pickup: Place;
  delivery: Place;
  phone: FamilyPhone | null;
  /** IANA zone of all times. */
  timeZone: string;
  /** The present instant, ISO 8601. */
  asOf: string;
  /** When this visit was opened, ISO 8601, if that was within the last moments; else null. */
  justOpenedAt: string | null;
}

export function toFamilyViewDto(
  row: FamilyCaseRow,
  route: FamilyRouteRow | null,
  rest: { caseId: string; phone: FamilyPhone | null; asOf: Date; openedAt: Date },
): FamilyViewDto {
  const { caseId, phone, asOf, openedAt } = rest;
  const found = toFamilyCaseDto(row, caseId);
  const hasRoute = found.status === "active" || found.status === "completed";
  return {
    case: found,
    route: route && hasRoute ? toFamilyRouteDto(route, row, caseId) : null,
    pickup: pickupOf(row),
    delivery: parsePlace(row.deliveryLocation),
    phone,
    timeZone: row.timeZone,
    asOf: asOf.toISOString(),
    justOpenedAt: asOf.getTime() - openedAt.getTime() < justOpenedMs ? openedAt.toISOString() : null,
  };
}

const justOpenedMs = 15_000;
