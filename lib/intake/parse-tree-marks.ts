// Reads XML and YAML within a text as values with the names of what holds them, each with its place.
import { plainPieces } from "./parse-record-words";
import type { Leaf, Name, Tree } from "./parse-trees";

const html = /<(?:html|body|table|tr|td|div|p|br|span|dl|ul|li|h[1-6])\b/i;
const tag =
  /<!--[^]{0,400}?-->|<!\[CDATA\[([^]{0,1000}?)\]\]>|<[?!][^<>]*>|<\/([\w.:-]{1,60})\s*>|<([A-Za-z][\w.:-]{0,60})((?:\s+[\w.:-]{1,60}\s?=\s?(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/g;
const mark = /([\w.:-]{1,60})\s?=\s?(?:"([^"<]*)"|'([^'<]*)')/g;
const idle =
  /^(?:id|no|lang|code|format|class|style|href|src|version|seq|order|target|status|encoding|ver|desk|xml:lang|xmlns(?::\w+)?|xsi:\w+|source)$/i;
/** <field name="DOB">3/5/1941</field>. */
const field =
  /^(?:fields?|items?|input|questions?|entry|data|param|property|row|answer|element|var|attribute|cell|column|pair)$/i;
const asks = /^(?:name|label|field|key|question|caption|title|prompt)$/i;
const unit = /^(?:units?|uom)$/i;

interface Open {
  name: Name;
  said: string;
  from: number;
  hasParts: boolean;
  /** Where its last part ends, or its own words begin. */
  last: number;
  /** The label that a field carries as its name. */
  asked: Name | null;
  /** Where its leaves begin. */
  first: number;
  words: { start: number; end: number } | null;
  unit: { start: number; end: number } | null;
}

/** A local name: "ns:Deceased" is Deceased. */
const local = (start: number, said: string): Name => {
  const cut = said.lastIndexOf(":") + 1;
  return { start: start + cut, end: start + said.length };
};

/** The elements of the text; null where they are not whole or those of a page for the eye. */
export function readXml(text: string): Tree | null {
  if (!/<\/[\w.:-]+\s*>|\/>/.test(text) || html.test(text)) return null;
  const stack: Open[] = [];
  const leaves: Leaf[] = [];
  let start = -1;
  let end = -1;
  for (const match of text.matchAll(tag)) {
    const [whole, data, closing, opening, marks = "", isClosed] = match;
    const top = stack.at(-1);
    if (data !== undefined) {
      const from = match.index + 9;
      if (top) top.words = { start: from, end: from + data.length };
      continue;
    }
    if (closing !== undefined) {
      // Words beside parts are a sentence with marks in it, no list of values.
      if (!top || top.said !== closing || (top.hasParts && isSaid(text, top.last, match.index))) return null;
      stack.pop();
      close(text, [...stack, top], match.index, leaves);
      end = match.index + whole.length;
      const around = stack.at(-1);
      if (around) around.last = end;
      continue;
    }
    if (opening === undefined) {
      if (start < 0 && whole.startsWith("<?")) start = match.index;
      continue;
    }
    if (top && isSaid(text, top.last, match.index)) return null;
    if (top) top.hasParts = true;
    if (start < 0) start = match.index;
    const name = local(match.index + 1, opening);
    const element: Open = {
      name,
      said: opening,
      from: match.index + whole.length,
      hasParts: false,
      last: match.index + whole.length,
      asked: null,
      first: leaves.length,
      words: null,
      unit: null,
    };
    stack.push(element);
    // What stands around the whole names nobody.
    const path = stack.slice(1).map((one) => one.name);
    const at = match.index + 1 + opening.length;
    for (const { index, 0: all, 1: key = "", 2: double, 3: single } of marks.matchAll(mark)) {
      const value = double ?? single ?? "";
      const to = at + index + all.length - 1;
      const span = { start: to - value.length, end: to };
      if (field.test(opening) && asks.test(key)) element.asked = span;
      else if (element.asked && /^(?:value|answer|val|text|content)$/i.test(key))
        leaves.push({ ...span, path: [...path.slice(0, -1), element.asked], value: plainPieces(text, span) });
      else if (element.asked) continue;
      else if (unit.test(key)) element.unit = span;
      else if (!idle.test(key))
        leaves.push({ ...span, path: [...path, local(at + index, key)], value: plainPieces(text, span) });
    }
    if (isClosed === "/") {
      stack.pop();
      end = match.index + whole.length;
      if (top) top.last = end;
    }
  }
  return stack.length > 0 || start < 0 || end < 0 ? null : { start, end, leaves };
}

const isSaid = (text: string, start: number, end: number) => {
  const said = text.slice(start, end).replace(/<!--[^]{0,400}?-->/g, "");
  return said.trim() !== "";
};

/** An element that holds no others is a value. */
function close(text: string, stack: readonly Open[], at: number, leaves: Leaf[]): void {
  const element = stack.at(-1) as Open;
  if (element.hasParts || stack.length < 2) return;
  const span = element.words ?? { start: element.from, end: at };
  const value = plainPieces(text, span);
  if (element.unit) {
    const place = element.unit.start;
    value.push({ start: place, end: place, text: " " }, { ...element.unit });
  }
  // Its own words stand before its marks.
  const path = stack.slice(1).map(({ name, asked }) => asked ?? name);
  // <field name="DOB"><value>3/5/1941</value></field>.
  if (stack.at(-2)?.asked && /^(?:value|answer|val|text|content|response)$/i.test(element.said)) path.pop();
  leaves.splice(element.first, 0, { ...span, path, value });
}

const yamlLine = /^([ \t>]*)(- )?["']?([A-Za-z][\w-]{0,40})["']?(?::(?:[ \t]+|$)|[ \t]?=>?[ \t]?)(.*)$/;
/** "[caller]" heads what stands below. */
const section = /^[ \t>]*\[([\w -]{2,40})\]\s*$/;
const comment = /^[\s>]*(?:#.*|---.*|\.\.\.)?$/;

/** The keys of a text that is a list of keys, in their order and under those that stand further out. */
export function readYaml(text: string): Tree | null {
  if (!/^[ \t>]*(?:- )?["']?[a-z]\w*["']? ?[:=]/m.test(text)) return null;
  const lines: { start: number; said: string }[] = [];
  let from = 0;
  for (const said of text.split("\n")) {
    lines.push({ start: from, said: said.replace(/\r$/, "") });
    from += said.length + 1;
  }
  const filled = lines.filter(({ said }) => !comment.test(said) && !section.test(said));
  const keyed = filled.filter(({ said }) => yamlLine.test(said));
  const isTyped = keyed.filter(
    ({ said }) => said.length < 400 && /_\w+["']?:|: *["'].*["']\s*$|:\s*$/.test(said),
  ).length;
  const keys = keyed.filter(({ said }) => /^[ \t>]*(?:- )?["']?[a-z]+_\w+["']? ?[:=]/.test(said)).length;
  if (keyed.length < 6 || keyed.length < filled.length * 0.8 || (isTyped < keyed.length * 0.3 && keys < 2)) return null;
  // Keys of a program begin small.
  if (keyed.filter(({ said }) => /^[ \t>]*(?:- )?["']?\p{Ll}/u.test(said)).length < keyed.length * 0.8) return null;
  const leaves: Leaf[] = [];
  const holders: { indent: number; name: Name }[] = [];
  for (const { start, said } of lines) {
    const match = yamlLine.exec(said);
    const head = section.exec(said)?.[1];
    if (head) {
      const at = start + said.indexOf(head);
      holders.splice(0, holders.length, { indent: -1, name: { start: at, end: at + head.length } });
      continue;
    }
    if (!match) {
      const last = leaves.at(-1);
      const more = said.replace(/^[\s>]*(?:- )?/, "");
      const at = start + said.length - more.length;
      const holder = holders.at(-1);
      // "remarks:" with "- two people please" below; further words below a key go on with it.
      if (holder && /^[\s>]*- /.test(said) && last?.path.at(-1) !== holder.name) {
        const span = { start: at, end: at + more.trimEnd().length };
        leaves.push({ ...span, path: holders.map(({ name }) => name), value: [span] });
      } else if (last && !comment.test(said)) {
        last.value.push({ start: at, end: at, text: " " }, { start: at, end: at + more.trimEnd().length });
      }
      continue;
    }
    const [, lead = "", item = "", key = "", value = ""] = match;
    const indent = lead.replace(/^[ \t]*(?:>[ \t]?)+/, "").length + item.length;
    while (holders.length > 0 && (holders.at(-1)?.indent ?? 0) >= indent) holders.pop();
    const at = start + lead.length + item.length + (/["']/.test(said[lead.length + item.length] ?? "") ? 1 : 0);
    const name = { start: at, end: at + key.length };
    const words = value.replace(/^["'](.*)["'],?\s*$/, "$1");
    const valueStart = start + said.length - value.length + (words.length < value.trimEnd().length ? 1 : 0);
    const path = [...holders.map((holder) => holder.name), name];
    if (/^[|>][+-]?\s*$/.test(value)) leaves.push({ path, start: at, end: at, value: [] });
    else if (value.trim() === "" || /^(?:~|null|\[\]|\{\})\s*$/.test(value)) holders.push({ indent, name });
    else if (/^\{.*\}$/.test(words)) {
      for (const match of words.matchAll(/(?<=[{,]\s*)["']?([A-Za-z][\w-]{0,40})["']?:\s+["']?([^,{}"']{1,200})/g)) {
        const from = valueStart + match.index + match[0].indexOf(match[1] ?? "");
        const name = { start: from, end: from + (match[1] ?? "").length };
        const end = valueStart + match.index + match[0].length;
        const span = { start: end - (match[2] ?? "").length, end };
        leaves.push({ ...span, path: [...path, name], value: plainPieces(text, span) });
      }
    } else {
      const span = { start: valueStart, end: valueStart + words.length };
      const plain = /^(true|false)$/i.exec(words)?.[1]?.toLowerCase();
      leaves.push({
        ...span,
        path,
        value: plain ? [{ ...span, text: plain === "true" ? "yes" : "no" }] : plainPieces(text, span),
      });
    }
  }
  const first = keyed[0]?.start ?? 0;
  return { start: first, end: text.length, leaves };
}
