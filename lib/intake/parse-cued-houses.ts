// Finds houses by the word for their kind beside them or at their end: "our inpatient unit, Bayou Comfort House", "I'm at Sawtooth Regional".
import type { FacilityReading } from "./parse-house-words";
import { findFacilities } from "./parse-places";
import { properCase } from "./parse-words";
import { plainWords, wordsOfHouses } from "./words/not-names";

/** The houses that only the words before or behind them tell: "I'm at Sawtooth Regional". */
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
  return [...apposed, ...named, ...smallFirms(text), ...smallHospices(text)];
}

const smallHospice =
  /\b(?:with|from|for|by|is|on|at) ((?!(?:the|an?|our|your|his|her|their|another|some|any|which|what|that|this|local|same|no|other|inpatient|home|hospice)\b)\p{Ll}[\p{Ll}'’-]{2,16}(?: (?!home |house )\p{Ll}{3,16}){0,2} hospice)(?! (?:house|home|unit|inpatient|center|nurse|patient|care|services?))(?!\p{L})/gu;

/** "Azalea city hospice nurse Darcy Quill pronounced". */
const hospiceOfNurse =
  /(?<=^|[.;:,\n] {0,2}|\ba )((?!(?:the|an?|our|your|his|her|their|another|some|any|which|what|that|this|local|same|no|other|inpatient|home|hospice|new|on|in)\b)\p{Ll}[\p{Ll}'’-]{2,16}(?: \p{Ll}{3,16}){1,2} hospice)(?= (?:nurse|rn|lpn|aide|cna|chaplain|np)\b)/gu;

/** "Nurse practitioner Julian Esparza with amber gate hospice", in small letters as a machine or a hurried hand writes it. */
export const smallHospices = (text: string): FacilityReading[] =>
  [
    ...text.matchAll(smallHospice),
    ...(/hospice (?:n|rn|l|a|c)/.test(text) ? text.matchAll(hospiceOfNurse) : []),
  ].flatMap((match): FacilityReading[] => {
    const said = match[1] as string;
    const start = match.index + match[0].length - said.length;
    if (
      said
        .split(" ")
        .slice(0, -1)
        .some((word) => plainWords.has(word) && !wordsOfHouses.has(word))
    )
      return [];
    return [{ value: properCase(said), start, end: start + said.length, kind: "Hospice agency", confidence: 0.75 }];
  });

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
