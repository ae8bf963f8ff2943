// What may come in for a transport: the payload of a new request, and the input of every move.
import { z } from "zod";
import { isDay } from "./parse-day";
import { parseListCursor } from "./parse-list-cursor";
import { checkPress, pressFields } from "./parse-press";
import { feeStatuses, requestStatuses } from "./request-status";

const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

/** Free text of at most `max` characters, trimmed; PostgreSQL cannot hold NUL, and half a surrogate pair is no text. */
export function bounded(max: number, missing = "This must be text.") {
  return z
    .string(missing)
    .max(max, `At most ${max.toLocaleString("en-US")} characters.`)
    .refine((value) => !controls.test(value) && isWellFormed(value), "This contains characters that cannot be stored.")
    .transform((value) => value.replaceAll(directions, "").trim());
}

/** Marks that turn the direction of the text after them; in a name they would turn the page around it. */
const directions = /[\u202A-\u202E\u2066-\u2069]/g;

const isWellFormed = (value: string) => !/\p{Surrogate}/u.test(value);

/** Bounded free text; blank means absent. */
function text(max: number) {
  return bounded(max)
    .transform((value) => value || undefined)
    .optional();
}

function location(sentence: string) {
  return bounded(500, sentence).refine((value) => value !== "", sentence);
}

const uuid = z.uuid("This is not an id.");

/** The form payload of a new request, all free text. */
export const requestPayload = z.strictObject({
  pickupLocation: location("Pickup location is required."),
  deliveryLocation: location("Delivery location is required."),
  contactName: text(200),
  contactPhone: text(200),
  requestedDate: text(200),
  requestedTime: text(200),
  notes: text(8_000),
  callReceivedAt: text(200),
  businessId: z
    .string("This must be text.")
    .transform((value) => value.trim() || undefined)
    .pipe(z.uuid("This business is not on the list.").optional())
    .optional(),
  deceasedName: text(200),
  dateOfBirth: text(200),
  dateOfDeath: text(200),
  weight: text(200),
  isDeceasedReady: text(200),
  isVeteran: text(200),
  covidStatus: text(200),
  callerName: text(200),
  callerPhone: text(200),
  callerIdPhone: text(200),
  callerType: text(200),
  callerRelationship: text(200),
  deceasedLocation: text(500),
  locationName: text(200),
  locationAddress: text(500),
  locationCounty: text(200),
  locationPhone: text(200),
  locationFloor: text(200),
  locationRoom: text(200),
  isFamilyThere: text(200),
  dateOfPassing: text(200),
  timeOfPassing: text(200),
  attendingDoctor: text(200),
  doctorPhone: text(200),
  nokName: text(200),
  nokRelationship: text(200),
  nokPhone: text(200),
  nokAddress: text(500),
  isPrearranged: text(200),
  destinationFuneralHome: text(200),
  age: text(200),
  sex: text(200),
  height: text(200),
  homeAddress: text(500),
  nokAltPhone: text(200),
  pronouncedBy: text(200),
  certifyingDoctor: text(200),
  certifyingDoctorPhone: text(200),
  hospiceName: text(200),
  isCoronerCase: text(200),
  coronerCaseNumber: text(200),
  isDonor: text(200),
  stairsOrObstacles: text(500),
  crewNeeded: text(200),
  infectionPrecautions: text(200),
  releaseAuthorizedBy: text(200),
  embalmingPermission: text(200),
});

export type RequestPayload = z.output<typeof requestPayload>;
export type RequestField = keyof RequestPayload;
export const requestFields = Object.keys(requestPayload.shape) as RequestField[];

/** `creationKey` names one submission, so that sending it twice makes one request. */
export const createRequestInput = z.strictObject({ payload: requestPayload, creationKey: uuid.optional() });

/** The header that carries a submission's key. */
export const creationHeaders = z.object({
  "idempotency-key": z.uuid("The Idempotency-Key must be a UUID.").optional(),
});

export const requestIdInput = z.strictObject({ id: uuid });
export const routeIdInput = z.strictObject({ id: uuid });

/** The body of …/driver. */
export const driverBody = z.strictObject({ driverId: z.uuid("Choose who drives.") });
export const assignDriverInput = z.strictObject({ id: uuid, ...driverBody.shape });

/** `ownerId`, when sent, must be the caller's own id. */
export const acceptRequestInput = z.strictObject({ id: uuid, ownerId: uuid.optional() });
export const declineRequestInput = requestIdInput;

/** The specification's "empty" body; none at all counts as `{}`. */
export const emptyBody = z.strictObject({});

/** The body of PATCH …/status. */
export const statusBody = z.strictObject({
  status: z.enum(["active", "declined"], 'The status may be set to "active" or "declined".'),
  ownerId: uuid.optional(),
});

/** Why something is done that others will ask about. */
export const reason = bounded(2_000, "Reason Required. Please provide a reason for this action.").refine(
  (value) => value !== "",
  "Reason Required. Please provide a reason for this action.",
);

/** The body of …/suspend. */
export const suspendBody = z.strictObject({ reason });
export const suspendRequestInput = z.strictObject({ id: uuid, reason });

const amountRequired = "Amount Required. Please enter a valid partial fee amount.";
const mostDollars = 1_000_000;

/** Dollars above 0 with at most two decimals. */
const feeAmount = z
  .number(amountRequired)
  .refine((dollars) => dollars > 0 && dollars === Math.round(dollars * 100) / 100, amountRequired)
  .refine((dollars) => dollars <= mostDollars, `At most $${mostDollars.toLocaleString("en-US")}.`)
  .optional();

