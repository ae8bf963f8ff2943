// Gives labels and printed questions that no table knows their meaning where what stands behind them is plainly an answer.
import { readAnswer, readCovid, readSex, readTickedAnswer } from "./parse-answers";
import { labelLength, readLabel, splitWords } from "./parse-labels";
import { readWeight } from "./parse-measures";
import type { Line, Page } from "./parse-page";
import { type Slot, trimSpan } from "./parse-slots";
import type { Span } from "./parse-span";
import { readKinThere } from "./parse-yes-no";
import { answerTopics, askedGone, otherQuestion, turnedLabels } from "./words/answer-topics";
import type { Kind } from "./words/labels";

/** Owners of short labels that may ask who or whether somebody is there: "Kin here?", "Who is with the body?". */
const mayBeAsked = new Set(["nok", "deceased", "location", "caller"]);

/** Gives roles to the slots of unknown labels, and answers the slots of printed questions and of bare answers. */
export function addAnswers(page: Page, slots: readonly Slot[]): Slot[] {
  slots.forEach((slot, index) => {
    const { role, label, value, line } = slot;
    const isOpen =
      role === null ||
      (role.kinds.length === 0 && mayBeAsked.has(role.owner ?? "")) ||
      /^(?:presence|keptNote|ignored|requestedDateTime|deathDate|deathDate,coronerCase)$/.test(role.kinds.join());
    // "REL: OK" is no tie.
    if (mayLeave.test(page.text.slice(label.start, value.end))) slot.role = { owner: null, kinds: ["ready"] };
    if (!isOpen) return;
    if (value.end === value.start) return answerBelow(page, slot, slots);
    // "Case?  Yes  (No)": the second choice of two set apart.
    const more = secondChoice.exec(page.text.slice(value.end, value.end + 16));
    if (more && readAnswer(page.text.slice(value.start, value.end))) value.end += more[0].length;
    // "Fam@loc": what the label's sign is written to belongs to it.
    const lead = /[^\s|,;:=]{0,12}$/.exec(page.text.slice(Math.max(0, label.start - 12), label.start))?.[0] ?? "";
    const words = lead + page.text.slice(label.start, label.end);
    const said = page.text.slice(value.start, value.end);
    const kind = kindOf(words, said) ?? (slots[index - 1]?.line === line ? null : kindOf(wideLabel(page, slot), said));
    if (kind) slot.role = { owner: null, kinds: [kind] };
    else if (role === null && /^\W*fam(?:ily)?\W*$/i.test(words) && (whole.test(said) || onlyKin.test(said)))
      slot.role = { owner: null, kinds: ["familyThere"] };
    else if (outcome.test(words))
      slot.role = outcomeOf(slots.slice(0, index).filter((one) => one.line === line)) ?? role;
  });
  const taken = new Set(slots.filter(({ role }) => role !== null).map(({ line }) => line));
  return page.lines.flatMap((line, number) => {
    if (line.isBlank || line.end - line.start > 200) return [];
    const asked = findAsked(page, line, number, slots);
    if (asked.length > 0) return asked;
    const isFree = ({ label, value }: Slot) =>
      !slots.some((one) => one.label.start < value.end && Math.max(one.label.end, one.value.end) > label.start);
    if (taken.has(number)) return findBareAnswer(page, line, number).filter(isFree);
    const found = [...findDotted(page, line, number), ...findBareAnswer(page, line, number)];
    return found.length > 0
      ? found
      : [...findApart(page, line, number), ...findBelow(page, line, number)].filter(isFree);
  });
}

/** "Family still at facility: left": the words of the line before what was taken for the label. */
function wideLabel(page: Page, { label, line }: Slot): string {
  const start = page.lines[line]?.start ?? label.start;
  const words = label.start - start < 40 && label.start > start ? page.text.slice(start, label.end) : "";
  return /^[^\p{L}\n]{0,6}\p{L}[^\n.:;|\t,]*$/u.test(words) && !/ {2}/.test(words.trim()) ? words : "";
}

const mayLeave = /^rel\W{1,3}(?:ok(?:ay)?|y(?:es)?|no?|now|hold|rdy|ready|any ?time)\W*$/i;
const secondChoice = /^[ \t]{1,8}[(<*[]{0,2}(?:yes|no|y|n|unk)[)>*\]]{0,2}(?=\s|$)/i;
const tie = String.raw`(?:(?:the|his|her|\d|two|three|both|great-?) ?)?(?:great-?)?(?:wife|husband|spouse|sons?|daughters?|dtrs?|sisters?|brothers?|mother|father|parents|(?:great-)?grand(?:son|daughter|child|children|kid)s?|nieces?|nephews?|kids|children|cousins?)`;
/** "Family: grandson, great-grandkids". */
const onlyKin = new RegExp(String.raw`^\W*${tie}(?:(?:,| and| &|, and) ${tie}){0,4}\W*$`, "i");
const outcome = /^\W*(?:case|outcome|result|accepted|status|decision|jurisdiction|suitable)\W*$/i;

