// Writes out the parts of an item that a form asks for by hints in brackets: "Name: (last) Fenn (first) Josiah", "Place: (facility) Mercy (unit) PICU".
import { type Edit, withEdits } from "./parse-edits";
import { isGeneral, readLabel, type Role, splitWords } from "./parse-labels";
import type { Piece } from "./parse-rewrite";

/** A hint before its words; what tells only how to write is left out. */
const hint = /\(\s*(\p{L}[\p{L}\d./' -]{0,18})\s*\)[ \t:_]*/giu;
const line = /^([ \t]*(?:\d{1,2}[.)] )?)(\p{L}[^:\n(]{1,40}?)[ \t]*:[ \t_]*(\([^\n]*)$/gmu;
const form =
  /^(?:24 ?h(?:ou)?rs?|24h|military|mil|mm ?\/ ?dd ?\/ ?yy(?:yy)?|mdy|m\/d\/y|d\/m\/y|yrs?|years|lbs?|pounds|ft|in|print|please print)$/i;
/** "(Y) / N": a circle, and no hint. */
const answer = /^(?:yes|no|y|n|s[ií]|unk|unknown|m|f|male|female)$/i;
const parts: Readonly<Record<string, number>> = {
  first: 0,
  given: 0,
  fn: 0,
  "first name": 0,
  f: 0,
  middle: 1,
  mi: 1,
  m: 1,
  initial: 1,
  "middle initial": 1,
  "middle name": 1,
  mn: 1,
  last: 2,
  surname: 2,
  family: 2,
  ln: 2,
  "last name": 2,
  l: 2,
  suffix: 3,
  sfx: 3,
  "jr sr": 3,
  "jr/sr": 3,
  suff: 3,
};

/** The items with labels of their own; null where no item is parted so. */
export function writeHintedParts(text: string): Piece[] | null {
  if (!/:[ \t_]*\(\s*\p{L}[^)\n]{0,18}\)[ \t:_]*\S/u.test(text)) return null;
  const edits: Edit[] = [];
  for (const { index, 0: whole, 1: lead = "", 2: label = "", 3: said = "" } of text.matchAll(line)) {
    const role = readLabel(splitWords(label));
    if (!role) continue;
    const found = [...said.matchAll(hint)].map(({ index: at, 0: mark, 1: words = "" }) => ({
      at,
      end: at + mark.length,
      words: words.trim(),
    }));
    const items = found.map(({ end, words }, number) => ({
      words: words.toLowerCase(),
      said: said.slice(end, found[number + 1]?.at ?? said.length).trim(),
    }));
    if (said.includes(":")) continue;
    const written = nameOf(items) ?? itemsOf(items, role);
    if (written === null) continue;
    const start = index + lead.length;
    edits.push({ start, end: index + whole.length, text: `${label}: ${written}` });
  }
  return withEdits(text, edits);
}

interface Item {
  words: string;
  said: string;
}

function nameOf(items: readonly Item[]): string | null {
  if (items.length < 2 || !items.every(({ words }) => parts[words] !== undefined)) return null;
  const names = ["", "", "", ""];
  for (const { words, said } of items) names[parts[words] ?? 0] = /^[\p{L}][\p{L}'’. -]*$/u.test(said) ? said : "";
  return names[0] && names[2] ? names.filter((one) => one !== "").join(" ") : null;
}

/** The first words as they stand, each other hint as a label of its own. */
function itemsOf(items: readonly Item[], asked: Role): string | null {
  if (items.length === 0 || items.some(({ said, words }) => said.length > 60 || answer.test(words))) return null;
  const written: string[] = [];
  for (const [at, { words, said }] of items.entries()) {
    if (form.test(words)) {
      if (at > 0) return null;
      written.push(said);
      continue;
    }
    // "Age: (yrs) 3 (mos) 2": whole years.
    if (/^(?:mos?|months?|days?|wks?|weeks?)$/.test(words)) {
      if (at === 0) return null;
      continue;
    }
    const role = readLabel(splitWords(words));
    if (!role) return null;
    // "Doctor: (certifying) Alan Patel", "Name: (deceased) … (caller) …": the hint tells whom, and must stay.
    if (at === 0 && role.owner !== null && role.owner !== asked.owner) return null;
    if (at === 0 && /^(?:ignored|keptNote|function)$/.test(role.kinds.join())) return null;
    if (said === "") continue;
    written.push(at === 0 && (role.owner !== null || !isOwn(role)) ? said : `${words}: ${said}`);
  }
  return written.join("   ");
}

const isOwn = ({ kinds }: Role) => kinds.length > 0 && !kinds.every(isGeneral);
