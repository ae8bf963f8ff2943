// What the calls on requests, routes and people answer, field by field.
import { z } from "zod";
import { type EventType, eventLabels, type HistoryEntryDto } from "@/lib/audit/events";
import { roles } from "@/lib/auth/actor";
import type { UserDto } from "@/lib/auth/dto";
import type { DriverDto } from "@/lib/businesses/dto";
import type { BusinessDto } from "@/lib/businesses/queries";
import type { FamilyCaseDto, FamilyRouteDto } from "@/lib/family/dto";
import { type ErrorBody, type ErrorCode, statusByCode } from "@/lib/platform/errors";
import type { FamilyAccessStateDto, FamilyCardDto } from "@/lib/transports/access-status";
import type { RequestCountsDto, RequestDto, RequestSummaryDto, RouteDto } from "@/lib/transports/dto";
import type { FamilyAccessDto } from "@/lib/transports/issue-family-access";
import { feeStatuses, requestStatuses } from "@/lib/transports/request-status";
import { routeStatuses, routeStepNames } from "@/lib/transports/route-status";
import { type RequestField, requestFields } from "@/lib/transports/schema";
import { answerOf } from "./call";

const text = z.string().nullable();
const id = z.uuid();
const instant = z.iso.datetime();
const instantOrNot = instant.nullable();
const position = z.number().nullable();
const requestStatus = z.enum(requestStatuses);
const routeStatus = z.enum(routeStatuses);

export const errorAnswer = answerOf<ErrorBody>()(
  "Error",
  z.strictObject({
    error: z.string().meta({ description: "A sentence for the person who reads it." }),
    code: z.enum(Object.keys(statusByCode) as ErrorCode[]),
    fields: z.record(z.string(), z.string()).optional().meta({ description: "Sentences by field name." }),
  }),
);

export const userAnswer = answerOf<UserDto>()(
  "User",
  z.strictObject({
    id,
    firstName: z.string(),
    lastName: z.string(),
    role: z.enum(roles),
    businessId: id,
    businessName: z.string(),
    timeZone: z.string().meta({ description: "IANA zone of the business." }),
  }),
);

export const businessAnswer = answerOf<BusinessDto>()("Business", z.strictObject({ id, name: z.string() }));

export const driverAnswer = answerOf<DriverDto>()("Driver", z.strictObject({ id, name: z.string() }));

const acts = [
  "accept",
  "decline",
  "pass",
  "undoDecline",
  "undoPass",
  "suspend",
  "cancel",
  "changeAddress",
  "assignDriver",
  ...routeStepNames,
  "issueAccess",
  "viewReport",
] as const;

export const requestSummaryAnswer = answerOf<RequestSummaryDto>()(
  "RequestSummary",
  z.strictObject({
    id,
    caseId: text,
    status: requestStatus,
    deceasedName: text,
    funeralHomeName: text,
    transportCompanyName: text,
    locationName: text,
    locationFloor: text,
    locationRoom: text,
    pickupLocation: z.string(),
    deliveryLocation: z.string(),
    destinationFuneralHome: text,
    requestedDate: text,
    requestedTime: text,
    contactName: text,
    contactPhone: text,
    suspensionReason: text,
    cancellationReason: text,
    feeStatus: z.enum(feeStatuses).nullable(),
    feeAmount: z.number().nullable().meta({ description: "Dollars; of a partial fee." }),
    businessId: id.nullable().meta({ description: "Whom it is addressed to; null is an open call." }),
    callReceivedAt: text,
    dateOfBirth: text,
    dateOfDeath: text,
    weight: text,
    ownerId: id.nullable(),
    notes: text,
    timeZone: z.string().meta({ description: "IANA zone of all wall-clock texts." }),
    createdAt: instant,
    acceptedAt: instantOrNot,
    declinedAt: instantOrNot,
    suspendedAt: instantOrNot,
    cancelledAt: instantOrNot,
    archivedAt: instantOrNot,
    ownerName: text,
    isOpenCall: z.boolean(),
    hasFamilyAccess: z.boolean(),
    may: z.array(z.enum(acts)).meta({ description: "What the asker may do with it now." }),
  }),
);

const familyAccessState = answerOf<FamilyAccessStateDto>()(
  "FamilyAccessState",
  z.strictObject({
    hasPin: z.boolean(),
    issuedAt: instant,
    issuedBy: z.string(),
    lastOpenedAt: instantOrNot,
    failedTries: z.int().meta({ description: "Tries with a wrong PIN since it was issued." }),
    lastFailedAt: instantOrNot,
    peopleTold: z.int().meta({ description: "How many of the family get messages." }),
    revokedAt: instantOrNot,
  }),
);

const recordedTexts = Object.fromEntries(requestFields.map((name) => [name, text])) as Record<
  RequestField,
  typeof text
>;

export const requestAnswer = answerOf<RequestDto>()(
  "Request",
  z.strictObject({
    ...recordedTexts,
    ...requestSummaryAnswer.shape,
    creatingBusinessName: z.string(),
    addressedBusinessName: text,
    ownerBusinessName: text,
    familyNote: text,
    familyMapPausedAt: instantOrNot.meta({ description: "Since when the family sees no map." }),
    namesDriverToFamilies: z
      .boolean()
      .nullable()
      .meta({ description: "Whether families read the driver's first name; for the carrying company alone." }),
    familyAccess: familyAccessState.nullable(),
    isWithheld: z.boolean(),
  }),
);

