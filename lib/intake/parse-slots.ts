// Finds the labelled items of a page: which label stands where, and which words it labels.
import {
  boxesBehind,
  cellStarts,
  choice,
  endBefore,
  gap,
  isFurther,
  isMarked,
  isTickable,
  looseGap,
  quotedPair,
  rareGap,
  wideGap,
} from "./parse-cells";
import { readMisspelt } from "./parse-label-spelling";
import { isGeneral, labelLength, readLabel, type Role, splitWords, type Word } from "./parse-labels";
import { partJoint } from "./parse-joint-labels";
import { isOthers, isTie, nameKin } from "./parse-kin-labels";
import { isToldRing } from "./parse-label-turns";
import { findNests, keyAround, type Nest } from "./parse-objects";
import type { Line, Page } from "./parse-page";
import type { Span } from "./parse-span";
import { endsSentence } from "./parse-sentence-ends";
import { cutAt } from "./parse-value-ends";

/** A label and the words behind it. */
export interface Slot {
  /** Null for a label that is not known. */
  role: Role | null;
  label: Span;
  value: Span;
  /** Unlabelled lines that follow at once: where an address or a note may go on. */
  tail: Span | null;
  depth: number;
  /** Order on the page. */
  line: number;
  /** Stands above its words in a line of its own and may head further items. */
  isHeading?: boolean;
}

/** The slots of the page in order. */
export function findSlots(page: Page): Slot[] {
  const slots: Slot[] = [];
  const nests = findNests(page.text);
  page.lines.forEach((line, number) => {
    if (line.isBlank) return;
    slots.push(...lineSlots(page, line, number, nests));
  });
  return slots;
}

function lineSlots(page: Page, line: Line, number: number, nests: readonly Nest[]): Slot[] {
  const pair = quotedPair(page.text, line);
  const asked = pair && readLabel(splitWords(page.text.slice(pair.label.start, pair.label.end), pair.label.start));
  if (pair && asked) return [{ ...pair, role: asked, tail: null, depth: line.depth, line: number }];
  const words = splitWords(page.text.slice(line.start, line.end), line.start);
  const starts = cellStarts(page.text, line);
  const labels: { role: Role | null; from: number; start: number; end: number; valueStart: number }[] = [];
  let free = 0;
  let isOnLine = false;
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] as Word;
    const next = words[index + 1]?.start ?? line.end;
    const between = page.text.slice(word.end, Math.min(next, word.end + 90));
    const signed =
      gap.exec(between) ?? (word.folded === "number" ? gap.exec(page.text.slice(word.end - 1, word.end)) : null);
    const rare = rareGap.exec(between);
    const delimiter = signed ?? (rare?.[0].startsWith(".") && page.text[word.end - 1] !== "." ? null : rare);
    if (delimiter && isClock(page.text, word, delimiter[0])) continue;
    const boxes = delimiter ? null : boxesBehind(page.text, word.end, between);
    const wide =
      delimiter || boxes || next === line.end || (page.text[word.end - 1] === "." && word.end - word.start > 6)
        ? null
        : wideGap.exec(between);
    const [gapText] = delimiter ?? boxes ?? wide ?? [];
    if (gapText === undefined) continue;
    // "Name__Chidi Okafor__ Room__5__": the second line ends the value.
    if (isOnLine && /^["')\]*#\s]*_/.test(gapText)) {
      isOnLine = false;
      free = index + 1;
      continue;
    }
    const found = labelBefore(page.text, words, index, free, starts, gapText, wide !== null || boxes !== null);
    if (!found || (boxes && (!isTickable(found.role) || isChoice(page.text, labels.at(-1), found.start)))) continue;
    if (isToldRing(found.role, page.text.slice(found.start, word.end), page.text.slice(word.end, line.end))) continue;
    if (delimiter && !signed && !isMarked(page.text, found.start, gapText)) continue;
    // What stands right behind a label is its value, though it may be a label elsewhere: "Relation   mother   Phone".
    const before = labels.at(-1);
    // "[ ] Attending  [x] Other: Dr. Kavanagh" is one choice with its words.
    if (
      before &&
      /^(?:other|otro|otra)$/.test(word.folded) &&
      /[\])☐☑☒✅□■_][\s\u00A0]{0,3}$/.test(page.text.slice(before.valueStart, word.start))
    )
      continue;
    if (
      before &&
      found.start === before.valueStart &&
      looseGap.test(gapText.trim() === "" ? " - " : gapText) &&
      (found.role?.kinds.includes("ignored") ||
        /relationship|function|city|county/.test(String(before.role?.kinds)) ||
        // "Location: Home - 725 Larch Ave".
        (before.role?.owner === "location" && found.role?.kinds.join() === "home") ||
        (before.role?.kinds.includes("state") && word.end - found.start === 2))
    )
      continue;
    if (before && isFurther(page.text, before, found, word.end)) continue;
    // "NOK: Darrell Caudill (spouse) - 606-555-0168": the tie within the words of a person.
    if (before?.role?.owner === "nok" && before.role.kinds.length === 0 && isTie(page.text, before, found, word.end))
      continue;
    const key = nests.length > 0 ? keyAround(nests, word.start) : [];
    if (
      key.length > 0 &&
      (!found.role || found.role.kinds.some((kind) => isGeneral(kind) || /^call|^presence/.test(kind)))
    )
      found.role = readLabel([...key, ...words.slice(found.from, index + 1)]) ?? found.role;
    if (!found.role || found.role.owner === "nok" || found.role.kinds.includes("ignored"))
      nameKin(page.text, line, words, found, word.end + gapText.length);
    labels.push({ ...found, end: word.end, valueStart: word.end + gapText.length });
    const behind = page.text.slice(word.end + gapText.length, word.end + gapText.length + 12);
    isOnLine = /^[\s\u00A0]*_+$/.test(gapText) ? /^\S/.test(behind) : /^_+[^_\s]/.test(behind);
    free = index + 1;
  }
  return labels.flatMap(({ role, start, end, valueStart }, index) => {
    const value = trimSpan(page.text, {
      start: valueStart,
      end: cutAt(
        page.text,
        valueStart,
        endBefore(page.text, valueStart, labels[index + 1]?.start, line.end),
        role,
        /[a-z]{3}[.!?]\s+$/.test(page.text.slice(line.start, start)),
      ),
    });
    const slot: Slot = { role, label: { start, end }, value, tail: null, depth: line.depth, line: number };
    return partJoint(page.text, slot) ?? [slot];
  });
}

