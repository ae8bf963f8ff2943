// What a family may see of its case: nothing clinical, no kin, no caller, no contact, no driver but perhaps a first name.
import type { Prisma } from "@/lib/platform/db";
import type { FamilyPhone } from "@/lib/transports/access-status";
import type { NeverForFamilies } from "@/lib/transports/policy";
import type { RequestStatus } from "@/lib/transports/request-status";
import type { RouteStatus } from "@/lib/transports/route-status";
import { type ArrivalDto, arrivalOf } from "./arrival-status";
import { firstNameOf, formatPlace } from "./format";
import type { Language } from "./parse-language";
import { type Place, parsePlace } from "./parse-place";
import { type FamilyPosition, familyPosition, isSharedAt } from "./position-status";
import { caseWords } from "./words/case";

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
  familyMapPausedAt: true,
  ownerId: true,
  ownerBusiness: { select: { namesDriverToFamilies: true } },
  familyAccess: { select: { deceasedName: true } },
  review: { select: { id: true } },
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

export function toFamilyCaseDto(row: FamilyCaseRow, caseId: string, language: Language): FamilyCaseDto {
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
    pickupLocation: formatPlace(pickupOf(row), language),
    // A funeral home's own address helps a family to find it; any other place is cut like the pickup.
    deliveryLocation: isDeliveryPublic(row) ? deliveryLocation : formatPlace(parsePlace(deliveryLocation), language),
    notes: row.familyNote,
    ownerId: row.ownerId,
  };
}

/** A bare address may be somebody's home as well. */
const isPrivate = ({ isHome, name }: Place) => isHome || name === null;

const pickupOf = (row: FamilyCaseRow) => parsePlace(row.pickupLocation, row.locationName, row.deceasedLocation);

/** Where a funeral home takes part its address may be told, unless what is written says that it is a home. */
const isDeliveryPublic = ({ funeralHomeName, deliveryLocation }: FamilyCaseRow) =>
  funeralHomeName !== null && !parsePlace(deliveryLocation).isHome;

/** Whether somebody may live at the two ends. */
export function privateEndsOf(row: FamilyCaseRow): Record<"isPickupPrivate" | "isDeliveryPrivate", boolean> {
  const isDeliveryPrivate = !isDeliveryPublic(row) && isPrivate(parsePlace(row.deliveryLocation));
  return { isPickupPrivate: isPrivate(pickupOf(row)), isDeliveryPrivate };
}

export const familyRouteSelect = {
  id: true,
  routeStatus: true,
  isActive: true,
  driver: {
    select: {
      firstName: true,
      // The vehicle may stand at another family's home: those under way first, then what ended last.
      drivenRoutes: {
        orderBy: { endedAt: { sort: "desc", nulls: "first" } },
        select: { id: true, endedAt: true },
        take: 2,
      },
    },
  },
  currentLat: true,
  currentLng: true,
  positionAt: true,
  eta: true,
  etaLow: true,
  etaHigh: true,
  distanceRemaining: true,
  arrivedAtPickupAt: true,
  pickedUpAt: true,
  departedFromPickupAt: true,
  arrivedAtDeliveryAt: true,
  deliveryCompletedAt: true,
} satisfies Prisma.TransportRouteSelect;

export type FamilyRouteRow = Prisma.TransportRouteGetPayload<{ select: typeof familyRouteSelect }>;

/** The drive as the contract names it, without the driver's person and what was handed over. Instants are ISO 8601. */
export interface FamilyRouteDto extends FamilyPosition {
  /** The case id. */
  id: string;
  requestId: string;
  request: { pickupLocation: string; deliveryLocation: string };
  routeStatus: RouteStatus;
  isActive: boolean;
  /** Where the company allows it, and while the drive is under way. */
  driverFirstName: string | null;
  /** Whether a coordinator keeps the map and the position from the family for now. */
  isMapPaused: boolean;
  eta: string | null;
  /** The window that `eta` stands for. */
  etaLow: string | null;
  etaHigh: string | null;
  /** The same window as the family reads it, in its language; null where none is known. */
  arrival: ArrivalDto | null;
  /** The town of `currentLocation`; null where none is near. */
  near: string | null;
  distanceRemaining: string | null;
  arrivedAtPickupAt: string | null;
  pickedUpAt: string | null;
  departedFromPickupAt: string | null;
  arrivedAtDeliveryAt: string | null;
  deliveryCompletedAt: string | null;
}

const iso = (instant: Date | null) => instant?.toISOString() ?? null;

/** Where the vehicle is, as far as the family may see it. */
export function familyPositionOf(row: FamilyRouteRow, request: FamilyCaseRow): FamilyPosition {
  return familyPosition(row, {
    isPaused: request.familyMapPausedAt !== null,
    isShared: isSharedAt(
      row.positionAt,
      (row.driver?.drivenRoutes ?? []).filter(({ id }) => id !== row.id),
    ),
    ...privateEndsOf(request),
  });
}

