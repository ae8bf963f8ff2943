// What may come in with a review, and how the list of reviews is asked for.
import { z } from "zod";
import { bounded, pageFields, reason } from "@/lib/transports/schema";
import { initialsOf } from "./format";
import { missingAnswer, missingName, missingRating, mostCharacters, reviewedService } from "./words/form";

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
    .transform((value) => value || reviewedService)
    .default(reviewedService),
  /** Whether everybody else reads the initials alone. */
  showsInitials: z.boolean("Say true or false.").default(false),
  caseId: ignored,
  businessOwnerId: ignored,
});

export type NewReview = z.output<typeof reviewBody>;

/** The query of GET /api/reviews. */
export const listReviewsQuery = z.strictObject(pageFields);

export const reviewIdInput = z.strictObject({ id: z.uuid("This is not an id.") });

/** The body of POST /api/reviews/{id}/answer. */
export const answerReviewBody = z.strictObject({
  answer: bounded(mostCharacters.answer, missingAnswer).refine((value) => value !== "", missingAnswer),
  /** When the answer was given that this one corrects; left out where there is none yet. */
  replaces: z.iso
    .datetime("This must be an instant such as 2026-11-21T18:00:00.000Z.")
    .transform((value) => new Date(value))
    .optional(),
});

/** The body of POST /api/reviews/{id}/hide and …/show. */
export const hideReviewBody = z.strictObject({ reason });
