// Takes from labels what only programs and printers need: "Reported_By__c:", "[13] FUNERAL HOME", "Birthdate . .... 06/13/1959".
import { type Edit, withEdits } from "./parse-edits";
import { readLabel, splitWords } from "./parse-labels";
import { quick } from "./parse-quick-pattern";
import type { Piece } from "./parse-rewrite";

const fewest = 5;
const fewestLoose = 3;
const loose = quick(/(?<=[\p{L}\d.)])[ \t]{1,2}(?=,[ \t])|(?<=[\p{L}\d])__(?:c|pc|r)(?=["']?[ \t]?[:=,|;\t])/gu);

/** The text with `put` in the place of what was found; null where it is found too seldom. */
const without = (text: string, found: readonly RegExpExecArray[], least: number, put = "") =>
  found.length < least
    ? null
    : withEdits(
        text,
        found.map(({ index, 0: whole, 1: kept = "" }) => ({
          start: index + kept.length,
          end: index + whole.length,
          text: put,
        })),
      );

/** "Decedent_Last__c: Christensen", "Austin , TX": what a customer's system and a scan put beside words. */
export function dropLooseMarks(text: string): Piece[] | null {
  if (!/[ \t],[ \t]|__[cpr]/.test(text)) return null;
  return without(text, [...text.matchAll(loose)], fewestLoose);
}

const boxNumber = quick(/(?<=^[ \t]{0,4}| {2})[[(]\d{1,2}[a-z]?[\])] {1,3}(?=\p{Lu})/gmu);

/** "[3] D.O.B.   02/27/1951      [4] AGE/SEX  74 / F": the numbers of a form's boxes. */
export function dropBoxNumbers(text: string): Piece[] | null {
  if (!/[[(]\d/.test(text)) return null;
  return without(text, [...text.matchAll(boxNumber)], fewest);
}

const leader =
  /(?<=^[ \t]{0,4}| {3})(\p{Lu}[\p{L}/&'’-]{1,20}(?:[ -][\p{L}/&'’-]{1,16}\.?){0,3}?)(?: {0,2}\.){1,3}(?: \.{1,12})?(?:\s\.{2,12})? {1,6}(?=[^\s.])/gmu;

/** Whether dots enough stand behind a blank, beside another dot or before two blanks. */
function hasLeaders(text: string): boolean {
  let count = 0;
  for (let at = text.indexOf("."); at >= 0 && count < fewest; at = text.indexOf(".", at + 1))
    if (/[\s.]/.test(text.charAt(at - 1)) || text.startsWith(".", at + 1) || text.startsWith("  ", at + 1)) count += 1;
  return count >= fewest;
}

/** "Age . 66      Sex. F": a leader of which a copy left a dot or two. */
export function writeLeaders(text: string): Piece[] | null {
  if (!hasLeaders(text)) return null;
  const all = [...text.matchAll(leader)];
  const isPlain = ({ 0: whole, 1: label = "" }: RegExpExecArray) => / \.|\.\.| {2}/.test(whole.slice(label.length));
  if (all.filter(isPlain).length < fewest) return null;
  if ((text.match(/\p{L} {0,2}\. {1,6}\S|\p{L}\. ?\.{1,12} /gu) ?? []).length < fewest) return null;
  const found = all.filter(({ 1: label = "" }) => readLabel(splitWords(label)) !== null);
  if (found.filter(isPlain).length < fewest) return null;
  return without(text, found, fewest, ": ");
}

const led = /^([ \t]{0,6}\p{L}[^\n.:]{0,28}(?:\.[^\n.:]{1,4}){0,3}?)(\.{2,} ?)(?=[^\s.])/u;
const barelyLed = /^([ \t]{0,6}\p{L}[^\n.:]{1,28}?)\.? {1,2}$/u;

/** "DR TO SIGN. DR WARD" below "NOK........ ADA": a long label leaves no room for its leader, but its value stands in the column. */
export function alignLeaders(text: string): Piece[] | null {
  if (!/^[^\n]{2,30}\.{3}/m.test(text)) return null;
  const lines = text.split("\n");
  const columns = new Map<number, number>();
  for (const line of lines) {
    const column = led.exec(line)?.[0].length;
    if (column !== undefined) columns.set(column, (columns.get(column) ?? 0) + 1);
  }
  const [column = 0, count = 0] = [...columns].toSorted((one, other) => other[1] - one[1])[0] ?? [];
  if (count < fewest) return null;
  const edits: Edit[] = [];
  let from = 0;
  for (const line of lines) {
    const label =
      led.test(line) || !/^\S/.test(line.slice(column)) ? "" : (barelyLed.exec(line.slice(0, column))?.[1] ?? "");
    if (label !== "" && readLabel(splitWords(label)) !== null)
      edits.push({ start: from + label.length, end: from + column, text: ": " });
    from += line.length + 1;
  }
  return withEdits(text, edits);
}

/** "VET            : no": the colon stands at the label; "Wilhelmina, mother = NOK" labels nothing, "Rel. spouse" does. */
export function drawColons(text: string): Piece[] | null {
  const edits: Edit[] = [];
  const put = (pattern: RegExp, words: (said: string) => string, least = 1) => {
    const found = [...text.matchAll(pattern)];
    if (found.length >= least)
      for (const { index, 0: whole, 1: said = "" } of found)
        edits.push({ start: index, end: index + whole.length, text: words(said) });
  };
  if (/^ {0,4}\p{Lu} \p{Lu}[ .:]/mu.test(text))
    put(
      /(?<=^[ \t]{0,4})(\p{Lu}(?: \p{Lu}){1,9})(?=(?: \.){3}| ?:)/gmu,
      (said) => said.replaceAll(" ", ""),
      fewestLoose,
    );
  if (text.includes(" = ")) put(/(?<=\p{Ll}) = (NOK|nok|next of kin)(?=\s|$)/gu, (said) => ` (${said})`);
  if (/ {2}: /.test(text)) put(/(?<=^[ \t]{0,4}\p{Lu}[^\n:|]{0,28}\S) {2,20}(?=: )/gmu, () => "", fewestLoose);
  if (
    /^[^\n.]{2,30} ?\.{3,}/m.test(text) &&
    / \. /.test(text) &&
    (text.match(/^[^\n.]{2,30} ?\.{3,}/gm)?.length ?? 0) >= fewestLoose
  )
    put(/(?<=^[ \t]{0,4}\p{Lu}[\p{L} /]{2,28}) \. {1,3}(?=\S)/gmu, () => ": ");
  if (/"\s?:\s?\[\s?"/.test(text))
    put(
      /"(?:phones?|telephones?|tels?|numbers?)"\s?:\s?(\[\s?"[^"\]]{7,24}"(?:\s?,\s?"[^"\]]{7,24}")?\s?\])/gi,
      (said) => {
        const [first, second] = said.match(/"[^"]+"/g) ?? [];
        return `"phone": ${first}${second ? `, "altPhone": ${second}` : ""}`;
      },
    );
  if (text.includes(" .. ")) put(/(?<=^[^\n:]{2,30}: [^\n]{1,80}[^\s.]) \.\. (?=[^\s.])/gm, () => ", ", fewestLoose);
  if (text.includes("/: ")) put(/(?<=\p{Lu})\/(?=: )/gu, () => "", fewestLoose);
  if (/ {3}\p{Lu}\p{Ll}{1,4}\. \S/u.test(text))
    put(/(?<= {3}(?:Rel|Tel|Ph|Addr|Cell|Rm))\.(?= [^\s.])(?! \p{L}[\p{L} ]{0,24}:)/gu, () => ":");
  return withEdits(text, edits);
}

const sparse = /(?: {1,2}[._]){2,}(?= |$)/gm;
const fewestSparse = 6;

/** "Rm. No. . . 118 . .      Hall . . B . .": dots and lines set apart, before the value and behind it. */
export function writeSparseLeaders(text: string): Piece[] | null {
  if (!/ [._] [._]/.test(text)) return null;
  const found = [...text.matchAll(sparse)];
  if (found.length < fewestSparse) return null;
  return withEdits(
    text,
    found.map(({ index, 0: dots }) => {
      const end = index + dots.length;
      const behind = text.slice(end, end + 3);
      const lineStart = text.lastIndexOf("\n", index) + 1;
      const isApart = / {2}$/.test(text.slice(lineStart, index + 1)) && /^ {2}\S/.test(behind);
      if (isApart) return { start: index, end, text: "    " };
      if (behind === "" || /^(?: *\n| {2,}| $)/.test(behind)) return { start: index, end, text: "" };
      return { start: index, end, text: ":" };
    }),
  );
}
