// What a new business needs.
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
