// Writes out the line of a telephone slip that tells who rang: "M  r. Ollie Brandvold" under "While you were out".
import type { Piece } from "./parse-rewrite";

const slip =
  /^[^\p{L}]{0,20}(?:[^\n]{0,60}\n){0,4}?[^\n]{0,30}\b(?:while you were (?:out|away)|(?:tele)?phone (?:message|memo|slip)|message (?:slip|pad)|important message|missed call slip)\b/iu;
/** The printed M with what was written behind it. */
const printed =
  /^[ \t>*|]{0,6}M[\s.:_]{1,6}(?=(?:(?:r ?s?|s|iss)[.\s]|(?:Mrs?|Ms|Miss)\.? )?\p{Lu}?[\p{L}.])(?:(?:r ?s?|s|iss)(?:\.|(?=\s)) ?)?(?=\p{L})/mu;

/** The slip with a label before its caller; null where there is none. */
export function writeSlipCaller(text: string): Piece[] | null {
  if (!slip.test(text.slice(0, 300))) return null;
  const match = printed.exec(text.slice(0, 900));
  if (!match || /^[ \t]*caller\b/im.test(text)) return null;
  const start = match.index;
  const end = start + match[0].length;
  return [
    { start: 0, end: start },
    { start, end, text: "Caller: " },
    { start: end, end: text.length },
  ];
}