/** "M.E. notified: yes   Case? no": what came of it is told behind it, in the same line. */
function outcomeOf(before: readonly Slot[]): Slot["role"] {
  const asked = before.at(-1)?.role;
  if (asked?.owner === "coroner" || asked?.owner === "coronerNotified") return { owner: "coroner", kinds: [] };
  return asked?.kinds.includes("donor") ? { owner: null, kinds: ["donor"] } : null;
}

const comes =
  /^\W*(?:(?:is |are )?(?:the )?(?:fam(?:ily)?|kin|nok|relatives?) )?(?:coming|will come|plans to come)(?: in| over)?\W*$/i;

/** What the label asks for, if the words behind it answer that. */
function kindOf(label: string, said: string): Kind | null {
  // Who is not coming is not there; who is coming may be there or not.
  if (comes.test(label)) return (readTickedAnswer(said) ?? readAnswer(said))?.value === "NO" ? "familyThere" : null;
  if (askedGone.test(label)) return readTickedAnswer(said) || readAnswer(said) ? "familyThere" : null;
  const topic = answerTopics.find(({ asks, unless }) => asks.test(label) && !unless?.test(label));
  if (topic && turnedLabels[topic.kind]?.test(label.toLowerCase())) return null;
  if (!topic || (otherQuestion.test(label.replace(whenWeCome, "")) && topic.kind !== "weight")) return null;
  return answers(topic.kind, said) ? topic.kind : null;
}

const whenWeCome = /\bwhen (?:we|you|driver|the driver|our driver|crew|the crew|they)\b[^?:]*/i;

const people =
  /^\W*(?:[1-6]|one|two|three|four)[ -](?:people|person|men|man|persons|techs?|guys|staff|attendants?|drivers?|crew)\b/i;

/** Whether these words answer a question of the kind, and nothing else. */
function answers(kind: Kind, said: string): boolean {
  if (said.length > 90) return false;
  if (kind === "crew") return people.test(said);
  if (kind === "sex") return readSex(said) !== null;
  // "Rough: 44 Elm": a street.
  if (kind === "weight") return readWeight(said) !== null && !/^\W*\d+ (?!lbs?\b|pounds?\b|k)\p{Lu}\p{Ll}/u.test(said);
  if (kind === "covid" && readCovid(said) !== null) return true;
  if (readTickedAnswer(said)) return true;
  if (kind === "familyThere" && readKinThere("isFamilyThere", said) !== null) return true;
  if (
    kind === "ready" &&
    /^\W*(?:\[x\]|\(x\)|☒|☑)?\s?(?:now|any ?time|asap|wait|hold|later|not now|come|(?:please |pls )?(?:give (?:us|them|me|it|her|him)|not (?:before|until|till)|after \d|in (?:an?|half|about|\d)))\b/i.test(
      said,
    )
  )
    return true;
  return readAnswer(said) !== null;
}

