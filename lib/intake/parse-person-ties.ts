// Reads how the person behind a label stands to the dead: "wife Irene", "Irene (wife)", "Irene, wife".
import type { RequestField } from "@/lib/transports/schema";
import { tieBefore } from "./parse-person-words";
import { doesNext, readRelation } from "./parse-relations";
import { addReading, type Sheet } from "./parse-sheet";

/** How the person stands to the dead: before the name ("wife Irene"), in brackets, or behind a comma. */
export function readTie(
  sheet: Sheet,
  field: RequestField,
  segment: string,
  start: number,
  nameStart: number,
  nameEnd: number,
  depth: number,
): void {
  const before = tieBefore(segment.slice(0, Math.max(nameStart, 0)));
  const behind = segment.slice(nameEnd);
  const lead =
    /^[\s,/(:;-]*(?:(?:relationship|relation|rel)\b[\s:.]*(?:is )?)?(?:(?:RN|LPN|LVN|CNA|BSN|MD|NP|MSW|LCSW)\b[\s,/(-]*)*/.exec(
      behind,
    )?.[0].length ?? 0;
  // "My mom. Christine Lamm, she's the daughter": what she is to the dead.
  const own =
    field === "nokRelationship"
      ? /^[\s,.–-]{1,4}(?:s?he['’]?s|s?he is) (?:his|her|the) (?=\p{Ll}{3})/u.exec(behind)?.[0].length
      : undefined;
  const told = own === undefined ? null : readRelation(behind.slice(own));
  if (own !== undefined && told?.start === 0 && told.kind === "kin")
    return void addReading(sheet, field, told, start + nameEnd + own, { confidence: 0.93, depth });
  const next = readRelation(behind.slice(lead));
  const after = next?.kind === "function" && doesNext.test(behind.slice(lead + next.end)) ? null : next;
  const inBrackets = /\(([^()]{2,40})\)/.exec(behind.slice(0, 120));
  const bracket = inBrackets && !after ? readRelation(inBrackets[1] as string) : null;
  // "Beth Stuckey, DON": the director of nursing.
  const letters =
    field === "callerRelationship" ? /^\s*[,(/-]\s*(?:RN,? )?(A?DON|AOD|ADNS|DNS|DHS)\b/.exec(behind) : null;
  // "Sister M. Bernadine, night supervisor": a title of her order.
  const isVowed = before && after?.kind === "function" && /^(?:sister|brother|mother|father)$/i.test(before.value);
  if (before && nameStart > 0 && !isVowed) addReading(sheet, field, before, start, { confidence: 0.9, depth });
  else if (after) addReading(sheet, field, after, start + nameEnd + lead, { confidence: 0.92, depth });
  else if (letters)
    addReading(
      sheet,
      field,
      { value: letters[1] as string, start: 0, end: letters[0].length, confidence: 0.9 },
      start + nameEnd,
      { depth },
    );
  else if (bracket && inBrackets)
    addReading(sheet, field, bracket, start + nameEnd + inBrackets.index + 1, { confidence: 0.88, depth });
}
