// Finds that a hospital keeps the dead in its morgue by now, whatever room a form tells as well.
import { quick } from "./parse-quick-pattern";
import { addReading, bestOf, type Sheet } from "./parse-sheet";

const inMorgue = quick(
  /\b(?:(?:is|are|remains|body|decedent|pt|patient|he['’]?s|she['’]?s|currently|now|already|located|held|lying|waiting|downstairs|moved|taken|went|gone|transferred|transported|wheeled|placed|put|kept|stored|brought|pick ?up|p\/u|removal|removed)(?: (?:remains |currently |now |already |down |up |him |her ))?[\s:]{0,3}(?:in|at|to|from)?|(?:in|at|from)|(?:remains (?:are|currently)|current(?:ly)?(?: in| at)?|location|loc|location of (?:body|remains))\W{1,4})\s?(?:the |our |their |hospital |hosp |main |basement |facility ){0,3}morgue\b|\bmorgue (?:tray|drawer|bay|slot|shelf|cooler|rack)\b/gi,
);
/** "Morgue: yes", "| Body in hospital morgue? | Y |". */
const answered =
  /(?:^|[\n|;\t]| {2})[^\p{L}\n]{0,4}(?:(?:is )?(?:the )?(?:body|pt|patient|decedent|deceased|remains)? ?(?:in )?(?:the )?(?:hospital |hosp )?morgue)\?? {0,3}[:|=?\t-] {0,6}(?:y|yes|x)(?![\p{L}\d])/iu;
const notThere =
  /(?:\b(?:not|no|none|without|until|till|then|goes|going|go|will|would|if|call|ask|key|before|once|county|coroner'?s?|to be)\b|n['’]t\b)[^.;\n]{0,24}$|[?¿][^.;\n]{0,20}$|[[(☐□○] ?[\])]? ?$/i;
/** "(In morgue) _ Y  X N" asks. */
const asks = /^\)?\s{0,3}(?:[:?=_[(☐☑☒□]|X\b|Y\b|N\b)/;
const namesIt =
  /^ ?(?:hours|hrs|phone|ph|attendant|staff|tech|log|supervisor|mgr|manager|key|by|if|once|after|when|release|is (?:full|closed|locked|open)|\?)/i;

/** "…, Tacoma, WA 98405, morgue", "MORGUE RELEASE LIST", "moved to our cooler room". */
const plainly =
  /(?:\d{5}|\p{L}{4}|[)\]])[,;] (?:in |at )?(?:the )?(?:hospital )?morgue\b(?=\s*(?:$|\n|[.,;)]))|(?:^|\n)[ \t*=#-]{0,6}morgue (?:release|log|pick ?up|transfer)\b(?! (?:hours|phone|form))|\b(?:moved|taken|brought|transferred|(?:has|have|is|since|already) gone) (?:down )?to (?:our |the |their )(?:morgue|cooler)\b/giu;

/** ". Morgue, dock level", "-> morgue 0150, drawer 3", "Where in bldg ... morgue, B level", "room / (morgue) / ER". */
const alone =
  /(?:(?:^|[\n.;|:(]|->|=>|→|>>|[\p{L}\d)] ?\/)[ \t]{0,12}|,[ \t]{1,3}(?!morgue\)))(?:now )?(?:in (?:the )?)?(?:hosp(?:ital)? )?\*{0,2}morgue\*{0,2}(?=[ \t]*(?:$|[\n,;.)(|]|[-/]?[ \t]*(?:level|lvl|dock|basement|bsmt|lower|ground|main|annex|cooler|fridge|rack|shelf|slot|drawer|tray|bay|b|l{1,2}|g)\b|\d{4}(?!\d)|(?:#|[A-Z])?\d{1,2}\b|[ \t]{2}))(?![ \t]*[,.]?[ \t]*(?:phone|ph|tel|desk|hours))/gimu;

/** Where the dead lie in no hospital, a cooler is no room of theirs. */
const noMorgue = /^(?:Coroner|Funeral home|Residence)$/;

/** Adds the morgue as the room where the person lies in a hospital. */
export function addMorgue(sheet: Sheet, text: string): void {
  if (!/morgue|cooler/i.test(text)) return;
  if (noMorgue.test(bestOf(sheet, "deceasedLocation")?.value ?? ""))
    sheet.candidates = sheet.candidates.filter(({ field, value }) => field !== "locationRoom" || value !== "Morgue");
  if (bestOf(sheet, "locationRoom")?.value === "Morgue") return;
  if (bestOf(sheet, "deceasedLocation")?.value !== "Hospital") return;
  const told = answered.exec(text);
  if (told) {
    const reading = { value: "Morgue", start: 0, end: told[0].length, confidence: 0.95 };
    addReading(sheet, "locationRoom", reading, told.index, {});
    return;
  }
  for (const match of text.matchAll(inMorgue)) {
    const end = match.index + match[0].length;
    if (!/morgue \S/i.test(match[0]) && asks.test(text.slice(end, end + 8))) continue;
    // "Body to be held: morgue".
    const front = text.slice(Math.max(0, match.index - 32), match.index);
    if (
      notThere.test(/^held/i.test(match[0]) ? front.replace(/\bto be $/i, "") : front) ||
      namesIt.test(text.slice(end, end + 16))
    )
      continue;
    addReading(
      sheet,
      "locationRoom",
      { value: "Morgue", start: 0, end: match[0].length, confidence: 0.99 },
      match.index,
      {},
    );
    return;
  }
  for (const match of [...text.matchAll(plainly), ...text.matchAll(alone)]) {
    if (notThere.test(text.slice(Math.max(0, match.index - 32), match.index))) continue;
    addReading(
      sheet,
      "locationRoom",
      { value: "Morgue", start: 0, end: match[0].length, confidence: 0.95 },
      match.index,
    );
    return;
  }
}

/** "Taken to the morgue", and not "hasn't been taken to the morgue", "will be moved", "moved to the morgue yet". */
export const movedDown =
  /(?<!(?:n['’]t|\b(?:not|never|will|be|being|before|until|can|to|if|when|once|after))(?: been| be)? )\b(?:moved|taken|brought|transferred) (?:down )?to (?:the )?morgue\b(?! (?:yet|later|soon|when|after|once|in the morning))/i;
