// Reads the name that begins at one place of a text, as of whom the crew asks for or who rang.
import { type NameReading, readName } from "./parse-names";
import { findFacilities } from "./parse-places";
import { givenNames } from "./words/given-names";
import { plainWords } from "./words/not-names";

/** A person found at a place of the text. */
export interface Found {
  name: NameReading;
  start: number;
  end: number;
  confidence: number;
}

const nobody =
  /^(?:me|us|him|her|them|you|back|family|security|reception|admitting|admissions|nursing|registration|charge|police|dispatch|anyone|someone|somebody|whoever|elders|neighbou?rs|deacons|ladies|kids|boys|girls|guards|aides|nurses|folks|everyone|relatives|cousins|sons|daughters)$/i;
const places =
  /^(?:receiving|shipping|information|info|dispatch|pathology|autopsy|lab|laboratory|house|staff|visitor\w*|guest|patient|main|emergency)$/i;
const doctor = /^(?:dr|dra|doctor|doctora)$/i;

/** The name that begins here: in full, or one word that is no other. */
export function nameAt(text: string, at: number, isSmall: boolean): NameReading | null {
  const said = text.slice(at, at + 60);
  const word = /^[\p{L}'’-]+/u.exec(said)?.[0] ?? "";
  const plain = word.toLowerCase();
  const isInitial = /^\p{Lu}\. ?\p{Lu}\p{Ll}/u.test(said);
  if ((word.length < 2 && !isInitial) || nobody.test(word) || doctor.test(word)) return null;
  const isGiven = givenNames.has(plain);
  if (!isInitial && plainWords.has(plain) && !(isGiven && /^\p{Lu}\p{Ll}/u.test(word))) return null;
  // In capitals a given name alone is known as one.
  const isTitle = isInitial || /^\p{Lu}\p{Ll}/u.test(word) || (isGiven && /^\p{Lu}{3,}$/u.test(word));
  if (!isTitle && !isGiven) return null;
  if ((!isTitle && !isSmall) || places.test(word)) return null;
  if (findFacilities(said).some(({ start }) => start < word.length)) return null;
  const name = readName(said);
  return name && name.start === 0 && !name.isDoctor ? name : null;
}
