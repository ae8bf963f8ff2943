// Chooses who rang among all whom the text tells to have rung: the surest of them holds, unless the text names another surely.
import { findRung, ofService, type Rung } from "./parse-rings";
import { findSelfNamed } from "./parse-self-named";
import { addReading, bestOf, isSameText as same, type Sheet } from "./parse-sheet";
import { isSure } from "./parse-sift";

/** Adds the caller where nothing surer names one; answers where the text tells that the caller rang. */
export function addWhoRang(sheet: Sheet, text: string): Rung[] {
  const rung = chooseWhoRang(sheet, text);
  const caller = bestOf(sheet, "callerName");
  return caller ? rung.filter(({ name }) => isOne(name.value, caller.value)) : rung;
}

function chooseWhoRang(sheet: Sheet, text: string): Rung[] {
  dropDictating(sheet, text);
  dropHouses(sheet, text);
  const known = bestOf(sheet, "callerName");
  const rung =
    known && known.confidence >= 0.84 && bestOf(sheet, "callReceivedAt")
      ? []
      : [...findRung(text), ...findSelfNamed(text)];
  // A name without a word of a ring gives way to one that has it.
  const isHeld = known !== undefined && isSure(known);
  if (
    isHeld &&
    (known.confidence >= 0.84 || known.confidence < 0.7 || rung.some(({ name }) => isOne(name.value, known.value)))
  )
    return rung;
  // "The daughter has asked for us": whose wish it is has not rung where somebody else has.
  const found = rung.filter(
    (one) =>
      !isTaken(sheet, one) &&
      !/\bspeaking is $/i.test(text.slice(Math.max(0, one.start - 14), one.start)) &&
      !(isFirms(text) && rangUs.test(text.slice(one.end, one.end + 16))) &&
      !(isHeld && /^[^.;\n]{0,80}\basked for us\b/i.test(text.slice(one.end, one.end + 100))),
  );
  const [first] = found.toSorted((one, other) => other.weight - one.weight);
  if (!first) return rung;
  const others = found.filter(({ name }) => !isOne(name.value, first.name.value));
  if (others.some(({ weight }) => weight > first.weight - 0.03)) return rung;
  const { name, start, weight } = found
    .filter((one) => isOne(one.name.value, first.name.value))
    .reduce((one, other) => (other.name.value.length > one.name.value.length ? other : one));
  sheet.candidates = sheet.candidates.filter(
    ({ field, start: at }) =>
      at !== start || (field === "contactName" ? /\bask for\s*$/i.test(text.slice(0, at)) : field !== "deceasedName"),
  );
  const confidence = isHeld ? Math.max(weight, known.confidence + 0.06) : weight;
  addReading(sheet, "callerName", { ...name, start: 0, end: name.end - name.start, confidence }, start, {});
  return rung;
}

/** "This is Janelle, dictating from the car", "this office was notified by Deputy Crane": no ring of theirs reached us. */
function dropDictating(sheet: Sheet, text: string): void {
  if (!/\bdictating\b|\bthis office was\b|\bfor the (?:board|log|file|record)\b|\bmemo to (?:file|self)\b/i.test(text))
    return;
  sheet.candidates = sheet.candidates.filter(
    ({ field, start, end }) =>
      field !== "callerName" ||
      !(
        /^,? (?:here,? )?(?:dictating|recording|for the (?:board|log|file|record))\b/i.test(
          text.slice(end, end + 24),
        ) ||
        /\bspeaking is $/i.test(text.slice(Math.max(0, start - 14), start)) ||
        /\bthis office was (?:first )?(?:notified|called|contacted|informed|advised)\b[^.;\n]{0,40}$/i.test(
          text.slice(Math.max(0, start - 90), start),
        )
      ),
  );
}

const isFirms = (text: string): boolean =>
  /(?:^|\n)\W{0,4}from:? [^\n]{3,60}\b(?:funeral|mortuary|cremation|chapel|f\.?h)\b/i.test(text.slice(0, 300));
const rangUs = /^,? (?:rang|called|phoned|notified|told) us\b/i;

/** "FROM: Tillotson Bros. Funeral Home … (night nurse Rhonda rang us)": who rang the firm that writes. */
export function dropRangThem(sheet: Sheet, text: string): void {
  if (!isFirms(text)) return;
  const rang = sheet.candidates.find(
    ({ field, end }) => field === "callerName" && rangUs.test(text.slice(end, end + 16)),
  );
  if (!rang) return;
  sheet.candidates = sheet.candidates.filter(
    ({ field, end, start }) =>
      !(field === "callerName" && start === rang.start) &&
      !(field === "callerRelationship" && end <= rang.start && rang.start - end < 4),
  );
}

/** "Valley View NH" is a house, and "Nina at the service" takes messages. */
function dropHouses(sheet: Sheet, text: string): void {
  sheet.candidates = sheet.candidates.filter(
    ({ field, value, end }) =>
      field !== "callerName" ||
      !(
        /answer/i.test(value) ||
        / (?:nh|fh|snf|alf|ltc|pd|hosp|ctr)$/i.test(value) ||
        ofService.test(text.slice(end, end + 50))
      ),
  );
}

/** "Marge" is "Marge Oliver". */
const isOne = (one: string, other: string) =>
  same(one, other) || one.startsWith(`${other} `) || other.startsWith(`${one} `);

const takers = new Set(["deceasedName", "attendingDoctor", "certifyingDoctor"]);

/** Whom a label names as the dead, or a doctor, has not rung; a mere word before the name ("named") does not make it the dead one's. */
const isTaken = (sheet: Sheet, { name: { value }, start, end, isSubject }: Rung) =>
  sheet.candidates.some(
    (one) =>
      takers.has(one.field) &&
      one.confidence > (isSubject && one.start === start ? 0.86 : 0.6) &&
      ((one.start < end && one.end > start) || same(one.value, value)),
  );
