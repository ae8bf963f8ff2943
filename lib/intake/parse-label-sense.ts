// Understands a label that no table lists by what each of its words says: "Intake started", "Who's there to meet us?".
import { findAddresses } from "./parse-addresses";
import { readCallerKind } from "./parse-caller-kind";
import { splitWords } from "./parse-label-words";
import type { Role } from "./parse-labels";
import { readName } from "./parse-names";
import type { Page } from "./parse-page";
import { findPhones } from "./parse-phones";
import { readRelation } from "./parse-relations";
import { type Slot, trimSpan } from "./parse-slots";
import type { Span } from "./parse-span";
import { findTimes } from "./parse-times";
import { otherSenses, type Sense, type SenseRule, type SenseSort, senseRules, senseWords } from "./words/label-senses";

const mostInPhrase = 5;
const senses = new Map<string, Set<Sense | "none">>();
const learn = (list: string, sense: Sense | "none") => {
  for (const phrase of list.split("|")) senses.set(phrase, (senses.get(phrase) ?? new Set()).add(sense));
};
for (const [sense, list] of Object.entries(senseWords)) learn(list, sense as Sense);
learn(otherSenses, "none");

const listOf = (list: string) => list.split("|") as Sense[];
const rules = senseRules.map((rule: SenseRule) => ({
  ...rule,
  needs: rule.asks.map(listOf),
  refuses: rule.never ? listOf(rule.never) : [],
}));

const mostWords = 9;

/** What all words of the label say together; null where one of them says nothing or that it is none of ours. */
export function sensesOf(label: string): Set<Sense | "none"> | null {
  const words = splitWords(label);
  if (words.length === 0 || words.length > mostWords) return null;
  const said = new Set<Sense | "none">();
  for (let at = 0; at < words.length; ) {
    let length = Math.min(mostInPhrase, words.length - at);
    let found: Set<Sense | "none"> | undefined;
    for (; length > 0 && !found; length -= 1)
      found = senses.get(
        words
          .slice(at, at + length)
          .map(({ folded }) => folded)
          .join(" "),
      );
    if (!found || found.has("none")) return null;
    for (const sense of found) said.add(sense);
    at += length + 1;
  }
  return said;
}

/** What the label asks for, where what stands behind it is of that sort. */
export function senseRole(label: string, value: string): Role | null {
  if (label.length > 72 || value === "") return null;
  const said = sensesOf(label);
  if (!said) return null;
  const rule = rules.find(
    ({ needs, refuses, sort }) =>
      needs.every((any) => any.some((sense) => said.has(sense))) &&
      !refuses.some((sense) => said.has(sense)) &&
      isOfSort(sort, value),
  );
  return rule ? { owner: rule.owner, kinds: rule.kinds } : null;
}

const doctor = /^\W*(?:dr|doctor)\b|,? (?:m\.?d|d\.?o)\b/i;

function isOfSort(sort: SenseSort, value: string): boolean {
  switch (sort) {
    case "phone":
      return (findPhones(value)[0]?.start ?? 9) < 6;
    case "address":
      return findAddresses(value)[0]?.start === 0;
    case "kin":
    case "function": {
      const relation = readRelation(value);
      return relation?.kind === sort && relation.start < 6;
    }
    case "callerKind":
      return value.length < 40 && readCallerKind(value) !== null;
    case "hour":
      return isHour(value) && !/\d[/.-]\d/.test(value);
    case "time":
      return isHour(value);
    default: {
      if (sort === "doctor" && !doctor.test(value)) return false;
      const name = readName(value);
      return (
        name !== null &&
        name.confidence > 0.6 &&
        (name.start < 8 || (name.start < 24 && !/[,;:]/.test(value.slice(0, name.start))))
      );
    }
  }
}

