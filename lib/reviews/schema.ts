// What may come in with a review, and how the list of reviews is asked for.
import { z } from "zod";
import { bounded, pageFields } from "@/lib/transports/schema";
import { initialsOf } from "./format";

/** How long a name, and what is said, may be: characters. */
export const mostCharacters = { customerName: 100, comment: 2_000 } as const;

/** What is reviewed, unless a caller names it otherwise. */
const serviceName = "Mortuary Transport";

export const missingName = "Please enter your name";
export const missingRating = "Please select a rating";

/** One line without doubled spaces. */
const line = (max: number, missing: string) =>
  bounded(max, missing).transform((value) => value.replaceAll(/\s+/g, " ").trim());

/** Whose it is the session knows; what is sent of that is not looked at. */
const ignored = z.unknown().optional().meta({ description: "Taken from the session, whatever is sent." });

/** The body of POST /api/reviews. */
export const reviewBody = z.strictObject({
  // A name has letters: of signs alone no initials could be shown.
  customerName: line(mostCharacters.customerName, missingName).refine((name) => initialsOf(name) !== "", missingName),
  rating: z.int(missingRating).min(1, missingRating).max(5, missingRating),
  /** Families may leave it out. */
  comment: bounded(mostCharacters.comment)
    .transform((value) => value || undefined)
    .optional(),
  serviceName: line(100, "This must be text.")
    .transform((value) => value || serviceName)
    .default(serviceName),
  /** Whether everybody else reads the initials alone. */
  showsInitials: z.boolean("Say true or false.").default(false),
  caseId: ignored,
  businessOwnerId: ignored,
});

export type NewReview = z.output<typeof reviewBody>;

/** The query of GET /api/reviews. */
export const listReviewsQuery = z.strictObject(pageFields);
