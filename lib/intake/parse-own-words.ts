// Reads who rings from words such as "our resident", "my mom" and from a firm's own letter.
import { ownKin } from "./parse-caller-kin";
import { findFacilities } from "./parse-places";
import type { Candidate } from "./parse-sheet";
import type { Span } from "./parse-span";

/** Who speaks of "our resident" or "our morgue" rings for the house. */
export const ours =
  /\b(?:our|one of our) (?:\w+ ){0,2}(?:patients?|residents?|elders|morgue|icu|unit|ward|wing|hall|facility|community|cooler|medical director|night supervisor|front desk|nurses?)\b|\bnuestr[ao]s? (?:residentes?|pacientes?|direcci[oó]n)\b/i;

/** The words by which one who is not named shows who rings: "my mom", "our resident". */
export function ownWords(text: string): Span {
  const said = ownKin.exec(text) ?? ours.exec(text);
  const start = said?.index ?? Math.max(0, text.search(/\S/));
  const line = /^[^\n]*/.exec(text.slice(start))?.[0].trimEnd() ?? "";
  return { start, end: start + (said?.[0] ?? line).length };
}

/** "TO NIGHT DISPATCH  FROM ARGONAUT FUNERAL SERVICE …", a firm's own letter: who signs at its foot is of the firm. */
export function isFirmsLetter(text: string, firstLine: string, { start }: Candidate): boolean {
  const from = /\bfrom:? {1,4}(?=\p{L}{3})/iu.exec(firstLine);
  const sender = from ? firstLine.slice(from.index + from[0].length) : /[:\d]/.test(firstLine) ? "" : firstLine;
  const house = findFacilities(sender)[0];
  return house?.kind === "Funeral home" && house.start < 4 && text.trimEnd().length - start < 140;
}
