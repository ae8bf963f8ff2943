// Reads the sex from the title before the name of the dead: "Mr. Alden Whitcombe", "la señora Amparo Cepeda".
import { quick } from "./parse-quick-pattern";
import { addReading, bestOf, isSameText, type Sheet } from "./parse-sheet";

const titled = quick(
  /(?<![\p{L}\p{N}.'’-]|(?:\band|&|\by)\s)(mr|mister|mrs|missus|ms|miss|sra|sr|señora|señor|senora|senor|don|doña)\b\.?\s{1,2}((?:\p{L}[\p{L}.'’-]{0,24}[^\S\n]{1,2}){0,3}?\p{L}[\p{L}'’-]{1,24})/giu,
);
const ofWomen = /^(?:m(?:rs|s|iss|issus)|sra|se[ñn]ora|doña)$/i;
const suffix = /^(?:jr|sr|i{1,3}|iv|v)\.?$/i;
/** "Mr. Kimmelman is 91", "Mrs. Roe's body": the last name alone is theirs of whom this is said. */
const ofTheDead =
  /^(?:,? (?:who |has |had )*(?:(?:is|was) (?:\d{2}|an?\b|born|pronounced|found|in (?:room|bed|the (?:morgue|cooler)))|born|died|passed|expired|lived|lies|weigh(?:s|ed)|remains)\b|['’]s? (?:body|remains|death|passing|attending|doctor))/i;
const sureness = 0.74;

/** Adds it where nothing surer tells it and all titles of that name agree. */
export function addTitledSex(sheet: Sheet, text: string): void {
  const name = bestOf(sheet, "deceasedName");
  if (!name || bestOf(sheet, "sex")) return;
  const words = name.value.split(" ").filter((word) => !suffix.test(word));
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last || words.length < 2) return;
  const others = (["callerName", "nokName", "contactName"] as const).map((field) => bestOf(sheet, field)?.value);
  const isShared = others.some((other) => other && isSameText(other.split(" ").at(-1) ?? "", last));
  const told = [...text.matchAll(titled)].filter((match) => {
    const [one, ...more] = (match[2] as string).split(/\s+/);
    if (isSameText(one ?? "", first)) return true;
    const isLast = isSameText(one ?? "", last) && !more.some((word) => isSameText(word, last));
    return (
      isLast && !isShared && ofTheDead.test(text.slice(match.index + match[0].lastIndexOf(one as string) + last.length))
    );
  });
  const [match] = told;
  const isWoman = (one: RegExpMatchArray) => ofWomen.test(one[1] as string);
  if (!match || told.some((one) => isWoman(one) !== isWoman(match))) return;
  const said = { value: isWoman(match) ? "Female" : "Male", start: 0, end: (match[1] as string).length };
  addReading(sheet, "sex", { ...said, confidence: sureness }, match.index, {});
}
