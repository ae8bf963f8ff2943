// Completes the name of the dead by what is told of it later: a middle initial, the full name, a suffix in a cell of its own.
import { readName } from "./parse-names";
import { quick } from "./parse-quick-pattern";
import { bestOf, type Candidate, type Sheet } from "./parse-sheet";
import { properCase } from "./parse-words";
import { givenNames } from "./words/given-names";
import { plainWords } from "./words/not-names";

const suffix = /^(?:Jr|Sr|I{2,3}|IV|V)$/;
/** "Middle initial A", "middle name is Nell", "middle Nell". */
const middle =
  /^[^\n]{0,70}?(?:\n[^\n:]{0,30}:[^\n]{0,30}?)?(?<!\b(?:the|in|at|of|,) )\bmiddle(?<named> initial| name)?(?:['’]s|[ ](?:is|was))?[\s,:]{1,3}(?!initial|name|none|unk|of|child|aged|bed|room|floor|one)(\p{L}(?!\p{L})|\p{Lu}\p{L}{2,14})(?![\p{L}'’]|-\p{L})/iu;
/** "SUFFIX  III" in the cell behind the name. */
const ownCell = /^[ \t\u00A0|,]{1,40}(?:suffix|sfx|suff)[ \t:.[|]{1,14}(jr|sr|i{2,3}|iv)\b/i;
const fullName = quick(
  /(?<!_)\b(?:(?:full|complete|real|given)(?: legal)? name(?: is| was)?|legally(?: s?he(?:['’]s| is| was))?)[\s:,]{1,3}(?=\p{Lu})/giu,
);

/** "Her daughter, full name …". */
const ofAnother =
  /\b(?:wife|husband|spouse|(?:step|grand)?(?:son|daughter)|dtr|sister|brother|mother|father|niece|nephew|cousin|caller|nurse|nok|kin|doctor|contact|friend)\b(?! (?:says|said|gave|reports|states))[^.;\n]{0,30}$/i;

/** Adds to the surest name of the dead what the text tells of it elsewhere. */
export function completeName(sheet: Sheet): void {
  const name = bestOf(sheet, "deceasedName");
  if (!name) return;
  const { text } = sheet.page;
  const lone = name.value.includes(" ") ? null : toldLater(sheet, name);
  if (lone) name.value = lone;
  if (!name.value.includes(" ")) return;
  const behind = text.slice(name.end, name.end + 160);
  const value = toldInFull(text, name.value) ?? withMiddle(name.value, behind);
  const longer = value === name.value ? writtenInFull(sheet, value) : null;
  const cell = ownCell.exec(behind)?.[1];
  const whole = longer ?? (cell && !suffix.test(value.split(" ").at(-1) ?? "") ? `${value} ${suffixed(cell)}` : value);
  if (whole === name.value) return;
  for (const one of sheet.candidates)
    if (one.field === "deceasedName" && one.value === name.value && one !== name) one.value = whole;
  name.value = whole;
}

const isNamed =
  /\b(?:(?:[Hh]e|[Ss]he|[Tt]hat)(?:['’]s| is| was)|(?:[Hh]is|[Hh]er) (?:full |legal |real |given |whole )*name(?:['’]s| is| was)?)[\s,:]{1,3}(?=\p{Lu})/gu;
/** What is said only of the dead: an age, a birth, or nothing more. */
const ofTheDead =
  /^(?:,? (?:age )?\d{2,3}(?!\d)|,? (?:born|b\.|dob)\b|,? (?:he|she) (?:was|died|passed)\b|\.(?:\s|$)|$)/i;

/** "Husband Reggie just died … He's Reginald Thomas Brisbane, 77". */
function toldLater({ page: { text }, candidates }: Sheet, name: Candidate): string | null {
  for (const match of text.slice(name.end).matchAll(isNamed)) {
    const at = name.end + match.index + match[0].length;
    const told = readName(text.slice(at, at + 60));
    if (!told?.isFull || told.start > 0 || told.credentials || told.isDoctor) continue;
    if (told.value[0] !== name.value[0] && !/name/.test(match[0])) continue;
    if (ofAnother.test(text.slice(Math.max(name.end, at - 70), at).replace(/[.;](?= )/g, ","))) continue;
    if (!ofTheDead.test(text.slice(at + told.end, at + told.end + 30))) continue;
    if (candidates.some(({ field, value }) => field !== "deceasedName" && value === told.value)) continue;
    return told.value;
  }
  return null;
}

const suffixed = (word: string) => (/^[js]r$/i.test(word) ? properCase(word) : word.toUpperCase());

/** "D. Sorensen-Achebe, full name Dagny Sorensen-Achebe". */
function toldInFull(text: string, known: string): string | null {
  const parts = known.toLowerCase().split(" ");
  for (const match of text.matchAll(fullName)) {
    const at = match.index + match[0].length;
    const told = readName(text.slice(at, at + 60));
    if (!told?.isFull || told.start > 0 || told.value === known) continue;
    if (ofAnother.test(text.slice(Math.max(0, match.index - 40), match.index))) continue;
    const [first = "", ...rest] = told.value.toLowerCase().split(" ");
    const isFirst = first === parts[0] || (parts[0]?.length === 1 && first.startsWith(parts[0]));
    const isSame = isFirst && rest.includes(parts.at(-1) ?? "");
    if (isSame || (first === parts[0] && /^legally/i.test(match[0]))) return told.value;
  }
  return null;
}

/** "REMOVAL - Nakashima, George … George Kenji Nakashima, 90": the same name with a middle name elsewhere, and nobody else's. */
function writtenInFull({ page: { text }, candidates }: Sheet, known: string): string | null {
  const [first = "", last = "", more] = known.split(" ");
  if (more !== undefined || first.length < 2) return null;
  const found = new Set<string>();
  for (let at = text.indexOf(`${first} `); at >= 0 && found.size < 2; at = text.indexOf(`${first} `, at + 1)) {
    const words =
      /^\p{Lu}[\p{L}'’-]* (\p{Lu}[\p{L}'’-]{0,14}\.?) (\p{Lu}[\p{L}'’-]+)(?![\p{L}]|,? (?:Jr|JR|Sr|SR|I{2,3}|IV)\b)/u.exec(
        text.slice(at, at + 60),
      );
    if (words?.[2] !== last || /\p{L}$/u.test(text.charAt(at - 1))) continue;
    const middle = (words[1] as string).replace(/\.$/, "");
    if (plainWords.has(middle.toLowerCase()) || ofAnother.test(text.slice(Math.max(0, at - 40), at))) continue;
    found.add(`${first} ${middle} ${last}`);
  }
  const [whole] = found;
  const isOthers = candidates.some(({ field, value }) => field !== "deceasedName" && value === whole);
  return whole !== undefined && found.size === 1 && !isOthers ? whole : null;
}

/** The name with the middle name that is told behind it, where it has none. */
function withMiddle(value: string, behind: string): string {
  const words = value.split(" ");
  const last = suffix.test(words.at(-1) ?? "") ? words.length - 2 : words.length - 1;
  if (last !== 1) return value;
  const told = middle.exec(behind);
  const first = words[0] as string;
  // "Orville Schaffner, Orville Ray".
  const again = new RegExp(
    String.raw`^[^.;\n]{0,70}?[,.\u00A0][\s\u00A0]{1,60}${first}[ ](\p{Lu}\p{Ll}+)(?=\s*[.,;\n])`,
    "u",
  ).exec(behind);
  // "Middle River Manor", "the middle unit": a middle name told without that word is a name alone.
  const isName =
    told?.[2] &&
    (told.groups?.["named"] !== undefined || told[2].length === 1 || givenNames.has(told[2].toLowerCase()));
  const part =
    told?.[2] && isName && !/\b(?:wife|husband|son|daughter|caller|nurse|doctor|dr)\b/i.test(told[0])
      ? told[2]
      : again?.[1];
  if (!part || part.toLowerCase() === words[last]?.toLowerCase()) return value;
  const written = part.length === 1 ? part.toUpperCase() : part === part.toLowerCase() ? properCase(part) : part;
  return [first, written, ...words.slice(1)].join(" ");
}
