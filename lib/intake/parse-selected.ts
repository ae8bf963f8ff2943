// Reads lists of choices below a question of which one is marked, as forms that were turned into text have them.
import { type Edit, withEdits } from "./parse-edits";
import { readLabel, splitWords } from "./parse-labels";
import { readRelation } from "./parse-relations";
import type { Piece } from "./parse-rewrite";

const choice = /^[ \t>]*(?:[-*•o○●]\s|\(\s?\)\s?|\[\s?\]\s?)?[ \t]*(\S[^\n]{0,60}?)[ \t]*$/;
const bullet = /^[ \t>]*(?:[-*•o○●]\s|\(\s?\)|\[\s?\])/;
const mark =
  /[ \t]*(?:[[(<]\s?(?:selected|checked|chosen|ticked|x)\s?[\])>]|(?:<-{1,2}|✓|✔|✅)(?: ?selected)?)[ \t]*$/i;
const most = 12;

/** The marked choice behind its question, the others gone; null where no list is marked so. */
export function writeSelected(text: string): Piece[] | null {
  if (!/(?:selected|checked|chosen|ticked)[\])>]|<-{1,2}[ \t]*(?:\n|$)|[✓✔✅][ \t]*(?:\n|$)/i.test(text)) return null;
  let at = 0;
  const lines = text.split("\n").map((words) => {
    const line = { start: at, end: at + words.length, words };
    at = line.end + 1;
    return line;
  });
  const pieces: Piece[] = [];
  let start = 0;
  for (let first = 1; first < lines.length; first += 1) {
    const head = lines[first - 1];
    if (!head || !/[:?][ \t]*$/.test(head.words) || !bullet.test(lines[first]?.words ?? "")) continue;
    let last = first;
    while (
      last + 1 < lines.length &&
      last - first < most &&
      isChoice(lines[last + 1]?.words ?? "", lines[first]?.words ?? "")
    )
      last += 1;
    const chosen = lines.slice(first, last + 1).filter(({ words }) => mark.test(words));
    const [only] = chosen;
    if (!only || chosen.length > 1 || last === first) continue;
    const bare = only.words.replace(mark, "");
    const value = choice.exec(bare)?.[1] ?? "";
    const from = only.start + bare.lastIndexOf(value);
    pieces.push(
      { start, end: head.end },
      { start: from, end: from, text: " " },
      { start: from, end: from + value.length },
    );
    start = lines[last]?.end ?? text.length;
    first = last;
  }
  if (pieces.length === 0) return null;
  pieces.push({ start, end: text.length });
  return pieces;
}

/** Another choice is set in as far as the first one and asks for nothing. */
const isChoice = (words: string, first: string) =>
  bullet.test(words) &&
  /^[ \t>]*/.exec(words)?.[0].length === /^[ \t>]*/.exec(first)?.[0].length &&
  !/[:?][ \t]*$/.test(words.replace(mark, ""));

const box = String.raw`(?:\[[ xX✓]?\]|\([ xX✓]?\)|[☐☑☒✅□■])`;
const choices = new RegExp(
  String.raw`(?<=\p{L}[.)]? {2,14})${box} ?\p{L}[\p{L}/-]{1,14}(?: {1,4}${box} ?\p{L}[\p{L}/-]{1,14}){1,6}(?: ?_{2,12})?`,
  "gu",
);
const single = new RegExp(String.raw`(${box}) ?(\p{L}[\p{L}/-]{1,14})`, "gu");
const isChosen = (sign: string) => /[xX✓☑☒✅■]/.test(sign);
const sexes: Readonly<Record<string, string>> = { man: "Male", woman: "Female", male: "Male", female: "Female" };

/** Boxes before what may be so or not: "(X) family with him   (X) ready", "( ) veteran   (X) not". */
const statement = new RegExp(
  String.raw`(?<=^[ \t]*(?:[-*•] )?| {2}|\p{L}[:,;]? )(${box}) ?(\p{L}[\p{L}' /-]{3,24}?)(?: (\([^()\n]{3,50}\)))?(?= {2,}|[ \t]*$|,? ${box})(?: +(${box}) ?(?:not?)(?= {2,}|[ \t]*$))?(?: +${box} ?(?:don'?t know|unk(?:nown)?|\?)(?= {2,}|[ \t]*$))?`,
  "gmu",
);
const stated = /^(?:familyThere|ready|veteran|donor|prearranged|embalm|coronerCase)$/;