const besideHour = String.raw`(?:at|by|on|after|around|about|approx|any ?time|no|not|before|earlier|sooner|than|today|tomorrow|tmrw|tonight|this|the|same|day|next|morning|afternoon|evening|noon|a|of|(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*|\d+(?:st|nd|rd|th)?)`;
const beforeTheHour = new RegExp(String.raw`^(?:[^\p{L}\d\n]|${besideHour}(?!\p{L}))*$`, "iu");
const afterTheHour = new RegExp(
  String.raw`^\W*(?:$|[(,;–-]|(?:${besideHour}|h|hrs?|hours|or|per|please|pls|if|sharp|[ecmp][sd]?t|local)(?!\p{L}))`,
  "iu",
);

/** An hour with its day perhaps, and no number of a street: "9/14 at 3 pm", "after 6 pm, bath not done". */
function isHour(value: string): boolean {
  if (value.length > 64 || !/\d|noon|midnight/i.test(value)) return false;
  const until = value.replace(/[\s,;|/]+(?:out|disp(?:atch(?:ed)?)?)\b[^\n]*/i, "");
  if (/^\W*\d{1,2}:[0-5]\d\W*$/.test(until)) return true;
  const [time, other] = findTimes(until, { received: "", bare: true });
  if (!time || other || findPhones(value).length > 0) return false;
  const rest = until.slice(time.end);
  return beforeTheHour.test(value.slice(0, time.start)) && afterTheHour.test(rest) && !/^ \d+[a-z]* \p{L}/iu.test(rest);
}

/** What parts such a label from its words where no colon does. */
const parted = /^([^\n:=]{3,72}?)(?:(\?)[ \t]*| [-–—>]{1,2} | ?\.{2,} ?|[ \t]*\t[ \t]*| {2,}|:[ \t]+)(?=\S)/;
const beforeHour =
  /^(\p{L}[^\n]{1,48}?)[ @,-]+(?=\d{1,2}:\d\d|[0-2]\d[0-5]\d(?: ?h(?:rs?|ours)?)?\W*(?:$|by\b)|\d{1,2}\/\d{1,2}\b)/u;
const afterHour = /^(\d{1,2}:?\d\d(?: ?(?:[ap]\.?m\.?|h|hrs?))?)[ ,:–-]+(\p{L}[^\n\d]{2,30})$/iu;
/** Who took the call, and the number of the message. */
const taker = / ?\bby \p{Lu}[\p{L}.]*(?: \p{Lu}\p{L}*)?| ?#? ?\d{3,}\b/gu;

/** Slots of lines that no label was found in. */
export function findSensed(page: Page, slots: readonly Slot[]): Slot[] {
  const taken = new Set(slots.map(({ line }) => line));
  return page.lines.flatMap((line, number): Slot[] => {
    if (line.isBlank || taken.has(number) || line.end - line.start > 120) return [];
    const text = page.text.slice(line.start, line.end);
    const slotOf = (role: Role, label: Span, value: Span): Slot[] => [
      { role, label, value, tail: null, depth: line.depth, line: number },
    ];
    const split = (match: RegExpExecArray | null) => {
      const label = { start: line.start, end: line.start + (match?.[1]?.length ?? 0) };
      return { label, value: trimSpan(page.text, { start: line.start + (match?.[0].length ?? 0), end: line.end }) };
    };
    const signed = parted.exec(text);
    if (signed) {
      const { label, value } = split(signed);
      const role = senseRole(signed[1] ?? "", page.text.slice(value.start, value.end));
      if (role) return slotOf(role, label, value);
    }
    if (!/\d\d/.test(text) || findPhones(text).length > 0) return [];
    const led = beforeHour.exec(text);
    if (led) {
      const { label, value } = split(led);
      const role = senseRole((led[1] ?? "").replace(taker, ""), page.text.slice(value.start, value.end));
      if (role?.kinds.some((kind) => /DateTime$/.test(kind)) && !/[.?!]$/.test(text)) return slotOf(role, label, value);
    }
    const [whole = "", hour = "", label = ""] = afterHour.exec(text) ?? [];
    if (!/call|msg|message|report|notice/i.test(label)) return [];
    const role = senseRole(label, hour);
    const from = line.start + whole.length - label.length;
    return role?.kinds.includes("callDateTime")
      ? slotOf(role, { start: from, end: line.end }, { start: line.start, end: line.start + hour.length })
      : [];
  });
}
