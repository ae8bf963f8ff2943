// Finds the houses of running text and what each is to the call: where the dead are, where they go, who sends.
import { beginsWith, endsWith } from "./parse-cues";
import { type FacilityReading, findFacilities } from "./parse-places";
import { depthAt } from "./parse-sentences";
import { addReading, type Sheet } from "./parse-sheet";
import type { Span } from "./parse-span";
import { destinationCues } from "./words/cues-places";

export type HouseRole = "destination" | "examiner" | "location" | "hospice" | "sender" | "coroner" | "other";

export interface House extends Span {
  place: FacilityReading;
  role: HouseRole;
}

const destinationBefore = endsWith(
  [...destinationCues],
  String.raw`[\s,:"'(-]*(?:(?:the|at|to|is|in|with|via|our|their|a|over)\b[\s,:]*){0,3}`,
);
const destinationBehind = beginsWith(
  [
    "{is|are|has been|have been|was|were|will be|to|notified|will} {handling|called|notified|have her|have him|have them|handle|receiving|the funeral home|doing|in charge|taking care}",
    "{to have him|to have her|handling|has the pre need|has a pre need|prearranged|for services|for cremation|pre need|preneed|notified}",
  ],
  String.raw`[\s,"')-]*`,
);
/** Whether the words stand within a labelled value. */
export const inSlots = (slots: readonly Span[], { start, end }: Span) =>
  slots.some((slot) => start >= slot.start && end <= slot.end);

/** The houses of the text in order, with their part in the call. */
export function findHouses(sheet: Sheet, text: string, slots: readonly Span[]): House[] {
  return [...findFacilities(text), ...findHospitalsByCue(text)]
    .toSorted((one, other) => one.start - other.start)
    .flatMap((place) => {
      if (place.kind === "Doctor") return [];
      const left = text.slice(Math.max(0, place.start - 70), place.start).replace(/[\s\S]*(?:[.!?]\s|\n\s*\n)/, "");
      const right = text.slice(place.end, place.end + 50);
      return [
        {
          place,
          start: place.start,
          end: place.end,
          role: houseRole(place, left, right, inSlots(slots, place), sheet),
        },
      ];
    });
}

/** "I'm at Sawtooth Regional", "RN at Cumberland Gap General": hospitals without the word, behind words of place. */
function findHospitalsByCue(text: string): FacilityReading[] {
  return [...text.matchAll(hospitalByCue)].map((match) => {
    const value = match[1] as string;
    const start = match.index + match[0].length - value.length;
    return { value, start, end: start + value.length, kind: "Hospital", confidence: 0.8 };
  });
}

const hospitalByCue =
  /(?:\b(?:at|from|with|in|@)\s+(?:the\s+)?|[,(]\s*|\bhere\s+)((?:(?:St|Mt|Ft)\.?\s|Saint\s)?[A-Z][\w'’-]+(?:\s(?:of\s)?[A-Z][\w'’-]+){0,3}\s(?:General|Regional|Memorial|Infirmary))(?![\w'’-]|\s+(?:[A-Z][a-z]+|manager|director|hospital|medical|health|chapel|funeral|park|church|home|gardens|cemetery|day|crematory|care|nursing)\b(?!\s+(?:in|calling)\b))/gu;

function houseRole(place: FacilityReading, left: string, right: string, isInSlot: boolean, sheet: Sheet): HouseRole {
  if (/\b(?:removal|transport|livery|answering|exchange|dispatch)\b/i.test(place.value)) return "other";
  const isTarget = destinationBefore.test(left) || destinationBehind.test(right);
  const { kind } = place;
  if (kind === "Funeral home") {
    // "To our Bethlehem chapel": a branch of the house that speaks.
    if (/\bour\s+$/i.test(left)) return "other";
    if (isTarget) return "destination";
    if (isInSlot) return "other";
    return isSender(sheet, place, left) ? "sender" : "destination";
  }
  if (kind === "Crematory") return isTarget || !isSender(sheet, place, left) ? "destination" : "sender";
  if (kind === "Hospice agency") return "hospice";
  if (kind === "Coroner") return isTarget && !isInSlot ? "examiner" : "coroner";
  if (kind === "Other") return !isInSlot && /(?:\b(?:at|from|in)|@)\s+(?:the\s+)?$/i.test(left) ? "location" : "other";
  const isCare = kind === "Hospital" || kind === "Nursing facility" || kind === "Hospice facility";
  return isCare && !isInSlot ? "location" : "other";
}

/** A house that speaks of itself: above the text, under it, or beside a caller's name. */
function isSender(sheet: Sheet, place: Span, left: string): boolean {
  const before = sheet.page.text.slice(0, place.start);
  const isHead = before.trim().length < 40 && !/\b(?:for|to|fh)\s*[:=-]?\s*$/i.test(before);
  const isWith =
    /(?:\b(?:with|from|at|w\/|of)|@)\s+(?:the\s+)?$/i.test(left) &&
    /\b(?:this is|here|calling|my name|i'?m|director|embalmer)\b|@/i.test(
      left + sheet.page.text.slice(place.start, place.start + 80),
    );
  const behind = sheet.page.text.slice(place.start).split("\n").slice(1).join("\n");
  const above = before.split("\n").slice(-6).join("\n");
  const isFoot = behind.length < 260 && /\b(?:thanks|thank you|regards|sincerely|best|gracias)\b/i.test(above);
  return isHead || isWith || isFoot;
}

/** Adds the names of houses and the kind of place that they are. */
export function addHouses(sheet: Sheet, houses: readonly House[]): void {
  const isCutShort = ({ place }: House) =>
    houses.some(
      (other) => other.place.value.length > place.value.length && other.place.value.startsWith(`${place.value} `),
    );
  for (const house of houses) {
    const { place, role } = house;
    if (isCutShort(house)) continue;
    const how = { depth: depthAt(sheet.page, place.start) };
    if ((role === "destination" && place.kind === "Crematory") || role === "examiner")
      addReading(sheet, "deliveryLocation", { ...place, confidence: 0.6 }, 0, how);
    else if (role === "destination") addReading(sheet, "destinationFuneralHome", { ...place, confidence: 0.8 }, 0, how);
    else if (role === "hospice") addReading(sheet, "hospiceName", { ...place, confidence: 0.8 }, 0, how);
    else if (role === "location") {
      addReading(sheet, "locationName", { ...place, confidence: 0.8 }, 0, how);
      if (place.kind !== "Other")
        addReading(sheet, "deceasedLocation", { ...place, value: place.kind, confidence: 0.75 }, 0, how);
    }
  }
}