const question =
  /(?:^|[\t|]|[ ]{2}|[.?] )[^\p{L}\n]{0,6}(?:\d{1,2}[a-z]?[.)] ?)?(\p{L}(?:(?! {2})[^?\n\t|]){3,70})\?["*_]{0,2}[ \t]+(?=\S)/gu;

/** "Has the family prepaid? [x] Yes [ ] No": questions of a form that no label was found in. */
function findAsked(page: Page, line: Line, number: number, slots: readonly Slot[]): Slot[] {
  const text = page.text.slice(line.start, line.end);
  if (!text.includes("?")) return [];
  const found = [...text.matchAll(question)];
  return found.flatMap((match, index) => {
    const asked = match[1] as string;
    const from = line.start + match.index + match[0].length;
    const until = found[index + 1]?.index;
    const label = { start: from - match[0].length + match[0].indexOf(asked), end: from };
    // What a label has claimed stays with it.
    if (slots.some((slot) => slot.role !== null && slot.label.end > label.start && slot.label.start < from)) return [];
    const value = trimSpan(page.text, { start: from, end: until === undefined ? line.end : line.start + until });
    const said = page.text.slice(value.start, value.end);
    const kind = /\?/.test(said) ? null : kindOf(asked, said);
    return kind ? [slotOf(kind, label, value, line, number)] : [];
  });
}

const whole =
  /^[\s:.-]{0,3}(?:y|n|yes|no|none|unk|unknown|neg(?:ative)?|pos(?:itive)?|na|n\/a|true|false|male|female|m|f|pending|not (?:present|here|there)|present)[.;,]?\s*$/i;
const simple = /^(?:ready|familyThere|veteran|prearranged|donor|embalm|covid|sex)$/;

const dotted = /^[^\p{L}\n]{0,6}(\p{L}[\p{L} /-]{2,30})\.{1,3}(?=(?:yes|no|y|n|unk)\W*$)/iu;

/** "RELEASE OK.YES": a full stop for a row of them. */
function findDotted(page: Page, line: Line, number: number): Slot[] {
  const match = dotted.exec(page.text.slice(line.start, line.end));
  if (!match) return [];
  const value = { start: line.start + match[0].length, end: line.end };
  const kind = kindOf(match[1] as string, page.text.slice(value.start, value.end));
  return kind ? [slotOf(kind, { start: line.start, end: value.start }, value, line, number)] : [];
}

const wholeOrRemark =
  /^(?:y|n|yes|no|none|unk|unknown|neg(?:ative)?|pos(?:itive)?|n\/a|true|false|pending)(?:\W*$|\s?[,;(–-][^\n]{2,40}$)/i;
const apart = /^[^\p{L}\n]{0,6}(\p{L}[^\n:\t|]{3,60}?)\??(?: {2,}| *[\t|] *| [-–—] )(?=(\S[^\n]{0,48})$)/u;

/** "Embalming desired - No", "REPORTABLE TO CORONER   NO": a dash or a gap between a question and its answer. */
function findApart(page: Page, line: Line, number: number): Slot[] {
  const match = apart.exec(page.text.slice(line.start, line.end));
  const [lead = "", label = "", said = ""] = match ?? [];
  if (!match || !(wholeOrRemark.test(said) || people.test(said))) return [];
  const kind = kindOf(label, said);
  const value = trimSpan(page.text, { start: line.start + lead.length, end: line.end });
  return kind ? [slotOf(kind, { start: line.start, end: line.start + lead.length }, value, line, number)] : [];
}

/** The line below, where it is nothing but an answer. */
function answerLine(page: Page, number: number): Span | null {
  const below = page.lines[number + 1];
  if (!below || below.isBlank || below.end - below.start > 48) return null;
  return wholeOrRemark.test(page.text.slice(below.start, below.end).trim()) ? trimSpan(page.text, below) : null;
}

/** "Embalming allowed" above "No". */
function findBelow(page: Page, line: Line, number: number): Slot[] {
  const label = page.text.slice(line.start, line.end);
  const value = /^[^\p{L}\n]{0,6}\p{L}[^\n:.!\t|]{3,60}$/u.test(label.trim()) ? answerLine(page, number) : null;
  const kind = value && kindOf(label, page.text.slice(value.start, value.end));
  return value && kind ? [slotOf(kind, { start: line.start, end: line.end }, value, line, number)] : [];
}

/** "Embalming allowed:" above "No". */
function answerBelow(page: Page, slot: Slot, slots: readonly Slot[]): void {
  const value = page.text.indexOf("\n", slot.label.end) < slot.label.end + 6 ? answerLine(page, slot.line) : null;
  const isTaken = ({ role, value: own }: Slot) =>
    role !== null && value !== null && own.start < value.end && own.end > value.start;
  const kind =
    value && kindOf(page.text.slice(slot.label.start, slot.label.end), page.text.slice(value.start, value.end));
  if (!value || !kind || slots.some(isTaken)) return;
  slot.role = { owner: null, kinds: [kind] };
  slot.value = value;
}

/** "FAMILY PRESENT NONE", "Gender Female;": a line or cell that is a known label and one word of answer. */
function findBareAnswer(page: Page, line: Line, number: number): Slot[] {
  return [...page.text.slice(line.start, line.end).matchAll(/[^;|,\t]{4,48}(?:[;|,\t]|$)/g)].flatMap((cell) => {
    const words = splitWords(cell[0].replace(/[;|,\t]$/, " "), line.start + cell.index);
    const isFamily = words.length === 2 && /^fam(?:ily)?$/.test(words[0]?.folded ?? "");
    const length = isFamily ? 1 : words.length < 8 ? labelLength(words, 0) : 0;
    const last = words[length - 1];
    const first = words[0];
    if (!last || !first || length === words.length) return [];
    const role = isFamily ? ({ owner: null, kinds: ["familyThere"] } as const) : readLabel(words.slice(0, length));
    const [kind] = role?.kinds ?? [];
    const value = trimSpan(page.text, {
      start: last.end,
      end: line.start + cell.index + cell[0].replace(/[|\t]$/, "").length,
    });
    const said = page.text.slice(value.start, value.end);
    if (role?.kinds.length !== 1 || !kind || !simple.test(kind) || !whole.test(said)) return [];
    return [slotOf(kind, { start: first.start, end: last.end }, value, line, number)];
  });
}

const slotOf = (kind: Kind, label: Span, value: Span, line: Line, number: number): Slot => ({
  role: { owner: null, kinds: [kind] },
  label,
  value,
  tail: null,
  depth: line.depth,
  line: number,
});
