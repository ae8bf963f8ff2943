// Reads the name of a firm that a tired hand typed in small letters behind its label: "fh: ruffin & jarrett".
import type { FacilityReading as Place } from "./parse-house-words";
import type { Reading } from "./parse-span";
import { properCase } from "./parse-words";

const smallFirm =
  /^\s*(\p{Ll}[\p{Ll}'’.-]{2,16}(?: (?:&|and|\+) \p{Ll}[\p{Ll}'’.-]{2,16}| \p{Ll}[\p{Ll}'’.-]{2,16}){0,3}) *(?=$|[,;(|\n])/u;
const saysSomething =
  /\b(?:the|their|our|his|her|same|yes|not?|none|tbd|tba|unk\w*|unsure|undecided|pending|later|family|daughter|son|wife|husband|will|call|calls|calling|asks?|wants?|needs?|choose|choosing|deciding|decide|decided|sure|know|been|has|is|was|to|from|with|by|you|we|they|local|any|whoever|please|pls|notified|aware|see|above|below|blank|given|stated|said)\b/iu;

/** The firm that `segment` begins with behind a label's colon, where no word of it says something else and nothing surer was read. */
export function readSmallFirm(segment: string, place: Place | null, mark = ""): Reading | null {
  if (place && (place.kind !== "Other" || place.confidence >= 0.58)) return null;
  if (!/[:=]/.test(mark)) return null;
  const match = smallFirm.exec(segment);
  const [whole = "", said = ""] = match ?? [];
  if (!match || saysSomething.test(said)) return null;
  const start = whole.indexOf(said);
  return { value: properCase(said), start, end: start + said.length, confidence: 0.8 };
}
