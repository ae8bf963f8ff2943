// Writes nested exports (JSON, XML, YAML) as one labelled line for each value, with whose it is in the label.
import { isGeneral, readLabel, splitWords } from "./parse-labels";
import { holderOf, labelPieces, longestLabel, saidBy, writtenOut } from "./parse-record-words";
import { linesOf, type Pair } from "./parse-records";
import type { Piece } from "./parse-rewrite";
import type { Span } from "./parse-span";
import { readJson } from "./parse-tree-json";
import { readXml, readYaml } from "./parse-tree-marks";

/** A value with the names of what holds it, from the outside in; the last is its own. */
export interface Leaf extends Span {
  path: readonly Name[];
  value: Piece[];
}

/** A name as it stands in the text. */
export interface Name extends Span {
  /** Which object of a list it names. */
  item?: number;
}

export interface Tree extends Span {
  leaves: Leaf[];
}

const fewest = 4;
/** Holders that say nothing of whose their values are. */
const idleHolder =
  /^(?:data|payload|body|fields?|forms?|records?|answers?|responses?|items?|entry|entries|details?|info(?:rmation)?|attributes|values?|properties|meta|call|first ?call|case|ticket|intake|request|order|removal|root|document|message|event|flags?|status|general|contact info|name|full ?name)$/i;
const namePart = /^(?:first|last|middle|mid|mi|fn|ln|mn|given|surname|full|fname|lname|mname|forename|suffix|legal)$/i;
/** Which of several holders of one name this is: role="certifier". */
const sort = /^(?:role|type|kind|function|rel|capacity)$/i;

/** The label of a value: its own words where they say whose it is, else with those of its holder. */
function labelOf(key: string, around: readonly string[]): string {
  const own = readLabel(splitWords(key));
  const called = writtenOut(key);
  const isMoment = /^(?:date|time|day|hour|clock|at|on|when|dt|tm|ts|time ?24)$/i.test(key);
  const isSpecific = own !== null && own.kinds.some((kind) => !isGeneral(kind)) && !isMoment;
  if (own?.owner === "callerId" || own?.owner === "coroner") return key;
  const holders = around
    .map((holder) => holderOf(holder.replace(/(?<=doctor|physician|clinician)s$/i, "")))
    .filter((holder) => !idleHolder.test(holder) || (callers.test(holder) && !isSpecific))
    // {"deceased": {"address": {"street": …}}} is the dead one's.
    .filter((holder, at) => at === 0 || !/^(?:(?:mailing |street )?address|addr)$/i.test(holder));
  if (holders.some((holder) => others.test(holder))) return `${holders.join(" ")} ${key}`;
  for (const said of holders.toReversed()) {
    const told = readLabel(splitWords(said));
    const isOfDeath = told !== null && told.owner === null && told.kinds.some((kind) => kind.startsWith("death"));
    if (namePart.test(key) && told?.kinds.length) continue;
    if (isOfDeath && isMoment) return `death ${momentOf(key)}`;
    const holder = isOfDeath
      ? "location"
      : told?.owner === "sender" || callers.test(said)
        ? "caller"
        : places.test(said)
          ? "location"
          : persons.test(said)
            ? "deceased"
            : said;
    const whose = readLabel(splitWords(holder))?.owner ?? null;
    // {"ME": {"number": …}} is the case's.
    if ((whose === "coroner" || whose === "coronerNotified") && /^(?:number|no|num|ref|reference)$/i.test(key))
      return "coroner case number";
    if (whose === "caller" && isMoment) return `call ${momentOf(key)}`;
    // What is asked of the dead or the place alone needs nobody's name.
    if (isSpecific && (whose === null || /^(?:deceased|location|pickup)$/.test(whose))) return key;
    const both = readLabel(splitWords(`${holder} ${called}`));
    if (!both && whose === "destination" && /^(?:home|house|place)$/i.test(key)) return `${holder} name`;
    if (
      own?.owner &&
      (both === null || whose === "deceased" || both.owner === own.owner || both.kinds.length === 0 || whose === null)
    )
      return key;
    if (both) return `${holder} ${called}`;
    if (!isSpecific && !own?.owner) return `${holder} ${key}`;
  }
  return own && called === key ? key : called;
}

const momentOf = (key: string) =>
  /^(?:date|day|dt)$/i.test(key) ? "date" : /^(?:at|on|when|ts)$/i.test(key) ? "date time" : "time";

/** {"role": "on site", "name": …}: whom the crew sees. */
const onSite = /^(?:on[- _]?(?:site|scene)|site|scene|access|entry|door)(?:[- _]?(?:contact|person|poc))?$/i;
/** Holders that tell who rang, and where. */
const callers = /^(?:call|call ?in|inbound|incoming|called ?in ?by)$/i;
/** Holders whose facts are nobody's in the call. */
const others =
  /^(?:witness|insured|policy|insurance|casket|container|urn|spouse|husband|wife|father|mother|vehicle|van|driver|billing|payer|payment|employer)s?$/i;
