// Writes nested exports (JSON, XML, YAML) as one labelled line for each value, with whose it is in the label.
import { readLabel, splitWords } from "./parse-labels";
import { isLabel, labelPieces, linesOf, type Pair, saidBy } from "./parse-records";
import type { Piece } from "./parse-rewrite";
import type { Span } from "./parse-span";
import { readJson } from "./parse-tree-json";
import { readXml, readYaml } from "./parse-tree-marks";

/** A value with the names of what holds it, from the outside in; the last is its own. */
export interface Leaf extends Span {
  path: readonly Name[];
  isPlain?: true;
  value: Piece[];
}

/** A name as it stands in the text. */
export type Name = Span;

export interface Tree extends Span {
  leaves: Leaf[];
}

const fewest = 4;
/** Holders that say nothing of whose their values are. */
const idleHolder =
  /^(?:data|payload|body|fields?|forms?|records?|answers?|responses?|items?|entry|entries|details?|info(?:rmation)?|attributes|values?|properties|meta|call|first ?call|case|ticket|intake|request|order|removal|root|document|message|event|flags?|status|general|person|contact info|name|full ?name)$/i;
const namePart =
  /^(?:first|last|middle|mid|mi|given|family|surname|full|fname|lname|mname|forename|suffix|legal)$/i;
const nameParts: Record<string, string> = {
  first: "first name",
  given: "first name",
  fname: "first name",
  forename: "first name",
  last: "last name",
  family: "last name",
  surname: "last name",
  lname: "last name",
  middle: "middle name",
  mid: "middle name",
  mi: "middle name",
  mname: "middle name",
  full: "name",
  legal: "name",
  suffix: "suffix",
};
/** What exports call the parts of an address and the items of a person. */
const aliases: readonly (readonly [RegExp, string])[] = [
  [/^(?:csz|city ?st ?zip|city ?state ?zip|locality|town)$/i, "city"],
  [/^(?:st|region|province)$/i, "state"],
  [/^(?:postal ?code|post ?code|postcode)$/i, "zip"],
  [/^(?:addr(?:ess)?|street|line) ?(?:line ?)?1?$|^(?:street ?address|addr)$/i, "address"],
  [/^(?:addr(?:ess)?|street|line) ?(?:line ?)?2$/i, "unit"],
  [/^(?:person|who|display ?name|nm)$/i, "name"],
  [/^(?:num|tel ?no|ph ?no|number|desk)$/i, "phone"],
];
/** Which of several holders of one name this is: role="certifier". */
const sort = /^(?:role|type|kind|function|rel|capacity)$/i;

const withName = (key: string) => {
  const part = nameParts[key.toLowerCase()];
  if (part) return part;
  return aliases.find(([form]) => form.test(key))?.[1] ?? key;
};

/** The label of a value: its own words where they say whose it is, else with those of its holder. */
function labelOf(key: string, holders: readonly string[]): string {
  const own = readLabel(splitWords(key));
  const speaking = holders.filter((holder) => !idleHolder.test(holder));
  const called = withName(key);
  if (own?.owner && called === key && !speaking.some((holder) => readLabel(splitWords(`${holder} ${key}`))?.kinds.length))
    return key;
  for (const holder of speaking.toReversed()) {
    const whose = readLabel(splitWords(holder));
    if (namePart.test(key) && whose?.kinds.length) continue;
    const both = readLabel(splitWords(`${holder} ${called}`));
    if (!both) continue;
    if (own && !own.owner && own.kinds.some((kind) => both.kinds.includes(kind)) && both.owner === null && called === key)
      return key;
    if (whose?.owner || !own || called !== key || both.kinds.length > 0) return `${holder} ${called}`;
  }
  if (own && called === key) return key;
  if (isLabel(called)) return called;
  const last = speaking.at(-1);
  return last && !isLabel(key) ? `${last} ${key}` : key;
}

/** The pairs that the leaves of a tree make; null where their names are not those of a call. */
function pairsOf(text: string, { leaves }: Tree): Pair[] | null {
  const named = leaves.map((leaf) => ({ leaf, names: leaf.path.map((name) => saidBy(text, labelPieces(text, name)).trim()) }));
  const pairs: Pair[] = [];
  let known = 0;
  let births = 0;
  for (const { leaf, names } of named) {
    const key = names.at(-1) ?? "";
    const holder = leaf.path.slice(0, -1);
    const said = saidBy(text, leaf.value).trim();
    // The sort of a holder is told with its other values.
    const siblings = named.filter(({ leaf: other }) => isHeldBy(other.path, holder));
    const role = siblings.find(({ leaf: other, names: all }) => isSort(all.at(-1) ?? "", saidBy(text, other.value), names.at(-2)));
    if (role && role.leaf === leaf) continue;
    const holders = role ? [...names.slice(0, -2), saidBy(text, role.leaf.value).trim()] : names.slice(0, -1);
    const label = labelOf(key, holders);
    const read = readLabel(splitWords(label), 1);
    if (read) known += 1;
    if (read?.kinds.includes("birth")) births += 1;
    if (said === "") continue;
    const name = leaf.path.at(-1) as Name;
    pairs.push({ label: [{ start: name.start, end: name.end, text: label }], value: leaf.value });
  }
  // Several births are those of several persons.
  return known < fewest || known < leaves.length * 0.3 || births > 1 ? null : pairs;
}

const isHeldBy = (path: readonly Name[], holder: readonly Name[]) =>
  path.length === holder.length + 1 && holder.at(-1)?.start === path[holder.length - 1]?.start && holder.length > 0;

function isSort(key: string, value: string, holder: string | undefined): boolean {
  if (!sort.test(key)) return false;
  const role = readLabel(splitWords(value));
  if (!role?.owner || role.kinds.length > 0) return false;
  const whose = holder === undefined ? null : readLabel(splitWords(holder));
  return /^(?:certifier|attending)$/.test(role.owner)
    ? whose?.owner === undefined || whose.owner === null || /^(?:certifier|attending)$/.test(whose.owner)
    : (whose?.owner ?? null) === null && /^(?:nok|caller|contact|deceased|pronouncer|release)$/.test(role.owner);
}

const readers = [readJson, readXml, readYaml];

/** The nested values of the text as labelled lines; null where it holds none. */
export function writeTrees(text: string): Piece[] | null {
  for (const read of readers) {
    const tree = read(text);
    if (!tree || tree.leaves.length < fewest || tree.leaves.length > 400) continue;
    const pairs = pairsOf(text, tree);
    if (!pairs) continue;
    const line = text.lastIndexOf("\n", tree.start - 1) + 1;
    const prefix = /^[ \t]*(?:>[ \t]?){1,20}/.exec(text.slice(line, tree.start))?.[0] ?? "";
    const start = text.slice(line, tree.start).trim() === prefix.trim() ? line : tree.start;
    return [
      { start: 0, end: start },
      ...(start === line ? [] : [{ start, end: start, text: "\n" }]),
      ...linesOf(text, pairs, start, prefix),
      { start: tree.end, end: text.length },
    ];
  }
  return null;
}
