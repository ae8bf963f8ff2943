// What leaves this feature: requests and routes as the contract names them, cut to what the asker may see.
import { now } from "@/lib/platform/clock";
import type { Prisma } from "@/lib/platform/db";
import { type FamilyAccessStateDto, familyAccessSelect, toFamilyAccessState } from "./access-status";
import { type Act, type Asker, isOpenCall, may, offeredActs, seesAll, withheldFromOpenCall } from "./policy";
import type { FeeStatus, RequestStatus } from "./request-status";
import { offeredSteps, type RouteStatus, type RouteStepName } from "./route-status";
import { type RequestField, requestFields } from "./schema";

/** What every reading of a request selects beside its own columns. */
export const requestInclude = {
  owner: { select: { firstName: true, lastName: true } },
  ownerBusiness: { select: { name: true, namesDriverToFamilies: true } },
  creatingBusiness: { select: { name: true } },
  addressedBusiness: { select: { name: true } },
  familyAccess: { select: familyAccessSelect },
} satisfies Prisma.ServiceRequestInclude;

export type RequestRow = Prisma.ServiceRequestGetPayload<{ include: typeof requestInclude }>;

/** What a list shows of a request. Instants are ISO 8601; feeAmount is dollars. */
export interface RequestSummaryDto {
  id: string;
  caseId: string | null;
  status: RequestStatus;
  deceasedName: string | null;
  funeralHomeName: string | null;
  transportCompanyName: string | null;
  locationName: string | null;
  locationFloor: string | null;
  locationRoom: string | null;
  pickupLocation: string;
  deliveryLocation: string;
  destinationFuneralHome: string | null;
  requestedDate: string | null;
  requestedTime: string | null;
  contactName: string | null;
  contactPhone: string | null;
  suspensionReason: string | null;
  cancellationReason: string | null;
  feeStatus: FeeStatus | null;
  feeAmount: number | null;
  businessId: string | null;
  callReceivedAt: string | null;
  dateOfBirth: string | null;
  dateOfDeath: string | null;
  weight: string | null;
  ownerId: string | null;
  notes: string | null;
  timeZone: string;
  createdAt: string;
  acceptedAt: string | null;
  declinedAt: string | null;
  suspendedAt: string | null;
  cancelledAt: string | null;
  archivedAt: string | null;
  /** Who accepted; only for businesses that are party to it. */
  ownerName: string | null;
  isOpenCall: boolean;
  hasFamilyAccess: boolean;
  /** What the asker may do with it now. */
  may: Act[];
}

/** Everything recorded of a request. */
export type RequestDto = RequestSummaryDto &
  Record<Exclude<RequestField, keyof RequestSummaryDto>, string | null> & {
    creatingBusinessName: string;
    addressedBusinessName: string | null;
    ownerBusinessName: string | null;
    familyNote: string | null;
    /** Since when the family sees no map; null while it may. */
    familyMapPausedAt: string | null;
    /** Whether families read the driver's first name; for the company that carries it alone. */
    namesDriverToFamilies: boolean | null;
    /** For those who may issue it; null before it was. */
    familyAccess: FamilyAccessStateDto | null;
    /** True while what an open call withholds is withheld. */
    isWithheld: boolean;
  };

/** What the stat cards and tabs count. Instants are ISO 8601; a week begins Monday, 0:00, in the business's zone. */
export interface RequestCountsDto extends Record<RequestStatus, number> {
  oldestPendingAt: string | null;
  /** Newest acceptance among the active ones. */
  lastAcceptedAt: string | null;
  completedThisWeek: number;
  declinedThisWeek: number;
}

/** The columns that a summary is made of. */
type SummaryRow = Pick<
  RequestRow,
  (keyof RequestSummaryDto & keyof RequestRow) | "feeCents" | "creatingBusinessId" | "ownerBusinessId"
>;

/** What a summary tells that stands in other tables. */
interface Beside {
  ownerName: string | null;
  hasFamilyAccess: boolean;
}

const iso = (instant: Date | null) => instant?.toISOString() ?? null;

/**
 * `viewStatus` is how the request stands in the asker's own lists, where it differs (a pass).
 * Field by field, for lists are asked for most of all and an object filled by computed names is several times slower.
 */
