// How the administrator's lists are asked for, and what is done with a mail that failed.
import { z } from "zod";
import { editUserBody } from "@/lib/auth/schema";
import { newBusinessInput } from "@/lib/businesses/schema";
import { bounded, pageFields } from "@/lib/transports/schema";

const search = bounded(200, "Send this once.")
  .transform((value) => value || undefined)
  .optional();

/** The query of GET /api/admin/businesses. */
export const adminBusinessesQuery = z.strictObject({ q: search, ...pageFields });

/** A business and its first user, who chooses a password by a link. */
export const newBusinessBody = z.strictObject({ business: newBusinessInput, user: editUserBody });

/** The query of GET /api/admin/users. */
export const adminUsersQuery = z.strictObject({
  q: search,
  businessId: z.uuid("This is not an id.").optional(),
  ...pageFields,
});

/** The query of GET /api/admin/mails. */
export const failedMailsQuery = z.strictObject(pageFields);

export const failedMailAnswers = ["retry", "drop"] as const;

export const answerMailBody = z.strictObject({ answer: z.enum(failedMailAnswers, "Choose retry or drop.") });

export const mailIdInput = z.strictObject({ id: z.uuid() });

export const answerMailInput = answerMailBody.extend({ id: z.uuid() });
