// Reads JSON within a text as values with the names of what holds them, each with its place.
import type { Piece } from "./parse-rewrite";
import type { Leaf, Name, Tree } from "./parse-trees";

const mostDepth = 12;
const token = /(?:[\s\u00A0]|\n[ \t]*>)*(?:([{}[\],:])|"((?:[^"\\]|\\[^])*)"|(-?\d[\d.eE+-]*|true|false|null)\b)/y;
const escapes = /\\(?:u([\da-fA-F]{4})|([^]))/g;

interface Token {
  mark?: string | undefined;
  words?: { start: number; end: number };
  bare?: string | undefined;
  start: number;
  end: number;
}

/** The first object or list of the text that is whole; null where none is. */
export function readJson(text: string): Tree | null {
  const start = /[[{][\s>]*(?:[[{][\s>]*)?"/.exec(text)?.index;
  if (start === undefined || !/"\s{0,9}:/.test(text)) return null;
  const leaves: Leaf[] = [];
  const state = { at: start };
  const isWhole = readValue(text, state, [], leaves, 0);
  return isWhole ? { start, end: state.at, leaves } : null;
}

function next(text: string, state: { at: number }): Token | null {
  token.lastIndex = state.at;
  const match = token.exec(text);
  if (!match) return null;
  const [whole, mark, words, bare] = match;
  const end = match.index + whole.length;
  state.at = end;
  const length = mark?.length ?? bare?.length ?? (words ?? "").length + 2;
  return {
    mark,
    bare,
    ...(words === undefined ? {} : { words: { start: end - 1 - words.length, end: end - 1 } }),
    start: end - length,
    end,
  };
}

function readValue(text: string, state: { at: number }, path: readonly Name[], leaves: Leaf[], depth: number): boolean {
  const first = next(text, state);
  if (!first || depth > mostDepth) return false;
  if (first.mark === "{") return readObject(text, state, path, leaves, depth);
  if (first.mark === "[") return readList(text, state, path, leaves, depth);
  if (first.mark !== undefined) return false;
  const value = piecesOf(text, first);
  if (value && path.length > 0) leaves.push({ path, start: first.start, end: first.end, value });
  return true;
}

function piecesOf(text: string, { words, bare, start, end }: Token): Piece[] | null {
  if (bare !== undefined)
    return bare === "null"
      ? null
      : [{ start, end, ...(bare === "true" ? { text: "yes" } : bare === "false" ? { text: "no" } : {}) }];
  if (!words) return null;
  const pieces: Piece[] = [];
  let at = words.start;
  for (const match of text.slice(words.start, words.end).matchAll(escapes)) {
    const from = words.start + match.index;
    const [mark, code, letter = ""] = match;
    pieces.push({ start: at, end: from }, { start: from, end: from + mark.length, text: unescaped(code, letter) });
    at = from + mark.length;
  }
  pieces.push({ start: at, end: words.end });
  return pieces.filter((piece) => piece.end > piece.start);
}

const unescaped = (code: string | undefined, letter: string) => {
  if (code !== undefined) return Number.parseInt(code, 16) < 32 ? " " : String.fromCharCode(Number.parseInt(code, 16));
  return /[nr]/.test(letter) ? ", " : /[tbf]/.test(letter) ? " " : letter;
};

function readObject(
  text: string,
  state: { at: number },
  path: readonly Name[],
  leaves: Leaf[],
  depth: number,
): boolean {
  const from = leaves.length;
  for (;;) {
    const key = next(text, state);
    if (!key) return false;
    if (key.mark === "}") break;
    if (key.mark === ",") continue;
    if (!key.words || next(text, state)?.mark !== ":") return false;
    if (!readValue(text, state, [...path, key.words], leaves, depth + 1)) return false;
  }
  joinPairs(text, path, leaves, from);
  return true;
}

const asks = /^(?:label|lbl|question|q|name|title|field|fieldName|field_label|key|k|prompt|caption)$/i;
const answers = /^(?:value|val|v|answer|a|ans|answerText|response|resp|text|content)$/i;
const units = /^(?:units?|uom)$/i;
/** What a form's program keeps beside the answer. */
const kept = /^(?:type|kind|format|id|order|seq|index|required|widget|valid|status|updated\w*|changed\w*|source)$/i;

/** {"label": "DOB", "value": "3/5/1941"}, {"value": 82, "unit": "kg"} and {"value": "F", "type": "text"} are one value each. */
function joinPairs(text: string, path: readonly Name[], leaves: Leaf[], from: number): void {
  const mine = leaves.slice(from).filter((leaf) => leaf.path.length === path.length + 1);
  const named = (form: RegExp) =>
    mine.find((leaf) => {
      const name = leaf.path.at(-1);
      return name && form.test(text.slice(name.start, name.end));
    });
  const [asked, answer, unit] = [named(asks), named(answers), named(units)];
  if (!answer || mine.length > 5) return;
  const holder = path.at(-1);
  if (asked)
    leaves.splice(from, leaves.length - from, {
      ...answer,
      path: [...path, { start: asked.start + 1, end: asked.end - 1 }],
    });
  else if (unit && holder)
    leaves.splice(from, leaves.length - from, {
      ...answer,
      path,
      value: [...answer.value, { start: unit.start, end: unit.start, text: " " }, ...unit.value],
    });
  else if (holder && mine.every((leaf) => leaf === answer || isKept(text, leaf)))
    leaves.splice(from, leaves.length - from, { ...answer, path });
}

const isKept = (text: string, { path }: Leaf) => {
  const name = path.at(-1);
  return name !== undefined && kept.test(text.slice(name.start, name.end));
};

function readList(text: string, state: { at: number }, path: readonly Name[], leaves: Leaf[], depth: number): boolean {
  const from = leaves.length;
  for (;;) {
    const ahead = { at: state.at };
    const first = next(text, ahead);
    if (!first) return false;
    if (first.mark === "]" || first.mark === ",") {
      state.at = ahead.at;
      if (first.mark === "]") break;
      continue;
    }
    const item = path.at(-1);
    // Each object of a list holds its own values.
    const own = first.mark === "{" && item ? [...path.slice(0, -1), { ...item, item: first.start }] : path;
    if (!readValue(text, state, own, leaves, depth + 1)) return false;
  }
  // ["penicillin", "latex"]: one value.
  const plain = leaves.slice(from);
  if (plain.length > 1 && plain.every((leaf) => leaf.path === path))
    leaves.splice(from, plain.length, {
      ...(plain[0] as Leaf),
      value: plain.flatMap((leaf, index) => [
        ...(index > 0 ? [{ start: leaf.start, end: leaf.start, text: ", " }] : []),
        ...leaf.value,
      ]),
    });
  return true;
}