export function toRequestSummaryDto(
  row: SummaryRow,
  { ownerName, hasFamilyAccess }: Beside,
  asker: Asker,
  viewStatus?: string,
): RequestSummaryDto {
  const status = (viewStatus ?? row.status) as RequestStatus;
  const all = seesAll(asker, row);
  return {
    id: row.id,
    // The case id opens the family portal; a provider of an open call has no part in it.
    caseId: all ? row.caseId : null,
    status,
    deceasedName: row.deceasedName,
    funeralHomeName: row.funeralHomeName,
    transportCompanyName: row.transportCompanyName,
    locationName: row.locationName,
    locationFloor: row.locationFloor,
    locationRoom: row.locationRoom,
    pickupLocation: row.pickupLocation,
    deliveryLocation: row.deliveryLocation,
    destinationFuneralHome: row.destinationFuneralHome,
    requestedDate: row.requestedDate,
    requestedTime: row.requestedTime,
    contactName: row.contactName,
    contactPhone: row.contactPhone,
    suspensionReason: row.suspensionReason,
    cancellationReason: row.cancellationReason,
    feeStatus: row.feeStatus as FeeStatus | null,
    feeAmount: row.feeCents === null ? null : row.feeCents / 100,
    businessId: row.businessId,
    callReceivedAt: row.callReceivedAt,
    dateOfBirth: all ? row.dateOfBirth : null,
    dateOfDeath: row.dateOfDeath,
    weight: row.weight,
    ownerId: row.ownerId,
    notes: all ? row.notes : null,
    timeZone: row.timeZone,
    createdAt: row.createdAt.toISOString(),
    acceptedAt: iso(row.acceptedAt),
    declinedAt: iso(row.declinedAt),
    suspendedAt: iso(row.suspendedAt),
    cancelledAt: iso(row.cancelledAt),
    archivedAt: iso(row.archivedAt),
    ownerName,
    isOpenCall: isOpenCall(row),
    hasFamilyAccess: all && hasFamilyAccess,
    may: offeredActs(asker, row, status),
  };
}

export function toRequestDto(row: RequestRow, asker: Asker, viewStatus?: string): RequestDto {
  const isWithheld = !seesAll(asker, row);
  const withheld: readonly string[] = isWithheld ? withheldFromOpenCall : [];
  const { owner, familyAccess } = row;
  const beside = {
    ownerName: owner && `${owner.firstName} ${owner.lastName}`,
    hasFamilyAccess: familyAccess !== null && familyAccess.revokedAt === null,
  };
  const payload = Object.fromEntries(requestFields.map((name) => [name, withheld.includes(name) ? null : row[name]]));
  const summary = toRequestSummaryDto(row, beside, asker, viewStatus);
  const hasAccess = familyAccess !== null && may(asker, "issueAccess", row);
  return {
    ...(payload as Record<RequestField, string | null>),
    ...summary,
    // Decision 0021: access that was issued once is managed from the details in every state.
    may: hasAccess ? [...new Set<Act>([...summary.may, "issueAccess"])] : summary.may,
    creatingBusinessName: row.creatingBusiness.name,
    addressedBusinessName: row.addressedBusiness?.name ?? null,
    ownerBusinessName: row.ownerBusiness?.name ?? null,
    familyNote: isWithheld ? null : row.familyNote,
    familyMapPausedAt: isWithheld ? null : iso(row.familyMapPausedAt),
    namesDriverToFamilies:
      row.ownerBusinessId === asker.businessId ? (row.ownerBusiness?.namesDriverToFamilies ?? null) : null,
    familyAccess: hasAccess ? toFamilyAccessState(familyAccess) : null,
    isWithheld,
  };
}

export const routeInclude = {
  request: {
    select: {
      id: true,
      caseId: true,
      status: true,
      deceasedName: true,
      pickupLocation: true,
      deliveryLocation: true,
      timeZone: true,
      creatingBusinessId: true,
      businessId: true,
      ownerBusinessId: true,
    },
  },
  driver: { select: { id: true, firstName: true, lastName: true } },
} satisfies Prisma.TransportRouteInclude;

