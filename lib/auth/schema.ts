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
export const newPassword = z.string().min(12, "Use at least 12 characters.").max(200, "Use at most 200 characters.");

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
