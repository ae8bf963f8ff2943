// Finds a column of labels whose values follow as a column of their own, as text copied out of a PDF has them.
import { readAnswer, readSex, readTickedAnswer } from "./parse-answers";
import { findDates } from "./parse-dates";
import { readLabel, type Role, splitWords } from "./parse-labels";
import { readAge } from "./parse-ages";
import { readHeight, readWeight } from "./parse-measures";
import { readName } from "./parse-names";
import type { Line, Page } from "./parse-page";
import { findPhones } from "./parse-phones";
import { readRelation } from "./parse-relations";
import { type Slot, trimSpan } from "./parse-slots";
import type { WallClock } from "./parse-span";
import { findTimes } from "./parse-times";
import { isPerson } from "./parse-people";
import type { Kind } from "./words/labels";

interface Column {
  number: number;
  line: Line;
  role: Role | null;
}

const fewest = 4;
const mostRows = 60;
const answered = new Set<Kind>([
  "ready",
  "familyThere",
  "veteran",
  "prearranged",
  "donor",
  "embalm",
  "coronerCase",
  "presence",
]);

/** Slots of all such columns, and the lines they stand in. */
export function findColumns(page: Page, received: WallClock): { slots: Slot[]; lines: Set<number> } {
  const slots: Slot[] = [];
  const lines = new Set<number>();
  const known = new Map<string, Map<string, number>>();
  let at = 0;
  while (at < page.lines.length) {
    const labels = labelsFrom(page, at);
    if (labels.length < fewest) {
      at += Math.max(1, labels.length);
      continue;
    }
    let begin = at + labels.length;
    while (page.lines[begin]?.isBlank && begin < at + labels.length + 3) begin += 1;
    const values: Line[] = [];
    for (
      let line = page.lines[begin];
      line && !line.isBlank && values.length < mostRows;
      line = page.lines[begin + values.length]
    )
      values.push(line);
    const pairs = align(page, labels, values, received, known);
    for (const { label, value } of pairs) {
      slots.push({
        role: label.role,
        label: { start: label.line.start, end: label.line.end },
        value: trimSpan(page.text, value),
        tail: null,
        depth: label.line.depth,
        line: label.number,
      });
    }
    if (pairs.length > 0) for (let number = at; number < begin + values.length; number += 1) lines.add(number);
    at = pairs.length > 0 ? begin + values.length : at + labels.length;
  }
  return { slots, lines };
}

/** The labels without values that stand one under another from this line on; most of them are known. */
function labelsFrom(page: Page, from: number): Column[] {
  const found: Column[] = [];
  for (let number = from; number < page.lines.length && found.length < mostRows; number += 1) {
    const line = page.lines[number] as Line;
    const text = page.text.slice(line.start, line.end).trim();
    if (text === "" || text.length > 60) break;
    const role = readLabel(splitWords(text, line.start));
    if (!role && !text.endsWith(":")) break;
    if (/:\s*\S/.test(text)) break;
    found.push({ number, line, role });
  }
  return found.filter(({ role }) => role).length >= found.length * 0.7 ? found : found.slice(0, 1);
}

