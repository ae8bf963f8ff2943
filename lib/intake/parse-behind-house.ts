// Reads the name of whoever speaks for a house or a firm that is named first: "Heron & Vance Funeral Home / Teddy", "Tolliver Bros (Ansel)".
import { readName } from "./parse-names";
import { findFacilities } from "./parse-places";
import { givenNames } from "./words/given-names";

const houseEnds =
  /\b(?:home|homes|cent(?:er|re)|hospital|hosp|manor|hospice|rehab|nursing|care|living|village|mortuary|chapel|chapels|funerals?|cremations?|sheriff|police|pd|so|coroner|clinic|terrace|villa|health|healthcare|medical|infirmary|hosp|fh|f\/h|snf|alf|(?:nursing|nurse|patient|bed|decedent|admitting|staffing) (?:admin(?:istration)?|office|desk|supervisor['’]?s office|services|affairs|placement|management))\W*$/i;

/** "Heron & Vance Funeral Home / Teddy / 813-…", "Pioneer Home - Tess Nakai LPN", "Hagen FH, Waupaca WI - Jill Hagen": the house first, and then who speaks for it. */
export function readBehindHouse(segment: string): ReturnType<typeof readName> {
  // "Bev (hosp. chaplain) St Cyprian Hosp, Macon": a name opens it, and a town ends it.
  if (givenNames.has(/^\s*(\p{L}+)(?: \p{L}+)? ?\(/u.exec(segment)?.[1]?.toLowerCase() ?? "")) return null;
  const [lead, house = ""] =
    /^\s*([^\n/|,–—]{4,60}?)(?:,\s\p{Lu}[\p{L}. ]{2,20}?,?\s\p{Lu}{2}(?:\s\d{5})?(?:\s*[/|,(]\s*|\s+[-–—]{1,2}\s+)|\s*[/|,]\s*|\s+[-–—]{1,2}\s+)(?=\p{Lu})/u.exec(
      segment,
    ) ?? [];
  if (lead === undefined || (!houseEnds.test(house) && findFacilities(house)[0]?.start !== 0)) return null;
  const name = readName(segment.slice(lead.length));
  if (!name || name.start > 14 || houseEnds.test(name.value)) return null;
  return { ...name, start: lead.length + name.start, end: lead.length + name.end };
}

/** "Tolliver Bros (Ansel)", "Abramson-Teller (Cleveland OH) -- Mr. Josh Teller": who speaks for the firm named first. */
export function readBehindFirm(segment: string): ReturnType<typeof readName> {
  const match =
    /^[^\n]{3,140}?,\s+(?:by|per|through|via|c\/o|attn:?|contact:?)\s+(?=\p{Lu}\p{Ll})/u.exec(segment) ??
    /^[^\n]{3,60}?(?:\s-{1,2}\s|\s[–—]\s)\s*(?=\p{Lu})/u.exec(segment) ??
    /^[^\n]{3,60}?\s?\((?=\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}[\p{L}.'-]*)?\))/u.exec(segment);
  const name = match && readName(segment.slice(match[0].length));
  if (!match || !name || name.start > 5) return null;
  const shift = match[0].length;
  return { ...name, start: name.start + shift, end: name.end + shift };
}
