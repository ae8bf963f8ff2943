// Finds houses that carry no word of what they are, by the words beside them: "I'm at Sawtooth Regional", "room 22 at Golden Years".
import type { FacilityReading } from "./parse-house-words";
import { leanPattern } from "./parse-pattern";
import { findFacilities } from "./parse-places";
import { properCase } from "./parse-words";
import { plainWords } from "./words/not-names";

/** The houses that only the words before or behind them tell: "I'm at Sawtooth Regional", "room 305 at Golden Years". */
export function findHousesByCue(text: string): FacilityReading[] {
  const apposed = [...text.matchAll(kindBefore)].flatMap((match): FacilityReading[] => {
    const value = match[2] as string;
    const start = match.index + match[0].length - value.length;
    const kind = /hospice|inpatient/i.test(match[1] as string) ? "Hospice facility" : "Nursing facility";
    return findFacilities(value).length > 0 ? [] : [{ value, start, end: start + value.length, kind, confidence: 0.8 }];
  });
  const named = [...text.matchAll(hospitalByCue)].map((match): FacilityReading => {
    const value = match[1] as string;
    const start = match.index + match[0].length - value.length;
    return { value, start, end: start + value.length, kind: "Hospital", confidence: 0.8 };
  });
  return [...apposed, ...named, ...unworded(text), ...smallFirms(text)];
}

const smallFirm =
  /\b(?:to|use|using|want|wants|with|is|for|fh|by) ((?!(?:the|an?|our|your|his|her|their|another|some|any|which|what|that|this|local|same|no|other)\b)\p{Ll}[\p{Ll}'’-]{2,16}(?: (?:&|and) \p{Ll}{3,16}| (?!funeral|family)\p{Ll}{3,16})? (?:family )?(?:mortuary|funeral home|funeral service|cremation services?))(?!\p{L})/gu;

/** "going to harmon mortuary", in small letters as they are typed in a hurry. */
const smallFirms = (text: string): FacilityReading[] =>
  /mortuary|funeral|cremation/.test(text)
    ? [...text.matchAll(smallFirm)].flatMap((match): FacilityReading[] => {
        const said = match[1] as string;
        const start = match.index + match[0].length - said.length;
        const own = said.replace(/ (?:family )?(?:mortuary|funeral|cremation).*$/, "").split(" ");
        if (own.some((word) => plainWords.has(word)) || findFacilities(said).length > 0) return [];
        return [{ value: properCase(said), start, end: start + said.length, kind: "Funeral home", confidence: 0.75 }];
      })
    : [];

/** "Our inpatient unit, Bayou Comfort House, 19 …", "the long term care unit, Kachemak Shores, in Homer". */
const kindBefore =
  /\b(?:our|the|an?)\s((?:hospice\s)?inpatient unit|hospice (?:unit|house)|long[- ]term care(?: unit| facility)?|nursing home|memory care(?: unit)?|assisted living(?: facility)?|group home|care home|board and care|adult (?:family|foster) home)(?:\s(?:here|called|named))?,\s(\p{Lu}[\p{L}'’]+(?:\s(?:of|at|on|the)(?:\sthe)?\s\p{Lu}[\p{L}'’]+|\s\p{Lu}[\p{L}'’]+){1,3})(?=,|\.|\sin\s|\son\s|\sat\s|\n|$)/gu;

const hospitalByCue =
  /(?:\b(?:at|from|with|in|@)\s+(?:the\s+)?|[,(]\s*|\bhere\s+)((?:(?:St|Mt|Ft)\.?\s|Saint\s)?[A-Z][\w'’-]+(?:\s(?:of\s)?[A-Z][\w'’-]+){0,3}\s(?:General|Regional|Memorial|Medical|Infirmary))(?![\w'’-]|\s+(?:[A-Z][a-z]+|manager|director|hospital|medical|health|chapel|funeral|park|church|home|gardens|cemetery|day|crematory|care|nursing)\b(?!\s+(?:in|calling)\b))/gu;

const capitals = String.raw`\p{Lu}[\p{L}'’-]+(?: (?:of|at|on|the) (?:the )?\p{Lu}[\p{L}'’-]+| (?:&|and) \p{Lu}[\p{L}'’-]+| \p{Lu}[\p{L}'’-]+){0,3}`;
const ends = String.raw`(?=[,.;)\n/]|\s(?:in|on|at|room|rm|and|for|to|with|is|has|needs|calling|called|who|we|this|tonight|has)\b|\s[-–(]|\s?$)`;

/** "Room 22 at Golden Years", "bed 4, Alder Court". */
const behindRoom = leanPattern(
  String.raw`\b(?:[Rr]oom|[Rr]m|ROOM|RM|[Bb]ed|[Uu]nit|[Aa]pt) ?\.? ?#?\d{1,4}[A-Z]?(?: bed \w)?,? (?:at|of|in|@|over at|down at|here at) (?:the )?(?<house>${capitals})${ends}`,
  "gu",
);
/** "Nurse at Pine Ridge Care": a house that cares, and no hospice's or agency's care. */
const carers = leanPattern(
  String.raw`(?:\b(?:at|from|with|w/|@) (?:the )?|,\s)(?<house>(?:\p{Lu}[\p{L}'’-]+ ){1,3}(?<!\b(?:Hospice|Home|Health|Healthcare|Urgent|Palliative|Primary|Comfort|Intensive|Term|Day|Family|Pet|Animal|Eye|Wound|Critical|Acute|Emergency|Elder|In-Home|Death|Funeral|Patient|After|Cremation) )Care)(?=[,.;)\n/]|\s(?:in|on|room|rm|calling|called|and|here)\b|\s?$)`,
  "gu",
);
/** "At St. Luke's": called by its saint alone. */
const saints = leanPattern(
  String.raw`\b(?:at|from|with|w/|@) (?<house>(?:St\.?|Saint) \p{Lu}\p{Ll}+(?:['’]s|s['’]))(?=[,.;)\n/]|\s(?:in|on|[Rr]oom|[Rr]m|calling|and|here|ER|ICU|morgue)\b|\s?$)`,
  "gu",
);

const unworded = (text: string): FacilityReading[] => [
  ...cued(text, behindRoom, "Other"),
  ...cued(text, carers, "Nursing facility"),
  ...cued(text, saints, "Other"),
];

function cued(text: string, pattern: RegExp, kind: FacilityReading["kind"]): FacilityReading[] {
  return [...text.matchAll(pattern)].flatMap((match): FacilityReading[] => {
    const value = match.groups?.house ?? "";
    const end = match.index + match[0].length;
    if (value === "" || findFacilities(value).length > 0 || notHouses.test(value)) return [];
    if (agency.test(text.slice(Math.max(0, match.index - 16), match.index + 1))) return [];
    return [{ value, start: end - value.length, end, kind, confidence: 0.8 }];
  });
}

/** "On hospice with Gentle Care". */
const agency = /\bhospice\b[^.;\n]{0,6}$/i;
const notHouses =
  /^(?:ER|ED|ICU|CCU|PACU|OR|Morgue|The|Her|His|Our|My|This|That|Home|House|Hospice|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December)$/i;
