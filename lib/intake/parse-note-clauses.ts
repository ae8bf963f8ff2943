// Parts what is said into clauses, and tells which of them are for the driver or the coordinator.
import { filler, maskText } from "./parse-page";
import { matchPhrase, phraseBook, splitWords } from "./parse-phrases";
import type { Span } from "./parse-span";
import { commandLeads, commands, driverWords, idleWords, topicWords, weakWords } from "./words/driver-words";

const book = phraseBook({ driver: driverWords, topic: topicWords, idle: idleWords });
const weak = phraseBook({ weak: weakWords });
const command = phraseBook({ command: commands });
const leads = new Set(commandLeads.split(", "));
/** Written with force: "lei stay on!!" */
const shouted = /[!]{2}|\*{2,3}\s*$|^\s*\*{2,3}/;

/** What kinds of words a clause holds. */
interface Heard {
  driver: boolean;
  weak: boolean;
  topic: boolean;
  idle: boolean;
  command: boolean;
  count: number;
}

function hear(text: string): Heard {
  const words = splitWords(text);
  const heard: Heard = {
    driver: false,
    weak: false,
    topic: false,
    idle: false,
    command: false,
    count: words.folded.length,
  };
  for (let at = 0; at < words.folded.length; at += 1) {
    const match = matchPhrase(book, words, at);
    if (match) heard[match.tag] = true;
    heard.weak ||= matchPhrase(weak, words, at) !== null;
  }
  let first = 0;
  while (first < 3 && leads.has(words.folded[first] ?? "")) first += 1;
  const order = matchPhrase(command, words, first);
  heard.command = order !== null && words.folded.length > first + order.length;
  return heard;
}

/** What is left without the secrets must still be for the driver. */
export function isStillNote(text: string): boolean {
  const { driver, weak: isWeak, command: isCommand } = hear(text);
  return driver || isWeak || isCommand || shouted.test(text);
}

const onlyWhither =
  /^\W*(?:(?:and|then|please|pls|so)\s+)*(?:take|bring|deliver|carry|transport|transfer|convey|send|return|remove|release)\s+(?:him|her|them|it|the (?:body|remains|decedent|resident|patient)|mom|dad)?\s*(?:back |down |over |directly |straight |direct )*(?:to|for|into|from|at)?(?: (?:our|the|their|your))?\W*$/i;
/** A dock, a gate or a door by its number or letter. */
const spot =
  /^\W*(?:(?:loading|receiving|intake|ambulance) )?(?:bay|dock|gate|door|entrance|stall)\s?#? ?(?:\d{1,3}[A-Z]?|[A-Z]\d{0,2})\W*$/i;
/** Whether the clause's words that no field has taken are for the driver; a part of a mixed sentence needs a sure word. */
export function isForDriver(text: string, clause: Span, used: readonly Span[], isPart = false): boolean {
  const said = text.slice(clause.start, clause.end);
  const all = hear(said);
  if (all.idle) return false;
  const taken = shifted(used, clause);
  const free = taken.length === 0 ? said : maskText(said, taken).replaceAll(filler, " ");
  const { driver, weak: isWeak, command: isCommand, count } = taken.length === 0 ? all : hear(free);
  // "Take her to Harlan Funeral Home": the fields tell whither.
  if (taken.length > 0 && onlyWhither.test(free)) return false;
  // "… Albuquerque, NM 87106 - Bay 3": where in the house.
  if (spot.test(free)) return true;
  if (count < 2) return false;
  if (shouted.test(free) || (isCommand && count < 16)) return true;
  if (count < 3) return /\p{L}{3}.*\p{L}{3}/su.test(free) && driver && !all.topic;
  return driver || (isWeak && !all.topic && !isPart);
}

const shifted = (spans: readonly Span[], { start, end }: Span): Span[] =>
  touching(spans, { start, end })
    .map((span) => ({ start: Math.max(0, span.start - start), end: Math.min(end, span.end) - start }))
    .toSorted((one, other) => one.start - other.start);

/** A sentence without the labelled values in it. */
export function without({ start, end }: Span, slots: readonly { label: Span; value: Span }[], first = 0): Span[] {
  const rest: Span[] = [];
  let from = start;
  for (let at = first; at < slots.length; at += 1) {
    const { label, value } = slots[at] as { label: Span; value: Span };
    if (label.start >= end) break;
    const to = Math.max(label.end, value.end);
    if (to <= from) continue;
    if (label.start > from) rest.push({ start: from, end: label.start });
    from = Math.max(from, to);
  }
  if (from < end) rest.push({ start: from, end });
  return rest;
}

/** "Call me 614-555-0122": nothing but a number that has a field. */
const callBack =
  /^\s*(?:please |pls |you can )?(?:call|phone|text|ring|reach|my|her|his|callback|contact)\b[^,]{0,24}\d{4}\W*$/i;