const isStated = (words: string) => stated.test(readLabel(splitWords(words), 1)?.kinds.join() ?? "");
const optionBefore = new RegExp(String.raw`${box} ?(\p{L}[\p{L}' /-]{2,24})[:,;]? $`, "u");

function statementEdits(text: string): Edit[] {
  return [...text.matchAll(statement)].flatMap(
    ({ index, 0: whole, 1: sign = "", 2: words = "", 3: remark = "", 4: not = "" }) => {
      if (/^(?:not?|non|never)\b/i.test(words) || !isStated(words)) return [];
      // "JURISDICTION  [ ] taken [x] released": a choice of another matter.
      const earlier = text.slice(text.lastIndexOf("\n", index - 1) + 1, index);
      const last = optionBefore.exec(earlier)?.[1];
      if (/\S $/.test(earlier) && (last ? !isStated(last) : !/[:,;] $/.test(earlier))) return [];
      const answer = isChosen(sign) ? "Yes" : isChosen(not) ? "No" : null;
      return answer
        ? [{ start: index, end: index + whole.length, text: `${words}: ${answer}${remark && ` ${remark}`}` }]
        : [];
    },
  );
}

/** "Veteran  ( X )  U.S. Army": a ticked box alone behind what it states; "PREARRANGED  ?". */
const ticked = new RegExp(
  String.raw`(?<=^[ \t]*|[^\])] {2,8})(\p{L}(?:(?! {2})[\p{L}' /.-]){2,24}?)(?: {1,4}([[(] ?[xX✓] ?[\])])(?! ?(?:yes|no|y|n)\b)| {1,20}\?(?! +(?:yes|no|y|n|unk\w*|not|none|n\/a|pending|never|[[(☐☑])(?:[ \t,.;]|$)))(?= {2,}|[ \t]*$)`,
  "gimu",
);

function tickedEdits(text: string): Edit[] {
  return [...text.matchAll(ticked)].flatMap(({ index, 0: whole, 1: words = "", 2: sign }) =>
    /^(?:not?|non|never)\b/i.test(words) || !isStated(words)
      ? []
      : [{ start: index, end: index + whole.length, text: `${words}: ${sign ? "Yes" : "?"}` }],
  );
}

/** "June Nakagawa      ☑ spouse ☐ child      725-555-0133": the ticked tie behind the name, "(X) man   ( ) woman" as the sex. */
export function writeTickedTies(text: string): Piece[] | null {
  if (!/[☐□☑☒✅■]|\[[ xX✓]?\]|\( ?[xX✓]? ?\)| \?/.test(text)) return null;
  const edits: Edit[] = statementEdits(text);
  for (const edit of tickedEdits(text))
    if (!edits.some(({ start, end }) => start < edit.end && end > edit.start)) edits.push(edit);
  for (const { index, 0: run } of text.matchAll(choices)) {
    const options = [...run.matchAll(single)];
    const [only, more] = options.filter(({ 1: sign = "" }) => isChosen(sign));
    const word = only?.[2]?.toLowerCase() ?? "";
    if (!only || more) continue;
    const isOfKin = options.filter(
      ({ 2: said = "" }) => readRelation(said)?.kind === "kin" || /^child$/i.test(said),
    ).length;
    const isSex = options.every(({ 2: said = "" }) => said.toLowerCase() in sexes) && options.length === 2;
    const gap = /^ {2,}(?=\(?\d{3}\)?[-. ])/.exec(text.slice(index + run.length))?.[0].length ?? 0;
    const blanks = /(?<=[\p{L}.)]) +$/u.exec(text.slice(Math.max(0, index - 16), index))?.[0].length ?? 0;
    const start = index - blanks;
    if (isSex && /\p{Ll}/u.test(text.slice(Math.max(0, start - 12), start)))
      edits.push({ start, end: index + run.length, text: `      Sex: ${sexes[word]}` });
    else if (isOfKin >= 2 && readRelation(word))
      edits.push({ start, end: index + run.length + gap, text: `, ${word}${gap > 0 ? ", " : ""}` });
  }
  return withEdits(text, edits);
}