export const countsAnswer = answerOf<RequestCountsDto>()(
  "RequestCounts",
  z.strictObject({
    pending: z.int(),
    active: z.int(),
    completed: z.int(),
    declined: z.int(),
    oldestPendingAt: instantOrNot,
    lastAcceptedAt: instantOrNot,
    completedThisWeek: z.int(),
    declinedThisWeek: z.int(),
  }),
);

export const historyEntryAnswer = answerOf<Omit<HistoryEntryDto, "businessId">>()(
  "HistoryEntry",
  z.strictObject({
    seq: z.int(),
    type: z.enum(Object.keys(eventLabels) as EventType[]),
    label: z.string(),
    at: instant,
    by: text,
    detail: z.string().optional(),
    pressedAt: instant.optional().meta({ description: "When the driver pressed, where the step was sent later." }),
    hash: z.string().meta({ description: "The first 12 characters of the link's hash." }),
  }),
);

export const issuedAccessAnswer = answerOf<FamilyAccessDto>()(
  "IssuedAccess",
  z.strictObject({ caseId: z.string(), hasPin: z.boolean(), issuedAt: instant }),
);

export const familyCardAnswer = answerOf<FamilyCardDto>()(
  "FamilyCard",
  z.strictObject({
    caseId: z.string(),
    hasPin: z.boolean(),
    signInUrl: z.url().nullable().meta({ description: "Null where only the browser knows the platform's address." }),
    closesAt: instantOrNot.meta({ description: "Some days after the delivery; null before it." }),
    funeralHomeName: text,
    phone: z.strictObject({ name: z.string(), number: z.string() }).nullable(),
  }),
);

/** The times of a drive. */
const stamps = {
  arrivedAtPickupAt: instantOrNot,
  pickedUpAt: instantOrNot,
  departedFromPickupAt: instantOrNot,
  arrivedAtDeliveryAt: instantOrNot,
  deliveryCompletedAt: instantOrNot,
};

export const routeAnswer = answerOf<RouteDto>()(
  "Route",
  z.strictObject({
    id,
    requestId: id,
    request: z.strictObject({
      id,
      caseId: text,
      deceasedName: text,
      pickupLocation: z.string(),
      deliveryLocation: z.string(),
    }),
    routeStatus,
    isActive: z.boolean(),
    driverId: id.nullable(),
    driverName: text,
    currentLat: position,
    currentLng: position,
    currentLocation: text.meta({ description: "'lat,lng'" }),
    positionAt: instantOrNot,
    positionAccuracy: position.meta({ description: "Metres." }),
    positionSpeed: position.meta({ description: "Metres a second." }),
    positionHeading: position.meta({ description: "Degrees from north." }),
    liveSeq: z.number().meta({ description: "Grows with every place of the vehicle." }),
    eta: text,
    distanceRemaining: text,
    etaAt: instantOrNot,
    etaLow: instantOrNot,
    etaHigh: instantOrNot,
    ...stamps,
    deceasedReceived: z.boolean(),
    recipientName: text,
    personalEffectsTransferred: z.boolean(),
    personalEffectsNotes: text,
    afterHoursDelivery: z.boolean(),
    afterHoursRecordedAt: instantOrNot,
    deliveryNotes: text,
    startedAt: instant,
    endedAt: instantOrNot,
    timeZone: z.string(),
    may: z.array(z.enum(routeStepNames)).meta({ description: "The steps that the asker may take now." }),
  }),
);

export const familyCaseAnswer = answerOf<FamilyCaseDto>()(
  "FamilyCase",
  z.strictObject({
    id,
    caseId: z.string(),
    status: requestStatus,
    deceasedName: text,
    funeralHomeName: text,
    transportCompanyName: text,
    requestedDate: text,
    requestedTime: text,
    pickupLocation: z.string(),
    deliveryLocation: z.string(),
    notes: text.meta({ description: "The note that was written for the family." }),
    ownerId: id.nullable(),
  }),
);

export const familyRouteAnswer = answerOf<FamilyRouteDto>()(
  "FamilyRoute",
  z.strictObject({
    id: z.string().meta({ description: "The case ID." }),
    requestId: id,
    request: z.strictObject({ pickupLocation: z.string(), deliveryLocation: z.string() }),
    routeStatus,
    isActive: z.boolean(),
    currentLocation: text.meta({
      description: "'lat,lng', between pickup and delivery; near a private residence rounded to 0.01 degrees.",
    }),
    positionAt: text.meta({ description: "When the vehicle was last heard of." }),
    isPositionApproximate: z.boolean(),
    driverFirstName: text.meta({ description: "Where the company allows it." }),
    isMapPaused: z.boolean().meta({ description: "A coordinator keeps the position from the family for now." }),
    eta: text,
    etaLow: instantOrNot,
    etaHigh: instantOrNot,
    arrival: z
      .strictObject({ label: z.string(), window: z.string(), zone: z.string(), until: z.string() })
      .nullable()
      .meta({ description: "The window in words, in the family's language." }),
    near: text.meta({ description: "The town of `currentLocation`." }),
    distanceRemaining: text,
    ...stamps,
  }),
);

export const openedCaseAnswer = z.strictObject({ caseId: z.string() }).meta({ id: "OpenedCase" });
