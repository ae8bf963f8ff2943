// Of a text that reports two persons, keeps what holds for both: a value that is one person's would stand for the wrong one.
import type { RequestField } from "@/lib/transports/schema";
import type { PersonCount } from "./parse-people-count";
import { readName } from "./parse-names";
import { findFacilities } from "./parse-places";
import type { Candidate, Sheet } from "./parse-sheet";
import type { Span } from "./parse-span";
import type { Conflict, IntakeFields } from "./schema";

export type Reported = Partial<PersonCount> & Pick<PersonCount, "count">;

/** These differ between two persons. */
const ownFacts = new Set<RequestField>([
  "dateOfBirth",
  "age",
  "sex",
  "weight",
  "height",
  "timeOfPassing",
  "coronerCaseNumber",
  "locationRoom",
  "covidStatus",
]);
/** These may: they hold for both when one value is all there is. */
const mayDiffer = /^(?:dateOf|is|nok|embalm|home|pronounced)/;
const both = /\b(?:both|each|neither|either|all (?:two|three)|ambos|los dos|las dos)\b/i;
/** "Sister of Lucius", "wife / mother", "Lucius' sister": a tie to one of them. */
const tieBehind = /^\W{0,2}(?:of|to|for|de)\s(?!both\b|the two\b|ambos\b|them\b)|^\s*\/\s*\p{L}/u;
const tieBefore = /\p{L}(?:['’]s|s['’])\s+$|\/\s*$/u;

/** "Bernice -> Calaveras Chapel, Rogelio -> Angels Camp Mortuary": each goes elsewhere. */
const eachGoes =
  /(?:->|→|=>|\b(?:goes|going) to\b)[^\n]{3,80}?[,;.&]\s*(?:and )?(?:#?[2B]\b|\p{Lu}\p{L}+)\s?(?:\p{Lu}\p{L}+\s)?(?:->|→|=>|\b(?:goes|going|is going) to\b)/u;

/** "Funeral home   Cook-Harrigan   All Faiths of Bastrop": a column for each. */
const besides = /^ {3,}\p{Lu}\p{Ll}/u;
/** "F/H Dupras-Shea … F/H Rogerio": the houses behind the labels of each. */
const goalOf =
  /(?:(?<![\p{L}])(?:FH|F\/H|F\.H\.|Funeral [Hh]ome|FUNERAL HOME|Mortuary|MORTUARY)[:=]?|room \p{Lu}\p{Ll}+, to) {1,6}(\p{Lu}[\p{L}'&-]+(?: \p{Lu}[\p{L}'&-]+)?)/gu;

