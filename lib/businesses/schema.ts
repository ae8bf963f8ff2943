// What a new business needs, what a place it pins, and how places are asked for.
import { z } from "zod";

export const businessKinds = ["funeral_home", "hospital", "transport_company", "other"] as const;

const isZone = (zone: string) => {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: zone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
};

export const newBusinessInput = z.strictObject({
  name: z.string().trim().min(1, "Enter the name of the business.").max(120, "The name has at most 120 characters."),
  kind: z.enum(businessKinds, "Choose funeral_home, hospital, transport_company or other."),
  /** Three capital letters that begin the business's case ids. */
  cityCode: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{3}$/, "The city code has three letters, like CHI."),
  /** IANA zone. */
  timeZone: z.string().trim().refine(isZone, "Enter a time zone like America/Chicago."),
  /** Where reports are mailed to: branch management. */
  reportEmail: z.email("Enter the e-mail address for reports, like branch@example.com.").max(254).optional(),
});

export type NewBusinessInput = z.infer<typeof newBusinessInput>;

const controls = /[\u0000-\u001F\u007F]/;

/** One line; PostgreSQL cannot hold NUL, and half a surrogate pair is no text. */
const written = (what: string, most: number) =>
  z
    .string(`Enter ${what}.`)
    .trim()
    .min(1, `Enter ${what}.`)
    .max(most, `At most ${most} characters.`)
    .refine((text) => !controls.test(text) && !/\p{Surrogate}/u.test(text), "Enter one line of plain text.");

/** What a business says of itself; null where it says nothing. */
const details = {
  timeZone: newBusinessInput.shape.timeZone,
  address: written("the address", 500).nullable(),
  phone: written("the telephone number", 40).nullable(),
  reportEmail: newBusinessInput.shape.reportEmail.unwrap().nullable(),
};

export const editDetailsBody = z.strictObject(details);

/** A business as an administrator changes it. */
export const editBusinessBody = z.strictObject({
  ...details,
  name: newBusinessInput.shape.name.refine((name) => !controls.test(name), "Enter one line of plain text."),
  kind: newBusinessInput.shape.kind,
  cityCode: newBusinessInput.shape.cityCode,
});

export const businessIdInput = z.strictObject({ id: z.uuid() });

export const editBusinessInput = editBusinessBody.extend({ id: z.uuid() });

export const businessStandingInput = z.strictObject({ id: z.uuid(), isActive: z.boolean("Say true or false.") });

/** Bytes of a logo. */
export const mostLogoBytes = 512 * 1024;

/** The image as base64, which tells PNG, JPEG and WebP by itself; null takes the logo away. */
export const logoBody = z.strictObject({
  image: z
    .base64("Send the image as base64.")
    .min(1, "Choose an image.")
    .max(Math.ceil(mostLogoBytes / 3) * 4, "The image has at most 512 kB.")
    .nullable(),
});

/** `v` names the version, so that a new image has a new address. */
export const logoQuery = z.strictObject({ v: z.string().max(64).optional() });

/** Whether families may read the first name of a company's drivers. */
export const driverNamingBody = z.strictObject({
  namesDriverToFamilies: z.boolean("Say true or false."),
});

export type DriverNaming = z.infer<typeof driverNamingBody>;

const where = "Set the place on the map.";

/** A place to be found by its name and address ever after. Degrees of WGS 84. */
export const placeBody = z.strictObject({
  name: written("the name of the place", 120),
  address: written("the address of the place", 500),
  lat: z.number(where).min(-90, where).max(90, where),
  lng: z.number(where).min(-180, where).max(180, where),
});

export type NewPlace = z.infer<typeof placeBody>;

/** A place as it shall stand; `pinnedAt` is that of the version which was looked at. */
export const editPlaceBody = z.strictObject({
  ...placeBody.shape,
  pinnedAt: z.iso.datetime("Send pinnedAt as it was read."),
});

export const editPlaceInput = editPlaceBody.extend({ id: z.uuid() });

export const placeIdInput = z.strictObject({ id: z.uuid() });

/** Pinned places of one business. */
export const mostPlaces = 500;

const placeKinds = ["address", "business"] as const;

/** What was typed so far; nothing asks for the newest. */
export const placesQuery = z.strictObject({
  q: z.string().trim().max(500, "At most 500 characters.").default(""),
  kind: z.enum(placeKinds, "Ask for address or business."),
});

export const positionQuery = z.strictObject({ address: written("an address", 500) });