/** The clause without the parts at its ends whose words are all taken: "room 9, use the side door" → "use the side door". */
export function trimmedTo(text: string, clause: Span, used: readonly Span[]): Span | null {
  const parts: Span[] = [];
  let from = clause.start;
  for (const match of text.slice(clause.start, clause.end).matchAll(/[,;:]\s+|\s-+\s|\.\s+/g)) {
    parts.push({ start: from, end: clause.start + match.index });
    from = clause.start + match.index + match[0].length;
  }
  parts.push({ start: from, end: clause.end });
  const near = touching(used, clause);
  const isTaken = (part: Span | undefined) =>
    part !== undefined &&
    near.some((span) => span.start < part.end && span.end > part.start) &&
    freeWords(text, part, near) < (callBack.test(text.slice(part.start, part.end)) ? 4 : 2);
  while (isTaken(parts[0])) parts.shift();
  while (isTaken(parts.at(-1))) parts.pop();
  const first = parts[0];
  const last = parts.at(-1);
  return first && last ? { start: first.start, end: last.end } : null;
}

/** A message's sentences that tell more than the fields hold; a short note is kept whole. */
export function beyondFields(text: string, span: Span, used: readonly Span[]): Span[] {
  const said = text.slice(span.start, span.end);
  const taken = used.filter(({ start, end }) => start < span.end && end > span.start);
  if (said.length < 90 || taken.length < 3) return [span];
  const parts: Span[] = [];
  let from = span.start;
  for (const match of said.matchAll(/(?<![\s.(]\p{L}{1,3})[.!?;]\s+|\n/gu)) {
    parts.push({ start: from, end: span.start + match.index });
    from = span.start + match.index + match[0].length;
  }
  parts.push({ start: from, end: span.end });
  return parts.filter((part) => {
    const isTaken = taken.some(({ start, end }) => start < part.end && end > part.start);
    return !isTaken || isForDriver(text, part, used);
  });
}

/** The parts of a labelled value that no field has taken; of a part that one has, what is said beyond. */
export function partsOf(text: string, { start, end }: Span, used: readonly Span[]): Span[] {
  const parts: Span[] = [];
  const near = touching(used, { start, end });
  let from = start;
  const add = (to: number) => {
    const part = { start: from, end: to };
    const isTouched = near.some((span) => span.start < part.end && span.end > part.start);
    if (to > from && (!isTouched || freeWords(text, part, near) >= 3)) parts.push(part);
  };
  for (const match of text.slice(start, end).matchAll(/[.;]\s|,\s|\s-\s|\n|\s\(|\)/g)) {
    add(start + match.index);
    from = start + match.index + match[0].length;
  }
  add(end);
  return joined(parts);
}

/** Parts that follow each other are one thing said. */
function joined(parts: readonly Span[]): Span[] {
  const whole: Span[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    if (last && part.start - last.end <= 3) last.end = part.end;
    else whole.push({ ...part });
  }
  return whole;
}

/** A sentence is kept whole; a courtesy, a report or a long list is judged clause by clause. */
export function clausesOf(text: string, { start, end }: Span): Span[] {
  const said = text.slice(start, end);
  const isSpoken = said.length > 160 && !/[,;.]\s/.test(said);
  if (!isSpoken && said.length < 220 && !isMixed(said)) return [{ start, end }];
  const clauses: Span[] = [];
  let from = start;
  for (const match of said.matchAll(
    isSpoken ? spokenJoints : /\n|[;,]\s|\s-\s|\s(?=(?:and|but|so|because|please)\s)/g,
  )) {
    clauses.push({ start: from, end: start + match.index });
    from = start + match.index + match[0].length;
  }
  clauses.push({ start: from, end });
  return clauses;
}

/** Whether a sentence also tells what is no note. */
function isMixed(said: string): boolean {
  const { idle, topic } = hear(said);
  return idle || topic;
}

/** Where a new thing is said in speech that was written down without stops. */
const spokenJoints =
  /\s(?=(?:and (?!sons? |daughters? |brothers? )|so |but |uh |um |also |okay |ok |thanks |thank you |bye |anyway |alright |please |just |no |we(?:'?re)? |you |they |there'?s |it'?s |s?he'?s |s?he |the (?:doctor|family|nurse|coroner|funeral|address|wife|husband|son|daughter)|(?:her|his) (?:doctor|office|wife|husband|son|daughter|family|number)))/gi;

const touching = (spans: readonly Span[], { start, end }: Span): Span[] =>
  spans.filter((span) => span.start < end && span.end > start);

/** How many words of the clause no field has taken. */
function freeWords(text: string, clause: Span, used: readonly Span[]): number {
  const near = touching(used, clause);
  let count = 0;
  for (const match of text.slice(clause.start, clause.end).matchAll(/[\p{L}\p{N}]+/gu)) {
    const at = clause.start + match.index;
    if (!near.some((span) => at >= span.start && at < span.end)) count += 1;
  }
  return count;
}