export function toFamilyRouteDto(
  row: FamilyRouteRow,
  request: FamilyCaseRow,
  rest: { caseId: string; language: Language; near: string | null; asOf: Date },
): FamilyRouteDto {
  const { caseId, language, near } = rest;
  const asOf = rest.asOf.toISOString();
  const { pickupLocation, deliveryLocation, deceasedName } = toFamilyCaseDto(request, caseId, language);
  const isPaused = request.familyMapPausedAt !== null;
  // A window that lies behind would be a lie.
  const isExpected = row.isActive && !(row.etaHigh !== null && row.etaHigh <= rest.asOf);
  const expected = {
    routeStatus: row.routeStatus as RouteStatus,
    isActive: row.isActive,
    etaLow: isExpected ? iso(row.etaLow) : null,
    etaHigh: isExpected ? iso(row.etaHigh) : null,
  };
  const who = firstNameOf(deceasedName) ?? caseWords[language].lovedOne;
  return {
    id: caseId,
    requestId: request.id,
    request: { pickupLocation, deliveryLocation },
    ...expected,
    ...familyPositionOf(row, request),
    driverFirstName:
      row.isActive && request.ownerBusiness?.namesDriverToFamilies ? row.driver?.firstName.trim() || null : null,
    isMapPaused: row.isActive && isPaused,
    eta: isExpected ? row.eta : null,
    arrival: arrivalOf(expected, { language, who, timeZone: request.timeZone, asOf }),
    near,
    // How far it still is says where it is.
    distanceRemaining: isPaused ? null : row.distanceRemaining,
    arrivedAtPickupAt: iso(row.arrivedAtPickupAt),
    pickedUpAt: iso(row.pickedUpAt),
    departedFromPickupAt: iso(row.departedFromPickupAt),
    arrivedAtDeliveryAt: iso(row.arrivedAtDeliveryAt),
    deliveryCompletedAt: iso(row.deliveryCompletedAt),
  };
}

/** An end of the way. `isTown` is a private home, of which only the middle of its town is told. */
export interface FamilyMapEnd {
  lat: number;
  lng: number;
  /** From `zip` on it is the middle of that area, not the door. */
  precision: "pin" | "address" | "street" | "zip" | "city" | "county";
  isTown: boolean;
}

/** What the family's map draws. */
export interface FamilyMapDto {
  pickup: FamilyMapEnd | null;
  delivery: FamilyMapEnd | null;
  vehicle: {
    lat: number;
    lng: number;
    /** Known to about a kilometre. */
    isApproximate: boolean;
    /** The town it is in or near; null where none is. */
    near: string | null;
  };
}

/** All that the case's page shows. */
export interface FamilyViewDto {
  case: FamilyCaseDto;
  /** The present drive, or the one that delivered; null while there is none. */
  route: FamilyRouteDto | null;
  /** Whether its vehicle was ever seen. */
  hasSetOut: boolean;
  /** Null while there is no position to show. */
  map: FamilyMapDto | null;
  /** The ETags of the case and the drive as they stand here. */
  tags: { case: string; route: string | null };
  pickup: Place;
  delivery: Place;
  phone: FamilyPhone | null;
  /** IANA zone of all times. */
  timeZone: string;
  /** The present instant, ISO 8601. */
  asOf: string;
  /** How the family can be told of each step; empty where no message could say where to go. */
  channels: ("email" | "text")[];
  /** When this visit was opened, ISO 8601, if that was within the last moments; else null. */
  justOpenedAt: string | null;
}

/** Whom a message's link names: asked, told, or neither. */
export interface UpdatesDto {
  state: "ask" | "on" | "off";
  /** Null with `off`, where nobody is known. */
  language: Language | null;
}

export function toFamilyViewDto(
  row: FamilyCaseRow,
  route: FamilyRouteRow | null,
  rest: {
    caseId: string;
    language: Language;
    phone: FamilyPhone | null;
    map: FamilyMapDto | null;
    channels: FamilyViewDto["channels"];
    asOf: Date;
    openedAt: Date;
  },
): Omit<FamilyViewDto, "tags"> {
  const { caseId, language, phone, map, channels, asOf, openedAt } = rest;
  const found = toFamilyCaseDto(row, caseId, language);
  const hasRoute = found.status === "active" || found.status === "completed";
  const near = map?.vehicle.near ?? null;
  const drive = route && hasRoute ? toFamilyRouteDto(route, row, { caseId, language, near, asOf }) : null;
  return {
    case: found,
    route: drive,
    map: hasRoute ? map : null,
    hasSetOut: hasRoute && (route?.positionAt ?? null) !== null,
    pickup: pickupOf(row),
    delivery: parsePlace(row.deliveryLocation),
    phone,
    channels,
    timeZone: row.timeZone,
    asOf: asOf.toISOString(),
    justOpenedAt: asOf.getTime() - openedAt.getTime() < justOpenedMs ? openedAt.toISOString() : null,
  };
}

const justOpenedMs = 15_000;