/** "Caller type: Nursing home [ ]  Hospital [ ]  Hospice [x]": one of several words with a box each. */
const isChoice = (text: string, before: { valueStart: number } | undefined, start: number) =>
  before !== undefined &&
  /^[\s_]*\p{L}[^[\]☐☑☒\n]{1,24}(?:\[[ xX✓]?\]|[☐☑☒])/u.test(text.slice(before.valueStart, start));

/** "10:30", but "NOK phone 2: 361-555-0181". */
const isClock = (text: string, word: Word, delimiter: string) =>
  delimiter.startsWith(":") &&
  /\d/.test(text[word.end - 1] ?? "") &&
  /^\d(?!\d{2}[- .]?\d{3})/.test(text.slice(word.end + delimiter.length, word.end + delimiter.length + 9));

const mostLabelWords = 9;

/** The longest label that ends with the word at `index`. */
function labelBefore(
  text: string,
  words: readonly Word[],
  index: number,
  free: number,
  starts: ReadonlySet<number>,
  delimiter: string,
  isWide: boolean,
) {
  const isLoose = isWide || looseGap.test(delimiter);
  const isColon = /[:=]|\.{2}|\. \./.test(delimiter);
  const first = Math.max(free, index - mostLabelWords + 1);
  const hint = hintStart(text, words, index, first);
  for (let from = first; from <= index; from += 1) {
    const word = words[from] as Word;
    const atStart = starts.has(word.start);
    if ((isLoose || delimiter.startsWith("?")) && !atStart && !startsSentence(text, word)) continue;
    if (hasGap(text, words, from, index) || choice.test(text.slice(word.start - 1, word.start + 8))) continue;
    if (!atStart && labelLength(words, from) === 0 && word.folded !== "is") continue;
    const role =
      readLabel(
        words.slice(from, index + 1),
        isWide ? -1 : atStart && (isColon || delimiter.startsWith("?")) ? 2 : 0,
      ) ?? (hint > from ? readLabel(words.slice(from, hint)) : null);
    // "| Coroner | Fayette Co. notified, no jurisdiction |" is told, and no label.
    if (role?.kinds.includes("ignored") && !isColon && /, /.test(text.slice(word.start, words[index]?.end)))
      return null;
    if (role && isColon && !atStart && isOthers(text, words.slice(first, from), role, word.start, starts)) break;
    if (role) return { role, from, start: word.start };
  }
  if (!isColon) return null;
  for (let from = first; from <= index && delimiter.startsWith(":"); from += 1) {
    const word = words[from] as Word;
    if (!starts.has(word.start) || hasGap(text, words, from, index)) continue;
    const role = readMisspelt(words.slice(from, index + 1));
    if (role) return { role, from, start: word.start };
    break;
  }
  for (let from = first; from <= index; from += 1) {
    const word = words[from] as Word;
    if (!starts.has(word.start) || index - from > 5 || hasGap(text, words, from, index)) continue;
    if (/^-?>/.test(delimiter.trim()) && !/\p{L}/u.test(text.slice(word.start, words[index]?.end))) continue;
    return /^[\p{Lu}\p{N}_]|^[a-z]+[_=]/u.test(text.slice(word.start)) || from === index
      ? { role: null, from, start: word.start }
      : null;
  }
  return null;
}