/** Which value belongs to which label: in order, with the fewest left over, each of the sort its label asks for. */
function align(
  page: Page,
  labels: readonly Column[],
  values: readonly Line[],
  received: WallClock,
  known: Map<string, Map<string, number>>,
): { label: Column; value: Line }[] {
  if (values.length < labels.length * 0.6 || values.length > labels.length * 1.4) return [];
  const texts = values.map((value) => page.text.slice(value.start, value.end).trim());
  const fits = labels.map(({ role }) => {
    const asked = `${role?.owner}/${role?.kinds[0]}/${role !== null}`;
    const byText = known.get(asked) ?? new Map<string, number>();
    known.set(asked, byText);
    return texts.map((text) => {
      const fitted = byText.get(text) ?? fit(role, text, received);
      byText.set(text, fitted);
      return fitted;
    });
  });
  const skip = -1.5;
  const best: number[][] = Array.from({ length: labels.length + 1 }, () =>
    Array.from({ length: values.length + 1 }, () => 0),
  );
  const score = (row: number, column: number) => best[row]?.[column] ?? 0;
  for (let row = labels.length; row >= 0; row -= 1) {
    for (let column = values.length; column >= 0; column -= 1) {
      if (row === labels.length || column === values.length)
        (best[row] as number[])[column] = skip * (labels.length - row + values.length - column);
      else
        (best[row] as number[])[column] = Math.max(
          (fits[row]?.[column] ?? 0) + score(row + 1, column + 1),
          skip + score(row + 1, column),
          skip + score(row, column + 1),
        );
    }
  }
  if (score(0, 0) < labels.length * 0.7) return [];
  const pairs: { label: Column; value: Line }[] = [];
  let [row, column] = [0, 0];
  while (row < labels.length && column < values.length) {
    const fitted = fits[row]?.[column] ?? 0;
    if (score(row, column) === fitted + score(row + 1, column + 1)) {
      if (fitted >= 0) pairs.push({ label: labels[row] as Column, value: values[column] as Line });
      row += 1;
      column += 1;
    } else if (score(row, column) === skip + score(row + 1, column)) row += 1;
    else column += 1;
  }
  return pairs;
}

/** How well the words answer the label: 2 as asked, 0 perhaps, less when they are something else. */
function fit(role: Role | null, text: string, received: WallClock): number {
  if (!role) return 0.5;
  if (/^(?:n\/?a|unknown|none|-+|tbd)$/i.test(text)) return 0.5;
  const { owner, kinds } = role;
  const [kind] = kinds;
  const is = (said: boolean, wrong = -3) => (said ? 2 : wrong);
  const hasDate = () => findDates(text, { received, aim: "past", dayFirst: false, bare: true }).length > 0;
  const hasTime = () => findTimes(text, { received, bare: true }).length > 0;
  const isPlain = () => !/\d{3}/.test(text) && readAnswer(text)?.end !== text.length;
  if (!kind) {
    if (isPerson(owner)) return is(isPlain() && readName(text) !== null);
    return owner === "callerId"
      ? is(findPhones(text).length > 0)
      : is(!hasDate() && text.length > 3 && findPhones(text)[0]?.start !== 0, -2);
  }
  if (answered.has(kind)) return is(readAnswer(text) !== null || readTickedAnswer(text) !== null);
  const asked: string = kind;
  switch (asked) {
    case "name":
      return owner === "location" || owner === "hospice" || owner === "destination"
        ? is(isPlain())
        : is(isPlain() && readName(text) !== null);
    case "phone":
    case "altPhone":
    case "fax":
      return is(findPhones(text)[0]?.start !== undefined);
    case "birth":
    case "deathDate":
    case "callDate":
    case "requestedDate":
      return is(hasDate());
    case "deathTime":
    case "callTime":
    case "requestedTime":
      return is(hasTime() && !hasDate());
    case "deathDateTime":
    case "callDateTime":
    case "requestedDateTime":
      return is(hasDate() || hasTime());
    case "address":
    case "home":
      return is(
        /^(?:\d|p\.? ?o\.? box|rr |one |n\d|w\d)/i.test(text) && !hasDate() && findPhones(text)[0]?.start !== 0,
      );
    case "city":
    case "county":
    case "state":
      return is(isPlain() || /\b\d{5}$/.test(text), -2);
    case "zip":
      return is(/^\d{5}/.test(text));
    case "age":
      return is(/^\d{1,3}\b/.test(text) && text.length < 12 && readAge(text) !== null);
    case "sex":
      return is(text.length < 10 && readSex(text) !== null);
    case "weight":
      return is(text.length < 20 && (readWeight(text) !== null || readHeight(text) !== null));
    case "height":
      return is(text.length < 20 && readHeight(text) !== null);
    case "relationship":
      return is(isPlain() && readRelation(text) !== null, -1);
    case "room":
    case "floor":
    case "floorRoom":
      return text.length <= 24 && !hasDate() && findPhones(text).length === 0 ? 1 : -3;
    default:
      return 0.5;
  }
}
