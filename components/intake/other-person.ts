// A text that is another one than the form was filled from: about somebody else, or more about the same person.
import { type Change, type FillInput, keepOwn, planFill, valuesBefore } from "./intake-fill";
import { requestFields } from "@/lib/transports/schema";
import { hasContent, isFilled, type RequestValues } from "./request-values";
import { isSamePerson } from "./same-person";

/** Whom the text and the form are about. */
export interface TwoPersons {
  text: string;
  form: string;
}

/** The two, when the text would fill a form about somebody else; null when the names agree or nothing would be mixed. */
export function otherPerson({ reading, values, previous }: FillInput): TwoPersons | null {
  const form = values.deceasedName ?? "";
  const conflict = reading.conflicts.find(({ field }) => field === "deceasedName");
  const told = [reading.fields.deceasedName ?? "", ...(conflict?.values ?? []).map(({ value }) => value)];
  const text = told.find(isFilled);
  if (text === undefined || !isFilled(form) || told.some((name) => isFilled(name) && isSamePerson(name, form)))
    return null;
  const isAnswered = previous?.refused.deceasedName === (reading.fields.deceasedName ?? "");
  return isAnswered || !hasContent(valuesBefore(previous, values)) ? null : { text, form };
}

/** The form as the text alone fills it. `blank` is a form that was opened now. */
export function startAnew(
  { reading, values, openedAt, previous }: FillInput,
  blank: RequestValues,
  key: string,
): Change {
  const anew = planFill({ reading, values: blank, openedAt: blank.callReceivedAt ?? "", previous: null });
  const replaced = { values, fill: previous, isAnother: true, openedAt, creationKey: key };
  return { fill: { ...anew.fill, replaced }, values: { ...blank, ...anew.values } };
}

/** Words that tell one text from another. */
const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu));
/** A text that is edited keeps most of its words. */
const leastKept = 0.4;

/** Whether the text is not the one before, edited. */
function isNewText({ reading, previous }: FillInput): boolean {
  if (previous === null) return false;
  const [before, now] = [wordsOf(previous.text), wordsOf(reading.text)];
  return [...before].filter((word) => now.has(word)).length < before.size * leastKept;
}

const areTwo = (one = "", other = "") => isFilled(one) && isFilled(other) && !isSamePerson(one, other);

/**
 * What the text makes of a form that holds nothing of the person's own, or tells of the same person. A second call adds
 * to the first; a text about somebody else takes the place of the one before, and one undo goes back to that.
 */
export function fillFurther(input: FillInput, key: string): Change {
  if (!isNewText(input)) return planFill(input);
  const { reading, values } = input;
  return areTwo(reading.fields.deceasedName, values.deceasedName) ? replaceFill(input, key) : addText(input, key);
}

function replaceFill(input: FillInput, key: string): Change {
  const { values, previous, openedAt } = input;
  const { fill, values: next } = planFill(input);
  // What is typed elsewhere from now on is none of the text's.
  const touched = requestFields.filter((name) => next[name] !== undefined || fill.before[name] !== undefined);
  const before = Object.fromEntries(touched.map((name) => [name, values[name] ?? ""]));
  const replaced = { values: before, fill: previous, isAnother: true, openedAt, creationKey: key };
  return { fill: { ...fill, replaced }, values: next };
}

/** Fills what is empty and offers what it tells otherwise; whatever stands in the form stays. One undo goes back to it. */
function addText(input: FillInput, key: string): Change {
  const { previous, openedAt } = input;
  const { fill, values } = planFill({ ...input, previous: null });
  const replaced = previous === null ? null : { values: {}, fill: previous, openedAt, creationKey: key };
  return { fill: { ...fill, replaced }, values };
}

/** Fills what is empty and asks about nothing else: whatever stands in the form is the person's own. */
export function fillBlanks(input: FillInput, key: string): Change {
  const { fill, values } = addText(input, key);
  const own = [
    ...fill.offers,
    ...fill.choices.filter((name) => isFilled(input.values[name]) && !fill.filled.includes(name)),
  ];
  return { fill: own.reduce(keepOwn, fill), values };
}