/** The first word of a hint in brackets that ends the label: "Resident (L, F, M):", "At (hour):"; -1 without one. */
function hintStart(text: string, words: readonly Word[], index: number, first: number): number {
  if (!/^[\s*\u00A0]{0,3}\)/.test(text.slice(words[index]?.end, (words[index]?.end ?? 0) + 4))) return -1;
  for (let at = index; at > first; at -= 1) if (/\(/.test(text.slice(words[at - 1]?.end, words[at]?.start))) return at;
  return -1;
}

/** Whether the words stand apart: a label has no wide gap, comma or full stop inside. */
function hasGap(text: string, words: readonly Word[], from: number, to: number): boolean {
  const bracket = text.slice(words[from]?.start, words[to]?.end).indexOf("(");
  for (let at = from; at < to; at += 1) {
    const word = text.slice(words[at]?.start, words[at]?.end);
    if (words[at - 1]?.folded === "by" && /^\p{Lu}{2,3}\.$/u.test(word)) return true;
    if (word.endsWith(".") && endsSentence(word) && /\p{Lu}/u.test(text[words[at + 1]?.start ?? 0] ?? "")) return true;
    const between = text.slice(words[at]?.end, words[at + 1]?.start);
    // A hint in brackets may hold anything; behind it the label goes on or ends.
    if (bracket > 0 && (words[at]?.end ?? 0) > (words[from]?.start ?? 0) + bracket && !/\) {2}/.test(between)) break;
    // "… y él firma. Fallecido:" ends a sentence; short forms end with a consonant.
    if (/[aeiou]\.$/.test(text.slice((words[at]?.end ?? 0) - 2, words[at]?.end)) && (words[at]?.folded.length ?? 0) > 4)
      return true;
    // One comma parts nothing; what stands behind it still may.
    const isPart = / {2}|[\t|;,:=?"]|[.!]\s|\d\s/.test(between) || between.length > 6;
    if (isPart && (!/^[,"]?\s?$/.test(between) || / {2}/.test(between))) return true;
  }
  return false;
}

const startsSentence = (text: string, word: Word) =>
  /[.!?;]\s*$/.test(text.slice(Math.max(0, word.start - 4), word.start)) ||
  (text[word.start - 2] === ":" && chatMark.test(text.slice(Math.max(0, word.start - 60), word.start)));

/** "[9/14/26, 5:59 AM] Marlow FH: vet? nope": what is said begins behind the speaker. */
const chatMark = /\b\d{1,2}:\d\d(?::\d\d)?(?:\s?[ap]\.?m\.?)?\]?\s?[-–]?\s?\p{L}[^:?\n]{1,40}:\s$/iu;

/** Lines to write on are no words, unless a cross stands on them. */
const isBox = (text: string, at: number) =>
  text[at] === "_" &&
  /[xX✓]/.test(`${text[at - 1] ?? ""}${text[at + 1] ?? ""}`) &&
  /[_\s][xX✓]|[xX✓]_/.test(text.slice(Math.max(0, at - 2), at + 3));

export function trimSpan(text: string, { start, end }: Span): Span {
  let from = start;
  let to = end;
  // "___ Yes  _X_ No": the first line is an open box.
  if (/^_{2,8} ?\p{L}[^\n]{0,40}_[xX✓]/u.test(text.slice(from, Math.min(to, from + 64))))
    return { start: from, end: to };
  while (from < to && /[\s"',;_\u00A0]/.test(text[from] as string) && !isBox(text, from)) from += 1;
  while (to > from && /[\s",;_\u00A0{}([]/.test(text[to - 1] as string) && !isBox(text, to - 1)) {
    // The sign of inches belongs to the height: 5'11".
    if (text[to - 1] === '"' && /' ?\d{1,2}$/.test(text.slice(Math.max(from, to - 6), to - 1))) break;
    to -= 1;
  }
  // "age: '79'".
  if (text[start] === "'" && text[to - 1] === "'" && to - from > 1) to -= 1;
  return { start: from, end: to };
}
