// A text about somebody else than the form: how one tells, and the two ways to go on.
import { type Change, type Fill, type FillInput, keepOwn, planFill, valuesBefore } from "./intake-fill";
import { hasContent, isFilled, type RequestValues } from "./request-values";

/** Whom the text and the form are about. */
export interface TwoPersons {
  text: string;
  form: string;
}

const titles = new Set(["mr", "mrs", "ms", "miss", "dr"]);

/** The words of a name without titles, accents and signs: 'O’Dell-Ruiz, Ann' is o'dell, ruiz and ann. */
function nameWords(name: string): string[] {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const words = plain.replaceAll("’", "'").match(/[\p{L}\p{N}']+/gu) ?? [];
  return words.filter((word) => !titles.has(word));
}

const isSameWord = (one: string, other: string) =>
  one === other || ((one.length === 1 || other.length === 1) && one.charAt(0) === other.charAt(0));

/** Whether both may name one person: every word of the shorter name stands in the other, an initial for its word. */
export function isSamePerson(one: string, other: string): boolean {
  const [few = [], many = []] = [nameWords(one), nameWords(other)].toSorted((a, b) => a.length - b.length);
  const rest = [...many];
  return few.every((word) => {
    const place = rest.findIndex((each) => isSameWord(word, each));
    if (place !== -1) rest.splice(place, 1);
    return place !== -1;
  });
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
  const replaced = { values, fill: previous, openedAt, creationKey: key };
  return { fill: { ...anew.fill, replaced }, values: { ...blank, ...anew.values } };
}

/** Fills what is empty and asks about nothing else: whatever stands in the form is the person's own. */
export function fillBlanks(input: FillInput, key: string): Change {
  const { previous, values, openedAt } = input;
  const change = planFill({ ...input, previous: null });
  const { offers, choices, filled } = change.fill;
  const own = [...offers, ...choices.filter((name) => isFilled(values[name]) && !filled.includes(name))];
  const replaced = previous === null ? null : { values: {}, fill: previous, openedAt, creationKey: key };
  const fill: Fill = { ...own.reduce(keepOwn, change.fill), replaced };
  return { fill, values: change.values };
}