export type RouteRow = Prisma.TransportRouteGetPayload<{ include: typeof routeInclude }>;

/** A drive as the contract names it. Instants are ISO 8601; eta and distanceRemaining are text. */
export interface RouteDto {
  id: string;
  requestId: string;
  request: {
    id: string;
    caseId: string | null;
    deceasedName: string | null;
    pickupLocation: string;
    deliveryLocation: string;
  };
  routeStatus: RouteStatus;
  isActive: boolean;
  driverId: string | null;
  driverName: string | null;
  currentLat: number | null;
  currentLng: number | null;
  /** 'lat,lng' */
  currentLocation: string | null;
  /** When the vehicle was there. */
  positionAt: string | null;
  /** Metres; metres a second; degrees from north. */
  positionAccuracy: number | null;
  positionSpeed: number | null;
  positionHeading: number | null;
  /** Grows with every place of the vehicle. */
  liveSeq: number;
  eta: string | null;
  distanceRemaining: string | null;
  /** When eta and distanceRemaining were worked out, and the window that eta stands for. */
  etaAt: string | null;
  etaLow: string | null;
  etaHigh: string | null;
  arrivedAtPickupAt: string | null;
  pickedUpAt: string | null;
  departedFromPickupAt: string | null;
  arrivedAtDeliveryAt: string | null;
  deliveryCompletedAt: string | null;
  deceasedReceived: boolean;
  recipientName: string | null;
  personalEffectsTransferred: boolean;
  personalEffectsNotes: string | null;
  afterHoursDelivery: boolean;
  afterHoursRecordedAt: string | null;
  deliveryNotes: string | null;
  startedAt: string;
  endedAt: string | null;
  timeZone: string;
  /** The driver's steps that the asker may take now. */
  may: RouteStepName[];
}

export function toRouteDto(row: RouteRow, asker: Asker): RouteDto {
  const { id, caseId, deceasedName, pickupLocation, deliveryLocation, timeZone } = row.request;
  const { currentLat, currentLng, positionAccuracy, positionSpeed, positionHeading, liveSeq } = row;
  const place = { currentLat, currentLng, positionAccuracy, positionSpeed, positionHeading, liveSeq };
  const { deceasedReceived, recipientName, personalEffectsTransferred, personalEffectsNotes } = row;
  const handover = { deceasedReceived, recipientName, personalEffectsTransferred, personalEffectsNotes };
  const routeStatus = row.routeStatus as RouteStatus;
  // A window that lies behind would be a lie; it stands until the vehicle's next place.
  const isOvertaken = row.etaHigh !== null && row.etaHigh <= now();
  return {
    id: row.id,
    requestId: row.requestId,
    request: { id, caseId, deceasedName, pickupLocation, deliveryLocation },
    routeStatus,
    isActive: row.isActive,
    driverId: row.driverId,
    driverName: row.driver && `${row.driver.firstName} ${row.driver.lastName}`,
    ...place,
    currentLocation: currentLat === null ? null : `${currentLat},${currentLng}`,
    positionAt: iso(row.positionAt),
    eta: isOvertaken ? null : row.eta,
    distanceRemaining: row.distanceRemaining,
    etaAt: iso(row.etaAt),
    etaLow: iso(row.etaLow),
    etaHigh: iso(row.etaHigh),
    arrivedAtPickupAt: iso(row.arrivedAtPickupAt),
    pickedUpAt: iso(row.pickedUpAt),
    departedFromPickupAt: iso(row.departedFromPickupAt),
    arrivedAtDeliveryAt: iso(row.arrivedAtDeliveryAt),
    deliveryCompletedAt: iso(row.deliveryCompletedAt),
    ...handover,
    afterHoursDelivery: row.afterHoursDelivery,
    afterHoursRecordedAt: iso(row.afterHoursRecordedAt),
    deliveryNotes: row.deliveryNotes,
    startedAt: row.startedAt.toISOString(),
    endedAt: iso(row.endedAt),
    timeZone,
    may: offeredSteps({ ...row, routeStatus }).filter((step) => may(asker, step, row.request)),
  };
}
