// What may be typed at the sign-in screen, and what a new user needs.
import { z } from "zod";
import { roles } from "./actor";

/** Lower case, without spaces around it; at most 254 characters. */
export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, "An e-mail address has at most 254 characters.")
  .pipe(z.email("Enter an e-mail address, like ana@example.com."));

/** A new password: 12 to 200 characters. */
const newPassword = z.string().min(12, "Use at least 12 characters.").max(200, "Use at most 200 characters.");

const personName = (what: string) =>
  z.string().trim().min(1, `Enter the ${what}.`).max(80, `The ${what} has at most 80 characters.`);

export const credentialsInput = z.object({ email: emailAddress, password: z.string().min(1).max(200) });

export const newUserInput = z.strictObject({
  email: emailAddress,
  firstName: personName("first name"),
  lastName: personName("last name"),
  role: z.enum(roles),
  /** Null for people who only sign in through the provider. */
  password: newPassword.nullable(),
});

export type NewUserInput = z.infer<typeof newUserInput>;

const names = { firstName: personName("first name"), lastName: personName("last name") };

const account = { email: emailAddress, ...names, role: z.enum(roles, "Choose coordinator, driver or admin.") };

/** A user of a business as an administrator adds one; the password is chosen by its owner. */
export const newAccountBody = z.strictObject({ ...account, businessId: z.uuid("Choose the business.") });

export const editUserBody = z.strictObject(account);

export const userIdInput = z.strictObject({ id: z.uuid() });

export const editUserInput = editUserBody.extend({ id: z.uuid() });

export const standingBody = z.strictObject({ isActive: z.boolean("Say true or false.") });

export const userStandingInput = standingBody.extend({ id: z.uuid() });

/** How a link reaches its user: by e-mail, or by the administrator's own hand. */
export const passwordLinkBody = z.strictObject({ by: z.enum(["mail", "hand"], "Choose mail or hand.") });

export const passwordLinkInput = passwordLinkBody.extend({ id: z.uuid() });

const secret = z.string("Open the link that you were sent.").max(200);

export const openPasswordLinkBody = z.strictObject({ token: secret });

export const applyPasswordLinkBody = z.strictObject({ token: secret, password: newPassword });

export const changePasswordBody = z.strictObject({
  currentPassword: z.string().min(1, "Enter your present password.").max(200, "Use at most 200 characters."),
  newPassword,
});

const zones = new Set([...Intl.supportedValuesOf("timeZone"), "UTC"]);

/** Every IANA zone that may be chosen, those of the United States first. */
export const timeZones: readonly string[] = [...zones].toSorted(
  (one, other) => Number(isOfTheUs(other)) - Number(isOfTheUs(one)) || (one < other ? -1 : 1),
);

function isOfTheUs(zone: string): boolean {
  return /^(?:America\/(?:New_York|Chicago|Denver|Phoenix|Los_Angeles|Anchorage)|Pacific\/Honolulu)$/.test(zone);
}

export const editProfileBody = z.strictObject({
  ...names,
  /** IANA zone in which this person reads times; null is the business's. */
  timeZone: z
    .string("Choose a time zone.")
    .refine((zone) => zones.has(zone), "Choose a time zone of the list.")
    .nullable(),
});

export const sessionIdInput = z.strictObject({ id: z.uuid() });
