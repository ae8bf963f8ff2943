// Stands at the parser's exit: no value leaves that has not its field's form, or that repeats what was withheld.
import type { RequestField } from "@/lib/transports/schema";
import { quick } from "./parse-quick-pattern";
import type { Chosen } from "./parse-resolve";
import { findSecrets } from "./parse-secrets";
import { findTelling } from "./parse-telling";
import { withhold } from "./parse-withhold";
import type { Dropped } from "./schema";
import { freeFields, valueForms } from "./parse-value-forms";

/** Fewer digits tell rooms, years and hours. */
const leastDigits = 4;
/** A telephone number, a day or an address may end in the same four digits. */
const leastWithin = 5;
const leastLetters = 5;
/** A page that repeats itself is no page. */
const mostSecrets = 200;

interface Withheld {
  /** Numbers without what parts their digits. */
  numbers: ReadonlySet<string>;
  /** Words of a password or an account's name, in small letters. */
  words: ReadonlySet<string>;
}

/** Whether a value may be answered for its field. */
type Guard = (field: RequestField, value: string) => boolean;

/** Numbers of insurances, accounts, charts and papers: nobody needs them for a removal. */
const account = quick(
  /(?<!\p{L})(?:policy|pol|acct|account|member(?:ship)?|subscriber|medicare|medicaid|medi-?cal|mbi|hicn|mrn|chart|insurance|ins|claim|group|license|lic|badge|emp(?:loyee)?|npi|dea|routing|passport|va claim|p[oó]liza|cuenta)\.?(?: (?:id|no\.?|num(?:ber)?|card|claim|acct|account|#))?[\s:#.-]{0,3}(?:is |was |es )?(?=[\p{Lu}\d-]*\d{3})[\p{Lu}\d][\p{Lu}\d-]{3,}(?![\p{L}\d])/giu,
);

const digitsOf = (text: string) => text.replace(/\D/g, "");
/** Runs of digits, those parted by a blank or a mark taken together as well. */
const runsOf = (value: string) => value.match(/\d+(?:[ .\-–—/]{1,2}\d+)*/g) ?? [];

function withheldOf(text: string, dropped: readonly Dropped[]): Withheld {
  const numbers = new Set<string>();
  const words = new Set<string>();
  for (const { kind, start, end } of dropped.slice(0, mostSecrets)) {
    const said = text.slice(start, end).trim();
    if (kind === "cause-of-death" || said.length > 80) continue;
    const digits = digitsOf(said);
    if (!/\p{L}/u.test(said) && digits.length >= leastDigits) numbers.add(digits);
    else if (kind === "password")
      for (const word of said.toLowerCase().split(/\s+/))
        if (word.length >= leastLetters && /[\d\p{P}\p{S}]/u.test(word)) words.add(word);
  }
  return { numbers, words };
}

const isCloseForm = (field: RequestField) => /Phone$|^date|Date$|At$|Time$|^time/.test(field);

function repeats(field: RequestField, value: string, { numbers, words }: Withheld): boolean {
  const plain = value.toLowerCase();
  for (const word of words) if (plain.includes(word)) return true;
  if (numbers.size === 0) return false;
  const runs = runsOf(value);
  const single = new Set(value.match(/\d+/g));
  for (const number of numbers) {
    if (number.length >= leastWithin && runs.some((run) => digitsOf(run).includes(number))) return true;
    if (!isCloseForm(field) && single.has(number)) return true;
  }
  return false;
}

/** The guard of one reading: `text` is what was read, `dropped` what was withheld of it. */
export function guardOf(text: string, dropped: readonly Dropped[]): Guard {
  const withheld = withheldOf(text, dropped);
  return (field, value) => {
    if (field === "notes" || field === "businessId") return true;
    if (valueForms[field]?.test(value) === false) return false;
    if (freeFields.includes(field) && findSecrets(value).length > 0) return false;
    return !repeats(field, value, withheld);
  };
}

/** What stands in the way, without what gives an illness or a way of dying away. */
function withoutTelling(value: string): string {
  const spans = findTelling(value);
  return spans.length === 0 ? value : withhold(value, spans).replace(/^[\s,;:-]+|[\s,;:-]+$/g, "");
}

/** The readings that may be answered. */
export function guarded<One extends { field: RequestField; value: string }>(
  readings: readonly One[],
  mayPass: Guard,
): One[] {
  return readings
    .map((one) => (one.field === "stairsOrObstacles" ? { ...one, value: withoutTelling(one.value) } : one))
    .filter(({ field, value }) => value !== "" && mayPass(field, value));
}

/** Notes without whatever reads as a secret in them, though it did not where it stood. */
function guardNotes(notes: string, { numbers, words }: Withheld): string {
  const isWithheld = (said: string) => {
    const digits = digitsOf(said);
    const plain = said.toLowerCase();
    return (
      [...numbers].some((number) => digits === number || (number.length >= leastWithin && digits.includes(number))) ||
      [...words].some((word) => plain.includes(word))
    );
  };
  const matches = [...notes.matchAll(/\d+(?:[ .\-–—/]{1,2}\d+)*|\S{5,}/g)].filter(({ 0: said }) => isWithheld(said));
  const spans = [...matches, ...notes.matchAll(account)].map(({ index, 0: said }) => ({
    start: index,
    end: index + said.length,
  }));
  const all = [...findSecrets(notes), ...spans].toSorted((one, other) => one.start - other.start);
  return all.length > 0 ? withhold(notes, all) : notes;
}

/** Takes out of an answer whatever may not leave, its place and its part in a contradiction too. */
export function guardChosen(chosen: Chosen, text: string, dropped: readonly Dropped[]): void {
  const mayPass = guardOf(text, dropped);
  const withheld = withheldOf(text, dropped);
  const { fields, places } = chosen;
  if (fields.notes) fields.notes = guardNotes(fields.notes, withheld);
  for (const [field, value] of Object.entries(fields) as [RequestField, string][]) {
    if (value !== "" && mayPass(field, value)) continue;
    delete fields[field];
    delete places[field];
  }
  // Persons of one text contradict each other in words of their own.
  const mayStand = (field: RequestField, value: string) =>
    field === "deceasedName"
      ? findSecrets(value).length === 0 && !repeats(field, value, withheld)
      : mayPass(field, value);
  chosen.conflicts = chosen.conflicts
    .map(({ field, values }) => ({ field, values: values.filter(({ value }) => mayStand(field, value)) }))
    .filter(({ values }) => values.length > 1);
}
