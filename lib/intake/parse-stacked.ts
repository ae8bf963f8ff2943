// Finds labels that stand above their values, as forms copied from a page or sent by a web site have them.
import { wholeLabel } from "./parse-blocks";
import type { Role } from "./parse-labels";
import type { Line, Page } from "./parse-page";
import { readRelation } from "./parse-relations";
import { type Slot, trimSpan } from "./parse-slots";

const lineText = (page: Page, line: Line) => page.text.slice(line.start, line.end);

/** Labels above their values, where the page is written that way. */
export function findStacked(page: Page, slots: readonly Slot[]): Slot[] {
  const byLine = new Map<number, Slot[]>();
  for (const slot of slots) {
    const known = byLine.get(slot.line);
    if (known) known.push(slot);
    else byLine.set(slot.line, [slot]);
  }
  const isFilled = (number: number) => (byLine.get(number) ?? []).some(({ value }) => value.end > value.start);
  const labelOf = (number: number): Role | null => {
    const line = page.lines[number];
    if (!line || line.isBlank || isFilled(number)) return null;
    const role = wholeLabel(page, line);
    return role && isChoiceOf(page, number, role) ? null : role;
  };
  const labels = page.lines.flatMap((line, number) => {
    const role = labelOf(number);
    return role ? [{ line, number, role }] : [];
  });
  const isValue = (number: number) => {
    const line = page.lines[number];
    return line !== undefined && !line.isBlank && !isFilled(number) && !labelOf(number) && !isHead(page, line);
  };
  const withValue = labels.filter(({ number }) => isValue(number + 1));
  const filled = slots.filter(({ value, role }) => role && value.end > value.start).length;
  if (withValue.length < 3 || withValue.length < filled * 0.6) return [];
  const found = labels.map(({ line, number, role }) => {
    let last = number;
    // A value may go on in a second and third line, as addresses do; a note in more.
    const most = role.kinds.includes("notes") ? 40 : oneLined(role) ? 1 : 3;
    while (last - number < most && isValue(last + 1) && !(last > number && asks(page, last + 1))) last += 1;
    const from = page.lines[number + 1];
    const value =
      last === number || !from
        ? { start: line.end, end: line.end }
        : trimSpan(page.text, { start: from.start, end: (page.lines[last] as Line).end });
    return { role, label: { start: line.start, end: line.end }, value, tail: null, depth: line.depth, line: number };
  });
  // Between them questions and labels that no table knows: what stands below answers them.
  const isTaken = ({ start, end }: Line) => found.some((slot) => slot.label.start < end && slot.value.end > start);
  const open = page.lines.flatMap((line, number): Slot[] => {
    const below = page.lines[number + 1];
    if (!below || !isValue(number) || !isValue(number + 1) || isTaken(line) || isTaken(below)) return [];
    if (!isQuestion(page, number) && !/^[A-Z][^.!?,;:\d\n]{2,44}$/.test(lineText(page, line))) return [];
    if (!labels.some((label) => label.number === number + 2) && !isQuestion(page, number)) return [];
    const value = trimSpan(page.text, below);
    return [
      { role: null, label: { start: line.start, end: line.end }, value, tail: null, depth: line.depth, line: number },
    ];
  });
  return [...found, ...open];
}

/** "Relationship" above "Spouse", "Type of place" above "Hospital": what may head other items answers here. */
function isChoiceOf(page: Page, number: number, role: Role): boolean {
  const above = page.lines[number - 1];
  if (!above || above.isBlank) return false;
  const asked = wholeLabel(page, above);
  const said = lineText(page, page.lines[number] as Line);
  if (asked?.kinds.includes("relationship"))
    return role.kinds.includes("ignored") && readRelation(said)?.kind === "kin";
  // "Isolation" above "contact".
  if (asked?.kinds.includes("precautions")) return role.owner === "contact" && role.kinds.length === 0;
  const isPlain = role.kinds.length === 0 || role.kinds.join() === "home";
  if (asked?.kinds.some((kind) => kind === "placeKind" || kind === "callerType")) return isPlain;
  // "Place of death" above "Residence", where the next label follows at once.
  if (asked?.owner !== "location" || asked.kinds.length > 0 || !isPlain || !kindOfPlace.test(said)) return false;
  const below = page.lines[number + 1];
  return !below || below.isBlank || wholeLabel(page, below) !== null;
}

const kindOfPlace = /^\s*(?:(?:private )?(?:residence|home|house)|hospital|nursing home|hospice|facility)\s*$/i;

/** What is told in one line: a number, a day, an answer. */
const oneLined = ({ kinds }: Role) =>
  kinds.length > 0 &&
  kinds.every((kind) =>
    /^(?:phone|altPhone|fax|birth|death\w+|call(?:Date|Time|DateTime)|requested\w+|age|sex|ageSex|weight|height|relationship|function|firstName|middleName|lastName|suffix|room|floor|county|zip|state|city|veteran|ready|familyThere|prearranged|donor|embalm|covid|coronerCase|coronerCaseNumber|crew|ignored)$/.test(
      kind,
    ),
  );

/** "Embalming desired:" asks for something, whatever it is. */
const isHead = (page: Page, line: Line) => /^[^\n:]{3,60}[\p{L}?)]:\s*$/u.test(lineText(page, line));

/** A question, or a line that "Yes" or "No" stands below. */
const asks = (page: Page, number: number) => {
  const below = page.lines[number + 1];
  return (
    isQuestion(page, number) ||
    (below !== undefined && /^\s*(?:yes|no|y|n|unk|unknown)\W*$/i.test(lineText(page, below)))
  );
};

const isQuestion = (page: Page, number: number) => {
  const line = page.lines[number];
  return line !== undefined && /^[^\n]{8,70}\?\s*\*?$/.test(lineText(page, line));
};
