// Writes the answers of an exported form, each an object of its question and its answer, as labelled lines: {"q":"Room","a":"12"}.
import type { Piece } from "./parse-rewrite";

const fewest = 4;
const quoted = String.raw`"((?:[^"\\\n]|\\.){0,400})"`;
const pair = new RegExp(
  String.raw`\{\s{0,8}"(?:q|question|label|field|fieldName|field_label|title|key|prompt|name)"\s?:\s?${quoted}\s?,\s{0,8}(?:"(?:id|type|fieldType)"\s?:\s?(?:"[^"\n]{0,40}"|\d{1,9})\s?,\s{0,8})?"(?:a|answer|value|response|text|answerText)"\s?:\s?(?:${quoted}|([\w.+-]{1,24}))\s{0,8}\}\s?,?`,
  "g",
);

/** The pairs in lines of their own, "label: value"; null where the text holds no such list. */
export function writeAnswerPairs(text: string): Piece[] | null {
  if (!/"\s?:\s?"/.test(text)) return null;
  const found = [...text.matchAll(pair)];
  if (found.length < fewest) return null;
  const pieces: Piece[] = [];
  let start = 0;
  for (const match of found) {
    const [whole, label = "", value, bare] = match;
    const at = match.index;
    const labelStart = at + whole.indexOf(`"${label}"`, whole.indexOf(":")) + 1;
    const said = value ?? bare ?? "";
    const tail = whole.lastIndexOf(said);
    pieces.push(
      { start, end: at },
      { start: at, end: at + 1, text: "\n" },
      { start: labelStart, end: labelStart + label.length },
      {
        start: labelStart + label.length,
        end: labelStart + label.length + 1,
        text: /[?:]\s*$/.test(label) ? " " : ": ",
      },
      { start: at + tail, end: at + tail + said.length },
    );
    start = at + whole.length;
  }
  pieces.push({ start, end: text.length });
  return pieces;
}
