// Finds where a labelled value ends: with its cell, or with its sentence where the label stands in running words.
import type { Role } from "./parse-labels";
import { isPerson } from "./parse-people";

/** Boxes of one choice may stand far apart. */
/** A person's number may stand far behind the name. */
const personStop = /\t|\|| {4,}(?! |\(?\d{3}\)?[-. ]{1,2}\d{3}[-. ]\d{4})/;
/** So may the street and the number of a house. */
const houseStop =
  /\t|\|| {4,}(?! |\(?\d{3}\)?[-. ]{1,2}\d{3}[-. ]\d{4}|\d{1,5} (?:[NSEW]\.? )?\p{Lu}\p{Ll}+ [^\n]{0,40}\b[A-Z]{2} \d{5}\b)/u;
/** "ME CASE   yes     no. 26-1109-P". */
const caseStop = /\t|\|| {4,}(?! |(?:no|case|ref|#)[.: #]{0,3}[A-Z]{0,4}-?\d)/i;
/** "Died: 8/13/26     2235": so may the hour of a day. */
const dayStop =
  /\t|\|| {4,}(?! |(?:at |@ ?)?\d{1,2}[:.]\d\d(?!\d)|(?:at |@ ?)?(?:[01]\d|2[0-3])[0-5]\d ?(?:hrs?|h)?(?: {2}|\s*$|\n))/i;
const boxedStop = /\t|\|| {4,}(?![☐☑☒□■○●[(])/;

/** "Precautions: none   Ht 5'5\"   Wt 132 lb": a measure is an item of its own. */
const measureBehind = / {2,}(?=(?:ht|wt|height|weight)\b[. ]{1,2}\d)/i;
const dayKinds = /^(?:deathDate|deathDateTime|callDate|callDateTime|requestedDate|requestedDateTime|when)$/;

/** A value ends with its cell, unless it is a note, which may hold anything. */
export function cutAt(text: string, start: number, end: number, role: Role | null, isInline: boolean): number {
  if (role?.kinds.includes("notes")) return end;
  const isBoxed = /^\s*(?:[☐☑☒□■○●]|[[(] ?[ xX✓•*] ?[\])])/.test(text.slice(start, start + 8));
  const isPersons = role === null || (role.kinds.length === 0 && isPerson(role.owner));
  const isHouses =
    role?.kinds.length === 0 && /^(?:location|pickup|destination|funeralHome|sender)$/.test(role.owner ?? "");
  const said = text.slice(start, end);
  const next = measureBehind.exec(said);
  if (next && next.index > 0 && role !== null) return start + next.index;
  // "Home: 61 Quail Run, Reno, NV 89502. Died at Sierra Crest Hospital": behind a whole address the next sentence begins.
  const address = role?.kinds.some((kind) => kind === "home" || kind === "address") ? wholeAddress.exec(said) : null;
  if (address) return start + address.index + address[0].length;
  const stop = (
    isBoxed
      ? boxedStop
      : isPersons
        ? personStop
        : isHouses
          ? houseStop
          : role?.owner === "coroner"
            ? caseStop
            : role?.kinds.some((kind) => dayKinds.test(kind))
              ? dayStop
              : role?.kinds.includes("ignored")
                ? /\t|\|| {2,}/
                : /\t|\|| {4,}/
  ).exec(said.replace(/^\s+/, (lead) => filled(lead.length)));
  if (stop) return start + stop.index;
  if (!role || end - start < (isInline ? inlineValue : longValue)) return end;
  const sentence = sentenceStop.exec(said);
  if (isInline && sentence) return start + sentence.index;
  return sentence && (said.slice(sentence.index).match(innerLabel) ?? []).length > 1 ? start + sentence.index : end;
}

/** Behind a label in running words, with other items behind it that have no sign, the value ends with its sentence. */
const longValue = 140;
/** In the midst of running words sooner. */
const inlineValue = 60;
const innerLabel =
  /[.;]\s+(?:D\.?O\.?B|T\.?O\.?D|D\.?O\.?D|NOK|WT|Wt|FH|Caller|Attending|Next of kin|Vet|Veteran|Going to|Died|Passed|Born|Weight|Room|Rm)\b/g;
const sentenceStop =
  /(?<!\b(?:dr|dra|mr|mrs|ms|st|ste|jr|sr|apt|rm|no|ext|ave|rd|blvd|ln|hwy|ph|wm|lt|sgt|capt|fr|rev|\p{L}))(?:\.{1,3}|[!?]|;)\s+(?=\p{Lu}[\p{L}.]{1,14} )/iu;

const wholeAddress = /^[^.;\n]{0,60}(?:\.[^.;\n]{1,40}){0,2}\b[A-Z]{2},? \d{5}(?:-\d{4})?(?=\.\s+\p{Lu}\p{Ll})/u;

const filled = (length: number) => "\u00A0".repeat(length);
