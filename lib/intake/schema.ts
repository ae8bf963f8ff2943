// What the reading of a first call takes and answers.
import { isValid, parseISO } from "date-fns";
import { z } from "zod";
import { type RequestField, requestFields } from "@/lib/transports/schema";

/** The longest text that is read, in bytes of UTF-8. */
export const mostTextBytes = 200_000;

/** What is said of a longer one, also where the body around it is too large to be looked into. */
export const textTooLarge = `The text of a call may have at most ${mostTextBytes / 1000} kB.`;

/** Only so many characters at a text's beginning are looked at; `parse-page` cuts the rest off. */
export const mostReadCharacters = 12_000;

const wallClock = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d$/;

/** The longest body around it: JSON may write each byte with six (`\u0000`). */
export const mostBodyBytes = mostTextBytes * 6 + 1024;

/** How often one user may have a text read. */
export const readingsOfUser = { points: 600, seconds: 60 } as const;

/** The body of POST /api/parse-text. `receivedAt` is the wall clock where the call was taken: `2026-11-21T21:02`. */
export const parseTextBody = z.strictObject({
  text: z.string("Send the text of the call.").refine((text) => text.trim() !== "", "The text is blank."),
  receivedAt: z
    .string("This must be a date and time such as 2026-11-21T21:02.")
    .regex(wallClock, "This must be a date and time such as 2026-11-21T21:02.")
    .refine((text) => isValid(parseISO(text)), "This day is in no calendar.")
    .optional(),
});

/** `anyway`: read it though it seems to be no first call. */
export const parseTextQuery = z.strictObject({
  explain: z.enum(["0", "1"], "This is 0 or 1.").optional(),
  anyway: z.enum(["0", "1"], "This is 0 or 1.").optional(),
});

export const intakeField = z.enum(requestFields as [RequestField, ...RequestField[]]);

/** Request fields as text; a field the text does not support is absent. */
export type IntakeFields = Partial<Record<RequestField, string>>;

/** Where something stands in the text as it was sent: UTF-16 offsets, `end` excluded. */
export interface Span {
  start: number;
  end: number;
}

/** `confidence` lies between 0 and 1; below `doubtful` the value asks for a look. */
export interface Evidence extends Span {
  confidence: number;
}

export const doubtful = 0.7;

/** Values of one field that contradict each other, the one that was filled first. Two persons contradict in `deceasedName`. */
export interface Conflict {
  field: RequestField;
  values: ({ value: string } & Span)[];
}

/** What a removal needs and the text lacks, with a question to ask the caller. */
export interface MissingField {
  field: RequestField;
  question: string;
}

export const droppedKinds = ["social-security-number", "password", "payment-card", "cause-of-death"] as const;
export type DroppedKind = (typeof droppedKinds)[number];

/** What was withheld; never repeated, only where it stands. */
export interface Dropped extends Span {
  kind: DroppedKind;
}

/** The answer with `?explain=1`. */
export interface ExplainedIntake {
  fields: IntakeFields;
  evidence: Partial<Record<RequestField, Evidence>>;
  conflicts: Conflict[];
  missing: MissingField[];
  dropped: Dropped[];
}

/** How often one user may tell corrections. */
export const correctionsOfUser = { points: 60, seconds: 60 } as const;

/** How many days their counts are kept. */
export const keptDays = 365;

/** What became of a filled field: `completed` is a value that something was added to. */
const correctionKinds = ["changed", "cleared", "completed"] as const;
export type CorrectionKind = (typeof correctionKinds)[number];

/** A layout's fingerprint, as `X-Intake-Layout` told it. Short words alone, so that no text and no number fits. */
const layoutName = /^[a-z]{1,16}(?:[:+-][a-z]{1,16}){0,7}$/;

const isOnce = (names: readonly string[]) => new Set(names).size === names.length;

/** The body of POST /api/parse-text/corrections: names and kinds, never a value. */
export const correctionsBody = z
  .strictObject({
    layout: z.string("Send the layout.").regex(layoutName, "This is no layout that was answered."),
    /** Fields that took what was found. */
    filled: z
      .array(intakeField, "Send the fields that were filled.")
      .min(1, "Send the fields that were filled.")
      .max(requestFields.length, "A field is filled once.")
      .refine(isOnce, "A field is filled once."),
    /** Those of them that were sent with another value. */
    corrections: z
      .array(z.strictObject({ field: intakeField, kind: z.enum(correctionKinds, "This is no kind of correction.") }))
      .max(requestFields.length, "A field is corrected once.")
      .refine((all) => isOnce(all.map(({ field }) => field)), "A field is corrected once."),
  })
  .refine(({ filled, corrections }) => corrections.every(({ field }) => filled.includes(field)), {
    path: ["corrections"],
    message: "Only a field that was filled can be corrected.",
  });
