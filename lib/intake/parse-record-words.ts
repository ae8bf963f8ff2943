// Knows how exports write labels and values: keys of programs, names for parts of names and addresses, escapes.
import { labelWords, readLabel, splitWords } from "./parse-labels";
import type { Piece } from "./parse-rewrite";
import type { Span } from "./parse-span";

/** More is no label; tables hold such cells. */
export const longestLabel = 160;

/** What an export writes for a character: a doubled quote, an entity, a tag, a break within a cell. */
const escapes =
  /""|<br\s?\/?>|<\/?(?:b|i|u|em|strong|span|font|p|div|small|a|code)(?:\s[^<>]{0,200})?>|&(?:#\d{1,5}|#x[\da-f]{1,5}|[a-z]{2,6});|,?\r?\n[\s>]*/gi;
/** The characters that pages write by name. */
export const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  mdash: "-",
  ndash: "-",
  rsquo: "'",
  lsquo: "'",
  ldquo: '"',
  rdquo: '"',
  middot: "·",
  bull: "•",
  deg: "°",
  eacute: "é",
  aacute: "á",
  iacute: "í",
  oacute: "ó",
  uacute: "ú",
  ntilde: "ñ",
};

const unescaped = (mark: string): string => {
  if (mark === '""') return '"';
  if (/^<br/i.test(mark) || mark.includes("\n")) return ", ";
  if (mark.startsWith("<")) return "";
  const name = mark.slice(1, -1).toLowerCase();
  const code = name.startsWith("#x") ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  if (name.startsWith("#")) return code < 32 || code > 65_535 ? " " : String.fromCharCode(code);
  return entities[name] ?? " ";
};

/** The words between two places, their escapes read. */
export function plainPieces(text: string, { start, end }: Span, marks = escapes, read = unescaped): Piece[] {
  const said = text.slice(start, end);
  const from = start + (said.length - said.trimStart().length);
  const to = Math.max(from, end - (said.length - said.trimEnd().length));
  const pieces: Piece[] = [];
  let at = from;
  for (const match of text.slice(from, to).matchAll(marks)) {
    const begin = from + match.index;
    pieces.push({ start: at, end: begin }, { start: begin, end: begin + match[0].length, text: read(match[0]) });
    at = begin + match[0].length;
  }
  pieces.push({ start: at, end: to });
  return pieces.filter((piece) => (piece.text ?? " ") !== "" && piece.end > piece.start);
}

export const saidBy = (text: string, pieces: readonly Piece[]) =>
  pieces.map((piece) => piece.text ?? text.slice(piece.start, piece.end)).join("");

