// Tells what behind a label that is not known, or asks for something else, is the call itself.
import type { Sheet } from "./parse-sheet";
import type { Slot } from "./parse-slots";
import type { Span } from "./parse-span";

/** "DISCHARGE: Expired 4/30/2026 11:20 pm", "Our case: SL-25-1140, stays a coroner's case". */
export const speaksForItself =
  /\((?:legal )?(?:next of kin|nok)\)|\b(?:who|she|he)(?: is|['’]s) (?:also )?(?:the |her |his )?(?:legal )?(?:next of kin|nok)\b|^\W*(?:cleared|ready|released) (?:for|to) (?:pick|removal|release|go|transport)|^\W*(?:body |remains |now )?available (?:for|to|now)\b|^\W*(?:not an? |non-?|(?:wwii|ww2|korea|vietnam|army|navy|marine|air force) )?veteran\b|^\W*not an? (?:donor|candidate)\b|^\W*(?:expired|died|passed(?: away)?|pronounced)\b[^a-z\n]{0,12}\d|(?:^\W*|[.;,–-]\s|\b(?:he|she|who|resident|res|patient|pt|client|member|mother|father|mom|dad|husband|wife|spouse|son|daughter|brother|sister|grand(?:ma|pa|mother|father)|uncle|aunt|friend|neighbor) )(?:has |had |was |just ){0,2}(?:expired|died|passed(?: away)?|pronounced(?: dead)?)\b(?:[\s@,~:-]|\b(?:at|about|around|abt|on|this|today|tonight|last|yesterday|night|morning|evening|afternoon|home|peacefully|quietly|just|now|approx\.?)\b){1,10}\d|\b(?:stays|remains|not|is) an? (?:coroner'?s?|me|medical examiner'?s?) case\b|\b(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen) (?:[\p{L}-]{2,12} ){0,2}(?:steps|stairs)\b|\bwalk-?up\b|\bno (?:elevator|stairs|steps)\b|\bflights? of (?:stairs|steps)\b|\b(?:cot|stretcher|gurney) (?:will not|won['’]?t|can['’]?t|cannot)\b|\b(?:send|bring) (?:[2-4]|two|three)\b|(?<![\d.$])\d{2,3} ?(?:lbs?|kgs?|kilos|pounds)\b(?! ?(?:limit|max|capacity|cot|bag|tank))/iu;

/** Words of a label and its value say nothing more where the value told the same field: "Special precautions: none". */
export const isLabelled = ({ candidates }: Sheet, slots: readonly Slot[], said: Span & { field: string }): boolean =>
  slots.some(
    ({ role, label, value }) =>
      role !== null &&
      ((said.start >= label.start && said.end <= label.end) || (said.start >= value.start && said.end <= value.end)) &&
      candidates.some(({ field, start, end }) => field === said.field && start >= value.start && end <= value.end),
  );

/** "Donor now at our recovery suite: 5225 N Hydraulic Ave, Wichita, KS 67219": no room's number. */
export const wholeStreet = /^\d{1,5} (?:[NSEW]{1,2}\.? )?\p{Lu}[^\n;]{3,60}\b[A-Z]{2},? \d{5}/u;

/** "Svc call: T. Moss (F, dob 5-12-52) @ her home …": the words behind are the call itself, and no time of it. */
export function speaksOn(text: string, { role, value }: Slot): boolean {
  if (role?.kinds.join() === "room" && wholeStreet.test(text.slice(value.start, value.end))) return true;
  return (
    role?.kinds.length === 1 &&
    role.kinds[0] === "callDateTime" &&
    value.end - value.start > 60 &&
    /^\P{N}{16}/u.test(text.slice(value.start, value.end))
  );
}

/** "re: Mrs. Kamaka-Silva, 74" in a note, "RE: Estate of Leopold Carrigan" above a letter tell of whom it speaks. */
export const namesTheDead = (text: string, label: Span, value: Span) =>
  /^(?:re|in re|regarding|subject)$/i.test(text.slice(label.start, label.end).trim()) &&
  /^(?:(?:mrs?|ms|miss|dr)\.? )?\p{Lu}[\p{L}.]+ (?:["“(]\S+ )?\p{Lu}[\p{L}'’-]+/u.test(
    text.slice(value.start, value.end).replace(beforeTheDead, ""),
  );

const beforeTheDead =
  /^(?:(?:the |our )?(?:death|passing|loss|estate|remains|human remains|body|release|removal|transfer|burial|cremation|disposition) of )?(?:the |our )?(?:late |resident |patient |inmate |veteran )?/i;

/** Labels of places where nobody is fetched from. */
export const otherPlace =
  /addr|birth|injur|remit|bill|insur|cemet|church|employ|school|attorney|lawyer|police|court|\bservice|visitation|viewing|repast|reception|memorial|donation|hospitaliz|retired|certificates|prior|previous|former|return|mail|corporate|flight/i;

/** Whether a label is not known, or asks for what no field holds. */
export const isUntold = (role: Slot["role"]): boolean => role === null || role.kinds.includes("ignored");

/** Labelled values without those of people's labels, whose rest may speak of others. */
export function valuesOf(slots: readonly Slot[]): Span[] {
  return slots.map(({ label, value }) => ({ start: label.start, end: Math.max(label.end, value.end) }));
}
