// The calls by which a first call's text becomes fields, and what they answer.
import { z } from "zod";
import {
  type Conflict,
  correctionsBody,
  type Dropped,
  droppedKinds,
  type Evidence,
  type ExplainedIntake,
  type IntakeFields,
  intakeField,
  type MissingField,
  parseTextBody,
  parseTextQuery,
} from "@/lib/intake/schema";
import { type RequestField, requestFields } from "@/lib/transports/schema";
import { answerOf, type Call } from "./call";

/** A key for each field of a request, which may be missing. */
const byField = <S extends z.ZodType>(schema: S) => {
  const optional = schema.optional();
  return Object.fromEntries(requestFields.map((name) => [name, optional])) as Record<RequestField, typeof optional>;
};

const span = { start: z.int().meta({ description: "UTF-16 offset in the text as it was sent." }), end: z.int() };

const fieldsAnswer = answerOf<IntakeFields>()("IntakeFields", z.strictObject(byField(z.string())));

const evidence = answerOf<Evidence>()(
  "IntakeEvidence",
  z.strictObject({ ...span, confidence: z.number().min(0).max(1) }),
);

const conflict = answerOf<Conflict>()(
  "IntakeConflict",
  z.strictObject({ field: intakeField, values: z.array(z.strictObject({ value: z.string(), ...span })) }),
);

const missing = answerOf<MissingField>()(
  "IntakeMissing",
  z.strictObject({ field: intakeField, question: z.string().meta({ description: "To ask the caller." }) }),
);

const dropped = answerOf<Dropped>()("IntakeDropped", z.strictObject({ ...span, kind: z.enum(droppedKinds) }));

const explainedAnswer = answerOf<ExplainedIntake>()(
  "ExplainedIntake",
  z.strictObject({
    fields: fieldsAnswer,
    evidence: z.strictObject(byField(evidence)),
    conflicts: z.array(conflict).meta({ description: "Values that contradict each other, the filled one first." }),
    missing: z.array(missing).meta({ description: "What a removal needs and the text lacks." }),
    dropped: z.array(dropped).meta({ description: "What was withheld, never repeated." }),
  }),
);

export const intakeCalls: readonly Call[] = [
  {
    method: "POST",
    path: "/api/parse-text",
    as: "business",
    summary: "The request fields that a first call's text holds.",
    description:
      "A field that the text does not support is absent; a text that is no first call (an animal, an offer) answers none, and is read all the same with anyway=1. With explain=1 it answers where each value was read, too. Nothing of the text is kept. At most 200,000 bytes of UTF-8, else 413.",
    query: parseTextQuery,
    body: parseTextBody,
    answer: z.union([fieldsAnswer, explainedAnswer]),
    answerHeaders: { "X-Intake-Layout": "The text's layout in a few words, for telling corrections." },
    isLimited: true,
  },
  {
    method: "POST",
    path: "/api/parse-text/corrections",
    as: "business",
    summary: "Tells which filled fields were corrected, by name and kind.",
    description: "Counted by day, layout and field; no value is taken.",
    body: correctionsBody,
    answer: z.strictObject({ counted: z.int() }).meta({ id: "CountedCorrections" }),
    isLimited: true,
  },
];