/** "pt_s_dob", "dateOfBirth", "Caller Name:": the words of a key with blanks between them. */
export function labelPieces(text: string, cell: Span): Piece[] {
  const said = text.slice(cell.start, cell.end).trimEnd();
  const span = { ...cell, start: cell.start + (/^[\s*]*/.exec(said)?.[0].length ?? 0) };
  const end = Math.max(span.start, cell.start + said.replace(/[\s:=*]+$/, "").length);
  const isKey = !/\s/.test(said.trim());
  const marks = isKey
    ? /_s_|_+|(?<=[\p{L}\d]{2})\.(?=[\p{L}\d]{2})|(?<=[\p{L}\d])-(?=\p{L})|(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll}{2})|""|&[a-z#\d]{2,6};|<[^<>]{1,200}>/gu
    : /_|""|&[a-z#\d]{2,6};|<[^<>]{1,200}>|\r?\n[\s>]*/gi;
  const pieces: Piece[] = [];
  let at = span.start;
  for (const match of text.slice(span.start, end).matchAll(marks)) {
    const begin = span.start + match.index;
    const [mark] = match;
    pieces.push({ start: at, end: begin });
    const put = mark === "_s_" ? "'s " : /^["&<]/.test(mark) ? unescaped(mark) : " ";
    pieces.push({ start: begin, end: begin + mark.length, text: put });
    at = begin + mark.length;
  }
  pieces.push({ start: at, end });
  return pieces.filter((piece) => piece.end > piece.start || piece.text);
}

export const isLabel = (said: string, tolerance = 0) => {
  const words = said.trim();
  return (
    words.length > 0 && words.length < 60 && readLabel(splitWords(words.replace(/[:?.*]+$/, "")), tolerance) !== null
  );
};

/** The parts of a name that stand without that word. */
const nameParts: Record<string, string> = {
  first: "first name",
  given: "first name",
  fname: "first name",
  forename: "first name",
  last: "last name",
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
  [/^(?:addr(?:ess)?|street) ?(?:line ?)?1?$|^line ?1$|^street ?address$/i, "address"],
  [/^(?:addr(?:ess)?|street|line) ?(?:line ?)?2$/i, "unit"],
  [/^(?:person|who|display ?name|nm)$/i, "name"],
  [/^(?:ts|time ?stamp)$/i, "received at"],
  [/^(?:num|tel ?no|ph ?no|number|desk)$/i, "phone"],
];
/** Whom or what short keys name, where an item follows: "pu_street", "ho_name", "dth": {"tm": …}. */
const shortHolders: Readonly<Record<string, string>> = {
  pu: "pickup",
  pup: "pickup",
  orig: "pickup",
  frm: "pickup",
  ho: "destination",
  dlv: "destination",
  del: "destination",
  drp: "destination",
  dst: "destination",
  des: "destination",
  dcd: "deceased",
  dcsd: "deceased",
  decd: "deceased",
  src: "caller",
  clr: "caller",
  cllr: "caller",
  dth: "death",
  fac: "facility",
  phys: "physician",
};
/** Which item short keys name. */
const shortItems: Readonly<Record<string, string>> = {
  nm: "name",
  fn: "first name",
  fnm: "first name",
  ln: "last name",
  lnm: "last name",
  mn: "middle name",
  sx: "sex",
  ttl: "title",
  ph: "phone",
  fon: "phone",
  dt: "date",
  tm: "time",
  str: "street",
  sta: "state",
};

/** Whose a holder's items are, written out. */
export const holderOf = (name: string): string => shortHolders[name.toLowerCase()] ?? name;

/** "pu street" as "pickup street": the first word of a short key, and the others, where that makes a label. */
function spelledOut(key: string): string {
  const words = key.split(" ");
  if (words.length < 2 || words.length > 4) return key;
  const [holder = "", ...items] = words;
  const spelled = [holderOf(holder), ...items.map((item) => shortItems[item.toLowerCase()] ?? item)].join(" ");
  return spelled !== key && isLabel(spelled) ? spelled : key;
}

/** The words of a key as labels have them: "addr1" is an address, "decedent mi" a middle name. */
export function writtenOut(said: string): string {
  const key = spelledOut(said);
  const whole =
    nameParts[key.toLowerCase()] ??
    shortItems[isLabel(key) ? "" : key.toLowerCase()] ??
    aliases.find(([form]) => form.test(key))?.[1];
  if (whole) return whole === key.toLowerCase() ? key : whole;
  const line = /^(.{2,30}) (?:line|addr|address|street) ?1$/i.exec(key)?.[1];
  if (line && isLabel(`${line} address`)) return `${line} address`;
  const words = key.split(" ");
  if (words.length === 1 && /^(?:\p{Lu}{6,30}|\p{Ll}{6,30})$/u.test(key) && !isLabel(key))
    return partedWords(key) ?? key;
  if (words.length < 2 || words.length > 6 || isLabel(key)) return key;
  for (let cut = 1; cut < words.length; cut += 1) {
    const last = words.slice(cut).join(" ");
    const called = nameParts[last.toLowerCase()] ?? aliases.find(([form]) => form.test(last))?.[1];
    const label = `${words.slice(0, cut).join(" ")} ${called}`;
    if (called && isLabel(label)) return label;
  }
  return key;
}

/** "NEXTOFKIN", "dateexpired": the fewest words of labels that such a key is put together from. */
function partedWords(key: string): string | null {
  const folded = key.toLowerCase();
  const best: (string[] | null)[] = [[]];
  for (let end = 1; end <= folded.length; end += 1) {
    best[end] = null;
    for (let start = Math.max(0, end - 14); start < end; start += 1) {
      const before = best[start];
      const word = folded.slice(start, end);
      const isWord = word.length > 1 && (labelWords.has(word) || word === "is");
      if (before && isWord && before.length < 4 && before.length + 1 < (best[end]?.length ?? 9))
        best[end] = [...before, word];
    }
  }
  const words = best[folded.length]?.join(" ").replace(/^is /, "");
  return words && words.includes(" ") && isLabel(words) ? words : null;
}

/** The label of a cell; nothing where it is too long for one. */
export const labelAt = (text: string, cell: Span) =>
  cell.end - cell.start > longestLabel ? "" : writtenOut(saidBy(text, labelPieces(text, cell)));

/** The same, with its place. */
export const labelOf = (text: string, cell: Span): Piece[] => {
  if (cell.end - cell.start > longestLabel) return [{ start: cell.start, end: cell.end }];
  const pieces = labelPieces(text, cell);
  const said = saidBy(text, pieces);
  const written = writtenOut(said);
  return written === said ? pieces : [{ start: cell.start, end: cell.end, text: written }];
};