const cancelFields = {
  reason,
  feeStatus: z.enum(feeStatuses, 'The fee is "full", "partial" or "none".'),
  /** Dollars; with a partial fee only. */
  feeAmount,
};

function checkFee(
  { feeStatus, feeAmount: amount }: { feeStatus: string; feeAmount?: number | undefined },
  context: z.core.$RefinementCtx,
): void {
  const add = (message: string) => context.addIssue({ code: "custom", path: ["feeAmount"], message });
  if (feeStatus === "partial" && amount === undefined) add(amountRequired);
  if (feeStatus !== "partial" && amount !== undefined) add("An amount goes with a partial fee only.");
}

/** The body of …/cancel. */
export const cancelBody = z.strictObject(cancelFields).superRefine(checkFee);
export const cancelRequestInput = z.strictObject({ id: uuid, ...cancelFields }).superRefine(checkFee);

const addressFields = {
  pickupLocation: location("Pickup address is required").optional(),
  deliveryLocation: location("Delivery address is required").optional(),
};
const hasAddress = (sent: { pickupLocation?: string | undefined; deliveryLocation?: string | undefined }) =>
  sent.pickupLocation !== undefined || sent.deliveryLocation !== undefined;
const oneAddress = "Send the pickup or the delivery address.";

/** The body of …/addresses: only what changed. */
export const addressBody = z.strictObject(addressFields).refine(hasAddress, oneAddress);
export const changeAddressInput = z.strictObject({ id: uuid, ...addressFields }).refine(hasAddress, oneAddress);

/** What the job that recalculates a route is given. */
export const recalculateRouteInput = z.strictObject({ requestId: uuid });
export const recalculateRouteJob = (requestId: string) => ({ kind: "recalculate-route", payload: { requestId } });

export const undoDeclineInput = requestIdInput;

/** Blank means none. It must be sent, for a call without it would take the note away. */
const familyNote = bounded(2_000, "Send the note; a blank one takes it away.").transform((value) => value || null);

/** The body of …/family-note; blank takes the note away. */
export const familyNoteBody = z.strictObject({ familyNote });
export const editFamilyNoteInput = z.strictObject({ id: uuid, familyNote });
export const revokeFamilyAccessInput = requestIdInput;
export const familyMapInput = requestIdInput;

const deliveryFields = {
  deceasedReceived: z.literal(true, "Must confirm deceased was received"),
  recipientName: text(200),
  deliveryNotes: text(4_000),
  personalEffectsTransferred: z.boolean("This must be true or false.").default(false),
  personalEffectsNotes: text(4_000),
  afterHoursDelivery: z.boolean("This must be true or false.").default(false),
};

/** What a handover is told by. Effects notes count only where effects were transferred. */
export const deliveryBody = z.strictObject(deliveryFields);
/** The body of …/complete-delivery. */
export const completeDeliveryBody = z.strictObject({ ...deliveryFields, ...pressFields }).superRefine(checkPress);
export const completeDeliveryInput = z
  .strictObject({ id: uuid, ...deliveryFields, ...pressFields })
  .superRefine(checkPress);

const pin = z
  .string("The PIN must be text.")
  .transform((value) => value.trim() || undefined)
  .pipe(
    z
      .string()
      .regex(/^\d{4,6}$/, "The PIN must be 4 to 6 digits.")
      .optional(),
  )
  .optional();

const accessFields = {
  pin,
  deceasedName: text(200),
  funeralHomeName: text(200),
  transportCompanyName: text(200),
};

/** The body of …/access; a blank PIN means none. */
export const accessBody = z.strictObject(accessFields);
export const issueFamilyAccessInput = z.strictObject({ id: uuid, ...accessFields });

const once = "Send this once.";

function day() {
  return z
    .string(once)
    .transform((value) => value.trim() || undefined)
    .pipe(z.string().refine(isDay, "This must be a day such as 2026-11-21.").optional())
    .optional();
}

/** A blank parameter is as good as none, as a plain form sends it. */
function blankable<S extends z.ZodType>(schema: S) {
  return z.preprocess((value) => (typeof value === "string" && value.trim() === "" ? undefined : value), schema);
}

const filterFields = {
  status: blankable(z.enum(requestStatuses, "This is not a status.").optional()),
  /** Words of a name or an address, a case id or a telephone number. */
  q: bounded(200, once)
    .transform((value) => value || undefined)
    .optional(),
  /** Days on which the request was made, in the asker's zone, both included. */
  from: day(),
  to: day(),
};

function checkDays(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  context: z.core.$RefinementCtx,
) {
  if (from === undefined || to === undefined || from <= to) return;
  context.addIssue({ code: "custom", path: ["to"], message: "The last day lies before the first." });
}

/** Which part of a list: so many rows at most, from where the page before ended. */
export const pageFields = {
  limit: blankable(
    z.coerce.number("This must be a number.").int().min(1, "At least 1.").max(200, "At most 200.").default(200),
  ),
  cursor: blankable(
    z
      .string(once)
      .transform((value, context) => {
        const position = parseListCursor(value);
        if (position) return position;
        context.addIssue("This does not lead on in a list. Begin with its first page.");
        return z.NEVER;
      })
      .optional(),
  ),
};

/** The query of GET /api/requests. */
export const listRequestsQuery = z.strictObject({ ...filterFields, ...pageFields }).superRefine(checkDays);

/** The query of GET /api/requests/export. */
export const exportRequestsQuery = z.strictObject(filterFields).superRefine(checkDays);

/** GET /api/routes/{id} finds by route id, request id or case id. */
export const routeLookup = z.strictObject({ id: z.string().min(1).max(64) });
