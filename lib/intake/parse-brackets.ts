// Reads sheets whose labels or values stand in brackets: "[DEC] Ocampo [F] [79]", "Room [417]", "[ROOM 417]", "{{room}} 417".
import { labelLength, readLabel, splitWords } from "./parse-labels";
import { quick } from "./parse-quick-pattern";
import type { Piece } from "./parse-rewrite";

const fewest = 4;
const token = quick(/(?:\[{1,2}|\{{1,2}|<{1,2})[ \t]{0,2}([^\][{}<>\n]{1,90}?)[ \t]{0,2}(?:\]{1,2}|\}{1,2}|>{1,2})/g);
const ticked = /^[ \txX✓✔*•_/]{0,3}$/;

interface Token {
  start: number;
  end: number;
  words: string;
  /** Where the words begin. */
  at: number;
  kind: "label" | "closing" | "pair" | "other";
}

const isLabel = (words: string) =>
  words.length < 34 && /\p{L}/u.test(words) && readLabel(splitWords(words.replace(/[:\s]+$/, ""), 0)) !== null;

/** How long the label is that the words begin with; 0 without one. */
function leadOf(words: string): number {
  const all = splitWords(words, 0);
  const last = all[labelLength(all, 0) - 1];
  return last && /^\s\S/.test(words.slice(last.end)) && isLabel(words.slice(0, last.end)) ? last.end : 0;
}

function tokensOf(text: string): Token[] {
  return [...text.matchAll(token)].flatMap((match) => {
    const words = match[1] as string;
    if (ticked.test(words) || /["=@]|:\S*\/\//.test(words)) return [];
    const at = match.index + match[0].indexOf(words);
    const kind = words.startsWith("/") ? "closing" : isLabel(words) ? "label" : leadOf(words) > 0 ? "pair" : "other";
    return [{ start: match.index, end: match.index + match[0].length, words, at, kind }];
  });
}

/** The labels in lines of their own with a colon; null where no brackets part labels from values. */
export function openBrackets(text: string): Piece[] | null {
  if (!/[[{<][^\][{}<>\n]{1,90}[\]}>]/.test(text) || /<\/?(?:td|tr|table|div|p|br|span|html|li|dd|dt)\b/i.test(text))
    return null;
  const tokens = tokensOf(text);
  const count = (kind: Token["kind"]) => tokens.filter((one) => one.kind === kind).length;
  if (count("label") >= fewest && count("label") >= count("pair")) return labelsInBrackets(text, tokens);
  if (count("pair") >= fewest && count("pair") >= tokens.length * 0.6) return pairsInBrackets(text, tokens);
  return valuesInBrackets(text, tokens);
}

/** "[DEC] Ocampo, Teresita B. [F] [79]": what is no label within brackets goes on with the value. */
function labelsInBrackets(text: string, tokens: readonly Token[]): Piece[] | null {
  const pieces: Piece[] = [];
  let start = 0;
  const isAtStart = (from: number) => /(?:^|\n)[ \t>]*$/.test(text.slice(Math.max(0, from - 40), from));
  // Where every line begins with a bracket, what no table knows is a label too.
  const areLabels = tokens.filter((one) => isAtStart(one.start)).length >= tokens.length * 0.8;
  const put = (end: number, next: number, words: string) => {
    pieces.push({ start, end }, { start: end, end: end + 1, text: words });
    start = next;
  };
  for (const { start: from, end, at, words, kind } of tokens) {
    const isFirst = isAtStart(from);
    if (kind === "closing") put(from, end, " ");
    else if (
      kind === "label" ||
      (areLabels && isFirst && /^\p{L}/u.test(words) && /^[ \t]\S/.test(text.slice(end, end + 2)))
    ) {
      // "[DEC] [F] …": a mark of one letter is a value.
      if (!isFirst) put(from, at, "\n");
      else {
        pieces.push({ start, end: from });
        start = at;
      }
      const sign = /^[ \t]*(?:=>|[:=]|-(?=\s))/.exec(text.slice(end, end + 8))?.[0].length ?? 0;
      put(at + words.replace(/[:\s]+$/, "").length, end + sign, ":");
    } else {
      put(from, at, isFirst ? " " : ", ");
      put(at + words.length, end, " ");
    }
  }
  pieces.push({ start, end: text.length });
  return pieces;
}

/** "[DEC OCAMPO] [RM 417]". */
function pairsInBrackets(text: string, tokens: readonly Token[]): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  for (const { start: from, end, at, words, kind } of tokens) {
    const lead = kind === "pair" ? leadOf(words) : 0;
    const isColon = /^\s?[:=]/.test(words.slice(lead));
    pieces.push({ start, end: from }, { start: from, end: from, text: "\n" }, { start: at, end: at + lead });
    if (lead > 0 && !isColon) pieces.push({ start: at + lead, end: at + lead, text: ":" });
    pieces.push({ start: at + lead, end: at + words.length });
    start = end;
  }
  pieces.push({ start, end: text.length });
  return pieces;
}

/** "Room [417]", "Room (417)" would be a remark, so that only brackets count which nothing else uses. */
function valuesInBrackets(text: string, tokens: readonly Token[]): Piece[] | null {
  const found = tokens.flatMap(({ start, end, at, words }, index) => {
    const from = Math.max(tokens[index - 1]?.end ?? 0, text.lastIndexOf("\n", start - 1) + 1);
    const before = text.slice(from, start);
    const label = /([\p{L}][\p{L}'./ #]{0,32}?)[ \t]?(:?)[ \t]{0,3}$/u.exec(before);
    return label && isLabel(label[1] as string)
      ? [{ from: from + label.index, labelEnd: from + label.index + (label[1] as string).length, end, at, words }]
      : [];
  });
  if (found.length < fewest || found.length < tokens.length * 0.6) return null;
  const pieces: Piece[] = [];
  let start = 0;
  for (const { from, labelEnd, end, at, words } of found) {
    pieces.push({ start, end: from }, { start: from, end: from, text: "\n" }, { start: from, end: labelEnd });
    pieces.push({ start: labelEnd, end: labelEnd, text: ": " }, { start: at, end: at + words.length });
    start = end;
  }
  pieces.push({ start, end: text.length });
  return pieces;
}
