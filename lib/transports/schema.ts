// What may come in for a transport: the payload of a new request, and the input of every move.
import { z } from "zod";

const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

/** Free text of at most `max` characters, trimmed; PostgreSQL cannot hold NUL, and half a surrogate pair is no text. */
function bounded(max: number, missing = "This must be text.") {
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

export const deliveryFields = {
  deceasedReceived: z.literal(true, "Must confirm deceased was received"),
  recipientName: text(200),
  deliveryNotes: text(4_000),
  personalEffectsTransferred: z.boolean("This must be true or false.").default(false),
  personalEffectsNotes: text(4_000),
  afterHoursDelivery: z.boolean("This must be true or false.").default(false),
};

/** The body of …/complete-delivery. Effects notes count only where effects were transferred. */
export const deliveryBody = z.strictObject(deliveryFields);
export const completeDeliveryInput = z.strictObject({ id: uuid, ...deliveryFields });

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

/** The query of GET /api/requests. */
export const listRequestsQuery = z.strictObject({
  status: z.enum(["pending", "active", "completed", "declined"], "This is not a status.").optional(),
  limit: z.coerce.number("This must be a number.").int().min(1, "At least 1.").max(200, "At most 200.").default(200),
});

/** GET /api/routes/{id} finds by route id, request id or case id. */
export const routeLookup = z.strictObject({ id: z.string().min(1).max(64) });
