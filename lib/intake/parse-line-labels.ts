// Sets a colon behind the labels of lines that part them by an unusual sign or by nothing: "Room ➜ 417", "#room 417", "CALLER PHONE 708-555-0144".
import { withEdits, type Edit } from "./parse-edits";
import { labelLength, readLabel, splitWords } from "./parse-labels";
import type { Piece } from "./parse-rewrite";
import type { Kind } from "./words/labels";

const fewest = 5;
const longest = 120;
/** Numbers, bullets and signs before a label. */
const lead =
  /^[ \t>]*(?:(?:\(?\d{1,2}[.):]?\s{1,3}(?=\p{L}))|[#@•*✓✔☑▪◦‣·>»➤➜►→–—-]+\s?|[^\p{L}\d\s"'([{<_|+=.]{1,3}\s?)?/u;
/** "Deceased:", "room=417" and tables are read as they are. */
const isRead = /^[^\n]{0,40}?(?:(?:(?<!\d):|:(?!\d\d))|[=|\t?]|\.{2,}|_{2,}| [-–—]{1,2} |->)/;

interface Row {
  start: number;
  end: number;
  /** Where the label begins and ends, and where its value begins. */
  label: number;
  labelEnd: number;
  value: number;
  sign: string;
}

/** The lines with a colon behind their label; null where the lines are no list of labels. */
export function writeLineLabels(text: string): Piece[] | null {
  const lines = text.split("\n");
  if (lines.length < fewest) return null;
  const rows: Row[] = [];
  let from = 0;
  let filled = 0;
  let read = 0;
  for (const line of lines) {
    if (line.trim() !== "") {
      filled += 1;
      const row = line.length > longest ? null : rowOf(line, from);
      if (row && row.sign !== "") rows.push(row);
      else if (isRead.test(line) || />|\[/.test(line)) read += 1;
      else if (row) rows.push(row);
    }
    from += line.length + 1;
  }
  const signed = rows.filter(({ sign }) => sign !== "");
  const common = signed.filter(({ sign }) => sign === signed[0]?.sign).length;
  // A sign that all share makes labels of fewer lines than a mere blank does.
  // Columns and forms are read as they stand.
  const columns = lines.filter((line) => /\S {2,}\S|\t/.test(line.trim())).length;
  const isList =
    common >= fewest
      ? common >= (filled - read) * 0.4
      : columns < 2 &&
        ((read < 4 && rows.length >= fewest + 3 && rows.length >= (filled - read) * 0.6) ||
          // A short slip of labels and hardly anything else.
          (read === 0 && rows.length >= fewest && rows.length >= filled * 0.8));
  if (!isList || rows.length < read * 0.6) return null;
  const pieces: Piece[] = [];
  let start = 0;
  for (const { start: first, label, labelEnd, value } of rows) {
    const margin = /^[ \t>]*/.exec(text.slice(first, label))?.[0].length ?? 0;
    pieces.push({ start, end: first + margin }, { start: label, end: labelEnd });
    pieces.push({ start: labelEnd, end: labelEnd, text: ": " });
    start = value;
  }
  pieces.push({ start, end: text.length });
  return pieces;
}

const sign = /^(?:[ \t]*([~·•►»➜➔→▸▶✦※¦]|~>|::?>|>>|,(?= ))[ \t]*| )(?=\S)/u;

/** A line that begins with a label, and what parts it from the words behind. */
export function rowOf(line: string, from: number): Row | null {
  const at = lead.exec(line)?.[0].length ?? 0;
  const words = splitWords(line.slice(at), 0);
  if (words[0]?.start !== 0) return null;
  const limit = Math.min(words.length - 1, 5);
  for (let count = limit; count > 0; count -= 1) {
    const last = words[count - 1];
    const label = line.slice(at, at + (last?.end ?? 0));
    if (!last || /[:=|?\t]|\.{2}|_{2}| [-–—] | {2}\S|\b(?:of|dr|not|before|in|for|and|the|or)\.?$/i.test(label))
      continue;
    const end = last.end - (line[at + last.end - 1] === "." ? 1 : 0);
    const parted = sign.exec(line.slice(at + end));
    if (!parted || labelLength(words, 0) === 0) continue;
    const role = readLabel(words.slice(0, count));
    if (!role || role.kinds.includes("ignored")) continue;
    if (
      /^(?:is|was|are|were|will|has|have|had|be|to|at|of|and|in|on|with|for|from|the|her|his|not|left|can|who)\b/i.test(
        line.slice(at + end + parted[0].length),
      ) &&
      !parted[1]
    )
      return null;
    return {
      start: from,
      end: from + line.length,
      label: from + at,
      labelEnd: from + at + end,
      value: from + at + end + parted[0].length,
      sign: parted[1] ?? "",
    };
  }
  return null;
}

const fewestRows = 5;
const widestLabel = 30;

/** "#14  PU  Grandview": the number of a board's job. */
const job = /^#\d{1,3} {1,4}(?=\S)/;

/** Where the first gap of a line ends behind words or a code; -1 without one. */
function valueColumn(line: string): number {
  const gap =
    /^ {0,8}(?:#\d{1,3} {1,4})?[A-Z][A-Z/]{1,3} {1,4}(?=\S)/.exec(line) ??
    /^ {0,4}\S(?:[^\n:=|\t]{0,28}?[^\s:=|.])? {2,}(?=\S)/.exec(line);
  return gap && gap[0].length <= widestLabel ? gap[0].length : -1;
}

/** "TOLD BY         Father Egan": labels in one column and values in the next; a colon behind each, what goes on below behind its value. */
export function writeColumnLabels(text: string): Piece[] | null {
  if (!/^ {0,8}\S[^\n]{0,28} {2,}\S/m.test(text)) return null;
  const lines = text.split("\n");
  const counts = new Map<number, number>();
  for (const line of lines) {
    const column = valueColumn(line);
    if (column > 0) counts.set(column, (counts.get(column) ?? 0) + 1);
  }
  const [column = 0, most = 0] = [...counts].toSorted((one, other) => other[1] - one[1])[0] ?? [];
  if (most < fewestRows) return null;
  const edits: Edit[] = [];
  const seconds = new Map<number, number>();
  let [rows, known, at, isOpen] = [0, 0, 0, false];
  const common = column;
  for (const line of lines) {
    // Where numbers were taken from the boxes, a line may begin one place before or behind the others.
    const own = valueColumn(line);
    const column = Math.abs(own - common) === 1 ? own : common;
    const label = line.slice(0, column).replace(job, "").trim();
    const value = line.slice(column);
    const isRow = /^\S/.test(value) && line[column - 1] === " " && !/^[^?]{0,60}\? {2}/.test(value);
    const wide = value.search(/ {2,}\S/);
    if (isRow && label !== "" && !/ {2}|[:=|\t"]|\.{2}|^[-*>#•]|[.,;]$/.test(label)) {
      rows += 1;
      if (wide > 0) {
        const second = wide + (/^ +/.exec(value.slice(wide))?.[0].length ?? 0);
        seconds.set(second, (seconds.get(second) ?? 0) + 1);
      }
      const role =
        readLabel(splitWords(label.replace(/^\(?\d{1,2}[.)]\s*/, "")), 1) ??
        (/^(?:fam(?:ily)?|del)$/i.test(label) ? { kinds: [] as readonly Kind[] } : null);
      if (role) known += 1;
      const cells = value.split(/ {2,}/);
      const isHead = cells.filter((cell) => readLabel(splitWords(cell)) !== null).length > cells.length / 2;
      // "FAMILY VISITING NOW   YES": the label goes on into the column; "From" and "To" with colons head a mail.
      const further = /^(\S{2,}) {2,}\S/.exec(value)?.[1];
      const isTold =
        role !== null &&
        !role.kinds.includes("ignored") &&
        !isHead &&
        !/^(?:\d\W+)?(?:from|to|re|date|subject|cc)$/i.test(label) &&
        !value.startsWith("[ ") &&
        // "Physician   on the certificate   Dr. Brodsky".
        !(cells.length > 1 && /^\p{Ll}/u.test(value) && readLabel(splitWords(`${label} ${cells[0]}`)) !== null) &&
        !(further && line[column - 2] !== " " && readLabel(splitWords(`${label} ${further}`)) !== null);
      const end = at + line.indexOf(label) + label.length;
      if (isTold && !label.endsWith("?")) edits.push({ start: end, end, text: ":" });
      isOpen = isTold && wide < 0 && !/[[(☐☑☒□■]/.test(value);
    } else if (isRow && label === "" && isOpen && wide < 0 && !/[:=|\t[\]☐☑☒□■]/.test(value)) {
      edits.push({ start: at - 1, end: at + column, text: ", " });
    } else isOpen = false;
    at += line.length + 1;
  }
  const isTable = [...seconds.values()].some((count) => count > rows * 0.5);
  return isTable || rows < fewestRows || known < rows * 0.5 ? null : withEdits(text, edits);
}