/** "Embalm: A yes, B hold": a line that answers for each. */
const apart =
  /(?:^|[\s:,;(#])(?:A|#?1)\b[^\n]{1,80}[\s:,;(](?<!\bof )(?:B|#2)\s*(?:[=:)-]|\[|\b(?:yes|no|hold|is|was)\b)/;

/** "They are together, rm 8", "BOTH / Suite 14". */
const together = /\b(?:both\s*\n|together\b|same (?:room|suite|bed|apt)|shared?\b)/i;

const plain = (value: string) => value.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
const same = (one: string, other: string) => plain(one) === plain(other);
const isWithin = ({ start }: Span, part: Span) => start >= part.start && start < part.end;

/** Whether the best value of the field holds for both persons. */
export function isShared({ candidates, page }: Sheet, best: Candidate, entries: readonly Span[]): boolean {
  const { field } = best;
  const { text } = page;
  if (field === "deceasedName" || field === "notes") return true;
  // "We have two in the morgue".
  if (
    field === "locationRoom" &&
    (best.value === "Morgue" || together.test(text.slice(Math.max(0, best.start - 50), best.start)))
  )
    return candidates.every((one) => one.field !== field || one.value === best.value);
  // "Both pronounced at 0151".
  if (
    field === "timeOfPassing" &&
    /\bboth\b(?:(?!\b[AB12]\b|#)[^.;\n]){0,70}$/i.test(text.slice(Math.max(0, best.start - 90), best.start))
  )
    return candidates.every((one) => one.field !== field || one.value === best.value);
  if (ownFacts.has(field)) return false;
  const line = text.slice(text.lastIndexOf("\n", best.start) + 1, ends(text, best.end));
  const before = text.slice(Math.max(0, best.start - 20), best.start);
  if (field === "nokRelationship" && (tieBehind.test(text.slice(best.end, best.end + 12)) || tieBefore.test(before)))
    return false;
  if (field === "deliveryLocation" || field === "destinationFuneralHome") {
    const goals = new Set([...text.matchAll(goalOf)].map(([, goal = ""]) => plain(goal)));
    const other = [...goals].filter((goal) => ![...goals].some((one) => one !== goal && one.startsWith(goal)));
    if (eachGoes.test(text) || other.length > 1 || besides.test(text.slice(best.end, best.end + 30))) return false;
    const firms = findFacilities(text).filter(({ kind }) => kind === "Funeral home");
    const first = firms[0] && plain(firms[0].value);
    if (
      first &&
      text.slice(0, firms[0]?.start).trim().length > 60 &&
      !both.test(line) &&
      firms.some(({ value }) => !plain(value).includes(first) && !first.includes(plain(value)))
    )
      return false;
  }
  // "Grandpa was a veteran": said of one.
  if ((field === "isVeteran" || field === "isDonor") && !both.test(text.slice(Math.max(0, best.start - 30), best.end)))
    return false;
  if (apart.test(line) && !both.test(line)) return false;
  if (mayDiffer.test(field)) {
    const values = new Set(candidates.filter((one) => one.field === field).map(({ value }) => value.toLowerCase()));
    if (values.size > 1) return false;
  }
  const own = entries.find((entry) => isWithin(best, entry));
  if (!own || both.test(line)) return true;
  const word = plain(text.slice(best.start, best.end));
  return entries.every((entry) => entry === own || plain(text.slice(entry.start, entry.end)).includes(word));
}

const firstItem =
  /(?:^|[\s:;,.])(?:#1[).:]?|\(1\)|\[1\]|1[).]|\(?[Aa]\)|[Ff]irst (?:is|one is|one:))[^\S\n]{1,3}(?=\p{Lu})/u;

/** The name of the first of two: the one of the first item of a list, else the one that is told first. */
export function firstOfTwo(sheet: Sheet, chosen: string | undefined): Candidate | null {
  const { text } = sheet.page;
  const item = firstItem.exec(text);
  const at = item ? item.index + item[0].length : 0;
  const name = item ? readName(text.slice(at, at + 70)) : null;
  if (name?.isFull && name.start < 3)
    return {
      field: "deceasedName",
      value: name.value,
      start: at + name.start,
      end: at + name.end,
      confidence: Math.max(0.85, name.confidence),
      depth: 0,
    };
  const told = sheet.candidates
    .filter(({ field, value, confidence }) => field === "deceasedName" && value.includes(" ") && confidence > 0.7)
    .toSorted((one, other) => one.start - other.start);
  return told[0] && told[0].value !== chosen ? told[0] : null;
}

const ends = (text: string, from: number) => {
  const end = text.indexOf("\n", from);
  return end < 0 ? text.length : end;
};

/** Both names where both were read, else the words that tell of two. */
export function twoPersons({ candidates, page }: Sheet, fields: IntakeFields, marks: readonly Span[]): Conflict {
  const names = candidates
    .filter(({ field }) => field === "deceasedName")
    .toSorted((one, other) => one.start - other.start)
    .filter((one, index, all) => all.findIndex((other) => same(other.value, one.value)) === index);
  const first = names.find(({ value }) => value === fields.deceasedName);
  const values = [...(first ? [first] : []), ...names.filter((one) => one !== first)].map(({ value, start, end }) => ({
    value,
    start,
    end,
  }));
  const told = marks.map(({ start, end }) => ({
    value: page.text.slice(start, end).replace(/\s+/g, " ").trim(),
    start,
    end,
  }));
  return { field: "deceasedName", values: (values.length > 1 ? values : [...values, ...told]).slice(0, 4) };
}
