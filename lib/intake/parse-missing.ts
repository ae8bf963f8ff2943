// Tells what a removal needs and the text lacks, with a question to ask the caller.
import type { IntakeFields, MissingField } from "./schema";
import { pronouns, type Question, questions } from "./words/questions";

type Filled = Readonly<Record<string, string | undefined>>;

/** "isCoronerCase=YES" holds with that value, "nokName" with any. */
function holds(fields: Filled, condition: string): boolean {
  const [field = "", value] = condition.split("=");
  return value === undefined ? fields[field] !== undefined : fields[field] === value;
}

function isAsked(question: Question, fields: Filled): boolean {
  if (fields[question.field] !== undefined) return false;
  if (question.at && !question.at.includes(fields.deceasedLocation ?? "unknown")) return false;
  if (question.unlessAny?.some((condition) => holds(fields, condition))) return false;
  return question.needsAny?.some((condition) => holds(fields, condition)) ?? true;
}

function write(ask: string, fields: Filled): string {
  const words: Filled = {
    ...pronouns[fields.sex === "Male" || fields.sex === "Female" ? fields.sex : "unknown"],
    nokName: fields.nokName,
  };
  return ask.replace(/\{([^}]+)\}/g, (_, name: string) => words[name] ?? "");
}

/** What is missing for a removal, the most needed first; each field once. Which questions make sense depends on the kind of place. */
export function readMissing(fields: IntakeFields): MissingField[] {
  const filled: Filled = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""));
  const missing: MissingField[] = [];
  for (const question of questions) {
    if (!isAsked(question, filled) || missing.some(({ field }) => field === question.field)) continue;
    missing.push({ field: question.field as MissingField["field"], question: write(question.ask, filled) });
  }
  return missing;
}