const persons = /^(?:person|subject|individual)$/i;
const places = /^(?:at|where|scene|site)$/i;

/** The pairs that the leaves of a tree make; null where their names are not those of a call. */
function pairsOf(text: string, { leaves }: Tree): Pair[] | null {
  const named = leaves
    .filter(({ path }) => path.every(({ start, end }) => end - start < longestLabel))
    .map((leaf) => ({
      leaf,
      names: leaf.path.map((name) => saidBy(text, labelPieces(text, name)).trim()),
    }));
  const pairs: Pair[] = [];
  let known = 0;
  let births = 0;
  for (const { leaf, names } of named) {
    const holder = leaf.path.slice(0, -1);
    const said = saidBy(text, leaf.value).trim();
    const last = names.at(-1) ?? "";
    // The sort of a holder is told with its other values.
    const siblings = named.filter(({ leaf: other }) => isHeldBy(other.path, holder));
    // {"given": "Leonard", "family": "Yazzie"}.
    const key =
      /^family$/i.test(last) && siblings.some(({ names: all }) => /^given$/i.test(all.at(-1) ?? "")) ? "surname" : last;
    const role = [...named.filter(({ leaf: other }) => isHeldBy(other.path, leaf.path)), ...siblings].find(
      ({ leaf: other, names: all }) => isSort(all.at(-1) ?? "", saidBy(text, other.value), all.at(-2)),
    );
    if (role && role.leaf === leaf) continue;
    if (extension.test(key) && siblings.some(({ names: all }) => phoneKey.test(all.at(-1) ?? ""))) continue;
    const isKin = !role && isFlaggedKin(text, named, holder, names.at(-2));
    if (isKin && kinFlag.test(last)) continue;
    const sortOf = role ? saidBy(text, role.leaf.value).trim() : isKin ? "next of kin" : "";
    const whose = onSite.test(sortOf) ? "on site contact" : sortOf;
    const isRoles = role !== undefined && role.leaf.path.length > leaf.path.length;
    const label = isRoles ? whose : labelOf(key, whose ? [...names.slice(0, -2), whose] : names.slice(0, -1));
    const read = readLabel(splitWords(label), 1);
    if (read) known += 1;
    if (read?.kinds.includes("birth")) births += 1;
    if (said === "") continue;
    const name = leaf.path.at(-1) as Name;
    const more = phoneKey.test(key) ? siblings.find(({ names: all }) => extension.test(all.at(-1) ?? "")) : undefined;
    const at = leaf.end;
    const behind: Piece[] =
      more && /^\d{1,6}$/.test(saidBy(text, more.leaf.value))
        ? [{ start: at, end: at, text: " x" }, ...more.leaf.value]
        : [];
    pairs.push({ label: [{ start: name.start, end: name.end, text: label }], value: [...leaf.value, ...behind] });
  }
  // Several births are those of several persons.
  return known < fewest || known < leaves.length * 0.3 || births > 1 ? null : pairs;
}

const kinFlag = /^(?:is ?)?(?:the )?(?:legal ?)?(?:next ?of ?kin|nok|kin)(?: ?flag)?$/i;
const unsettled = new Set<string | null>([null, "contact", "contactSecondary"]);

/** {"primaryContact": {"name": …, "nextOfKin": true}}: the next of kin, whatever the holder is called. */
function isFlaggedKin(
  text: string,
  named: readonly { leaf: Leaf; names: string[] }[],
  holder: readonly Name[],
  called: string | undefined,
): boolean {
  if (
    called === undefined ||
    idleHolder.test(called) ||
    !unsettled.has(readLabel(splitWords(holderOf(called)))?.owner ?? null)
  )
    return false;
  return named.some(
    ({ leaf, names }) =>
      isHeldBy(leaf.path, holder) &&
      kinFlag.test(names.at(-1) ?? "") &&
      /^(?:true|yes|y|1|x)$/i.test(saidBy(text, leaf.value).trim()),
  );
}

const phoneKey = /^(?:phone|tel|telephone|callback|cell|mobile|number|ph)$/i;
const extension = /^(?:ext|extension)$/i;

const isHeldBy = (path: readonly Name[], holder: readonly Name[]) =>
  path.length === holder.length + 1 &&
  holder.length > 0 &&
  holder.at(-1)?.start === path[holder.length - 1]?.start &&
  holder.at(-1)?.item === path[holder.length - 1]?.item;

function isSort(key: string, value: string, holder: string | undefined): boolean {
  if (!sort.test(key)) return false;
  if (onSite.test(value)) return true;
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
