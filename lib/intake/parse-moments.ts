// Finds out what happened on the days and at the times of running text: a birth, the death, the wanted removal.
import type { RequestField } from "@/lib/transports/schema";
import { addDays, differenceInCalendarDays, formatISO } from "date-fns";
import { type DateReading, findDates } from "./parse-dates";
import { leanPattern } from "./parse-pattern";
import { filler } from "./parse-page";
import { depthAt } from "./parse-sentences";
import { addReading, bestOf, type Sheet } from "./parse-sheet";
import type { Reading, Span } from "./parse-span";
import { findHalflessSpoken } from "./parse-clock-phrases";
import { findTimes } from "./parse-times";
import { apartFrom, type Cue, deathClocks, isJoined, type Moment, orderClocks } from "./parse-moment-clocks";
import {
  afterPlace,
  asTime,
  denied,
  diedJust,
  equipment,
  foundSo,
  halfless,
  kinsBirth,
  leadsHour,
  movedThen,
  orders,
  otherDays,
  otherDeed,
  otherPassing,
  others,
  passedOn,
  rounds,
  sureness,
  wantedGone,
  whoDied,
} from "./parse-moment-guards";
import { othersCome, othersComeThen } from "./parse-wanted";
import { fourDigits, justBefore, monthFirst } from "./parse-when";
import { momentCues } from "./words/cues-places";

const moments = Object.keys(momentCues) as Moment[];
/** Short forms that only count with a digit behind them: "b. 2-3-43", "exp'd 8/30", "dd 6/1/26". */
const shortCues: Readonly<Partial<Record<Moment, string>>> = {
  birth: String.raw`b\.?(?=[ :]{0,2}\d{1,2}[-/.]\d)|b\.(?=[ ]{1,2}(?:[\p{L}.'’]{2,12},?[ ]){0,3}(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)\p{L}{0,6}\.?[ ]\d)|(?:b-?d|bdt|d\/b)(?=[ :]{0,2}\d)`,
  death: String.raw`(?:exp['’]?d?|dd|d\/c['’]?d|decd)\.?(?=[ :@]{1,3}\d)|d\.?(?=[ ]\d{1,2}[-/.]\d)|d\.?(?=[ ](?:this (?:morning|afternoon|evening|am|pm)|today|tonight|yesterday|last night)\b)|d\.(?=\d{1,2}[-/.]\d)|pron(?:['’]?d|\.)?(?=[ ](?:at |@ ?)?\d{1,2}:?[0-5]\d)|(?:time )?called(?=\s+(?:at\s+)?\d{1,2}:?\d\d\s?[ap]?\.?m?\.?\s+by\s+dr)`,
};
/** "He … at 2:19 AM", where what is withheld told how somebody died. */
const withheld = String.raw`(?<=\b(?:he|she|his|her|dad|mom|mother|father|husband|wife|patient|resident|pt)[ ])${filler}{8,40}(?=[ ](?:at|around|about)[ ])`;
const allCues = leanPattern(
  String.raw`(?<![\p{L}\p{N}])(?:${moments.map((moment) => `(?<${moment}>${momentCues[moment].map((cue) => cue.replace(/\./g, "\\.?").replace(/ /g, "\\s+")).join("|")}${shortCues[moment] ? `|${shortCues[moment]}` : ""}${moment === "death" ? `|${withheld}` : ""})`).join("|")})(?![\p{L}\p{N}])`,
  "giu",
);

/** Adds the days and times of the running text that words say something of. */
export function addMoments(sheet: Sheet, text: string, sentences: readonly Span[], slots: readonly Span[]): void {
  for (const sentence of sentences) {
    const part = text.slice(sentence.start, sentence.end);
    if (
      !/\d|noon|midnight|today|tonight|yesterday|morning|evening|night|ago|hoy|ayer|anoche|tarde|mañana|mediod|o['’]?clock|[a-z] [ap]\.? ?m\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\b(?:at|around|about|past|to|till) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i.test(
        part,
      )
    )
      continue;
    const cues = cuesOf(sheet.page.text.slice(sentence.start, sentence.end));
    const isInSlot = slots.some(({ start, end }) => sentence.start >= start && sentence.end <= end);
    readMoments(
      sheet,
      part,
      sentence.start,
      cues,
      isInSlot && !cues.some(({ moment, hasOwn }) => moment === "death" && hasOwn) ? 0.7 : 1,
    );
  }
}

function cuesOf(part: string): Cue[] {
  const cues = [...part.matchAll(allCues)]
    .filter(
      ({ index }) =>
        !otherPassing.test(part.slice(index, index + 60)) &&
        !wantedGone.test(part.slice(Math.max(0, index - 20), index + 8)),
    )
    .filter(
      ({ index, 0: said }) => !(leadsHour.test(said) && diedJust.test(part.slice(Math.max(0, index - 60), index))),
    )
    .filter(({ index, 0: said }) => !othersCome(part.slice(Math.max(0, index - 60), index + said.length)))
    .filter(({ index }) => !rounds.test(part.slice(Math.max(0, index - 14), index)))
    .filter(
      ({ index, groups }) =>
        groups?.["request"] === undefined || !equipment.test(part.slice(Math.max(0, index - 34), index)),
    )
    .map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      moment: foundSo.test(part.slice(Math.max(0, match.index - 44), match.index + match[0].length))
        ? "other"
        : (moments.find((moment) => match.groups?.[moment] !== undefined) as Moment),
      hasOwn: /^[\s:.#=-]{0,4}\d/.test(part.slice(match.index + match[0].length, match.index + match[0].length + 6)),
      hasHour: /^ (?:at|@|about|around) ?\d/.test(
        part.slice(match.index + match[0].length, match.index + match[0].length + 10),
      ),
      isWithheld: match[0].startsWith(filler),
    }));
  const isTold = cues.some(({ moment, isWithheld }) => moment === "death" && !isWithheld);
  return cues.filter(({ isWithheld, end }) => !isWithheld || !(isTold || movedThen.test(part.slice(end, end + 50))));
}

/** The words that tell what a day or time is of: the nearest cue before it, else the nearest one behind it. */
function cueOf(part: string, cues: readonly Cue[], { start, end }: Span, isHour = false): Cue | null {
  const before = cues.findLast((cue) => cue.end <= start && start - cue.end < (cue.moment === "death" ? 110 : 70));
  // "2205 on 7/10/26, dob 1-17-55": a cue with its own day behind it says nothing of the one before.
  // "RELAY 6:41a: Home death": what a colon parts from the words is their stamp.
  const behind = /^(?: ?\d{1,2}\/\d{1,2}(?:\/\d{2,4})?)? ?[:\]]|^[^\p{L}]* {2,}[^:]{0,24}: ?/u.test(
    part.slice(end, end + 30),
  )
    ? undefined
    : cues.find(
        (cue) =>
          cue.start >= end &&
          (cue.start - end < 24 || (cue.moment === "death" && whoDied.test(part.slice(end, cue.start)))) &&
          !cue.hasOwn &&
          !(isHour && cue.hasHour),
      );
  // "The medics said 5:47 am as the official time".
  const named = cues.find((cue) => cue.moment === "death" && cue.start >= end && cue.start - end < 26);
  if (named && isHour && asTime.test(part.slice(end, named.end))) return named;
  if (before && !/[;]/.test(part.slice(before.end, start))) return before;
  return behind ?? null;
}

const momentOf = (part: string, cues: readonly Cue[], at: Span): Moment | null => cueOf(part, cues, at)?.moment ?? null;

/** One day and hour still to come, in a sentence that orders a removal, and that nothing else claims. */
function isOrdered(part: string, cues: readonly Cue[], { start, end }: Span): boolean {
  const near = cues.findLast((cue) => cue.end <= start && start - cue.end < 40);
  const after = cues.find((cue) => cue.start >= end && cue.start - end < 16);
  return (
    orders.test(part.slice(Math.max(0, start - 220), start)) &&
    (near === undefined || near.moment === "request") &&
    (after === undefined || after.moment === "request") &&
    !otherDays.test(part.slice(Math.max(0, start - 60), end + 30))
  );
}

const boundOnly = /^(?:by|before|after|available)$/i;
/** A removal is wanted where its words stand shortly before the day: "please come Thursday at 4". */
function isWanted(part: string, cues: readonly Cue[], { start, end }: Span): boolean {
  const before = cues.findLast((cue) => cue.end <= start);
  return (
    before !== undefined &&
    before.moment === "request" &&
    !(boundOnly.test(part.slice(before.start, before.end)) && otherDeed.test(part.slice(0, before.start))) &&
    start - before.end < 34 &&
    momentOf(part, cues, { start, end }) === "request"
  );
}

function readMoments(sheet: Sheet, part: string, offset: number, cues: readonly Cue[], weight: number): void {
  const options = { received: sheet.received, dayFirst: sheet.dayFirst };
  const depth = depthAt(sheet.page, offset);
  const add = (field: RequestField, reading: Reading, confidence: number) =>
    addReading(sheet, field, { ...reading, confidence }, offset, { depth });
  const speaksOf = (moment: Moment) => cues.some((cue) => cue.moment === moment);
  if (!speaksOf("birth") && !speaksOf("death") && !speaksOf("request")) return;
  const dates = speaksOf("death") ? findDates(part, { ...options, aim: "past" }) : [];
  const births = speaksOf("birth") ? findDates(part, { ...options, aim: "birth" }) : [];
  const wanted = speaksOf("request") ? findDates(part, { ...options, aim: "near" }) : [];
  for (const date of births) {
    if (momentOf(part, cues, date) === "birth" && !kinsBirth.test(part.slice(0, date.start)))
      add("dateOfBirth", { ...date, value: monthFirst(date.value) }, 0.85 * weight);
  }
  for (const date of dates) {
    if (denied.test(part.slice(Math.max(0, date.start - 24), date.start))) continue;
    if (momentOf(part, cues, date) !== "death" || !isRecent(sheet, date) || others.test(part.slice(0, date.end)))
      continue;
    const day = { ...date, value: monthFirst(date.value) };
    add("dateOfDeath", day, 0.84 * weight);
    add("dateOfPassing", day, 0.84 * weight);
  }
  const plain = speaksOf("death") || wanted.length > 0 ? findTimes(part, options) : [];
  const times = [
    ...plain,
    ...deathClocks(part, cues, dates),
    ...apartFrom(plain, justDied(sheet, part, cues, dates)),
    ...orderClocks(part, wanted),
  ];
  for (const date of wanted) {
    if (date.value < sheet.received.slice(0, 10)) continue;
    const isNear = isWanted(part, cues, date);
    const time = times.find(
      (one) =>
        (Math.abs(date.end - one.start) < 20 || Math.abs(one.end - date.start) < 20) &&
        !othersComeThen(part.slice(0, one.start)),
    );
    if (!isNear && !(time && new Set(wanted.map(({ value }) => value)).size === 1 && isOrdered(part, cues, date)))
      continue;
    if (date.isRelative && !time) continue;
    if (time && `${date.value}T${time.value}` < sheet.received) continue;
    add("requestedDate", date, 0.72 * weight);
    if (time) add("requestedTime", time, 0.72 * weight);
  }
  addWanted(sheet, part, offset, findTimes(part, options), wanted.length > 0, weight);
  // "0325: RN pronounced Edwin Hollis": a log's own hour.
  const logged = loggedDeath.exec(part)?.[1];
  const [clock] = logged ? findTimes(logged, { ...options, bare: true }) : [];
  if (clock) add("timeOfPassing", { ...clock, value: fourDigits(clock.value) }, 0.7 * weight);
  // An hour that the text itself calls that of the death is surer.
  const isGuess = cues.every(({ moment, isWithheld }) => moment !== "death" || isWithheld);
  for (const time of times) {
    // "Dob 6/12/1939, time 2155": a birth has no hour.
    const cue = cueOf(
      part,
      cues.filter((cue) => cue.moment !== "birth" || !cue.hasOwn),
      time,
      true,
    );
    if (cue?.moment === "death") {
      if (denied.test(part.slice(Math.max(0, time.start - 24), time.start))) continue;
      // "About twenty minutes ago" is no time to write down.
      if (!/\bago\b|^hace\b/i.test(part.slice(time.start, time.end)))
        add(
          "timeOfPassing",
          { ...time, value: fourDigits(time.value) },
          (isGuess ? 0.7 : sureness(sheet.page.text, offset, part, cue, time)) * weight,
        );
      // "Saturday the 8th at 9:30 in the evening she died".
      const told = time.date ?? dates.find((day) => isJoined(part, day, time) && isRecent(sheet, day))?.value;
      if (told && !bestOf(sheet, "dateOfDeath")) {
        const day = { ...time, value: monthFirst(told) };
        add("dateOfDeath", day, 0.8 * weight);
        add("dateOfPassing", day, 0.8 * weight);
      }
    }
  }
}

/** "She called at 10:50 tonight, died 10:15": an hour without its half of the day, shortly before the call. */
function justDied(
  sheet: Sheet,
  part: string,
  cues: readonly Cue[],
  dates: readonly DateReading[],
): (Reading & { date?: string })[] {
  const today = sheet.received.slice(0, 10);
  // "Passed at 11:36, so that's April first": called in right behind midnight.
  const yesterday = formatISO(addDays(new Date(`${today}T12:00`), -1), { representation: "date" });
  const isLate = dates.length > 0 && dates.every(({ value }) => value === yesterday) && sheet.received.slice(11) < "02";
  if (!isLate && dates.some(({ value }) => value !== today)) return [];
  return cues.flatMap(({ moment, end }) => {
    const behind = part.slice(end, end + 110).replace(passedOn, "");
    const skipped = Math.min(110, part.length - end) - behind.length;
    if (moment !== "death") return [];
    const from = end + skipped;
    const told = halfless.exec(behind.slice(0, 30)) ?? afterPlace.exec(behind);
    const spoken = told ? undefined : findHalflessSpoken(behind);
    const time = justBefore(told?.[0] ?? spoken?.value ?? "", isLate ? `${yesterday}T23:59` : sheet.received);
    return time ? [{ ...time, start: from + (spoken ?? time).start, end: from + (spoken ?? time).end }] : [];
  });
}

const loggedDeath =
  /^\s*((?:\d{4}|\d{1,2}:\d\d)(?:\s?[ap]\.?m?\.?)?)\s?[:–-]\s(?:(?!call|rec|report|notif)[^.;:]){0,40}\b(?:pronounced|pronounces|(?<=\b(?:rn|lpn|dr|md|nurse|doctor|physician|medics?|paramedics?|ems|coroner|deputy)\b[^.;:]{0,30})declared(?! (?:they|that|to|it|no)\b)|ceased|time of death)\b(?![^.;]{0,24}\bat\s?\d)/i;

const wantedBefore =
  /\b(?:be (?:t)?here|us there|come|arrive|pick[- ]?up|get here|come (?:get|for) (?:him|her|them)|(?:wait|hold off|not) (?:until|till?)|not (?:come )?before|ok(?:ay)? (?:for|at)|say)\s+(?:(?:right )?(?:by|at|@|before|around|about|abt|after)\s+)?$/i;

/** "Be there by 10:30 am": of today, or of tomorrow when that hour has passed. */
function addWanted(
  sheet: Sheet,
  part: string,
  offset: number,
  times: readonly Reading[],
  isDated: boolean,
  weight: number,
): void {
  const time = times.find(({ start }) => {
    const front = part.slice(Math.max(0, start - 90), start);
    return wantedBefore.test(front.slice(-30)) && !othersCome(front);
  });
  if (!time || isDated || bestOf(sheet, "requestedTime")) return;
  const today = sheet.received.slice(0, 10);
  const day =
    time.value > sheet.received.slice(11, 16)
      ? today
      : formatISO(addDays(new Date(`${today}T12:00`), 1), { representation: "date" });
  addReading(sheet, "requestedDate", { ...time, value: day, confidence: 0.76 * weight }, offset, {});
  addReading(sheet, "requestedTime", { ...time, confidence: 0.76 * weight }, offset, {});
}

function isRecent(sheet: Sheet, { value }: DateReading): boolean {
  const days = differenceInCalendarDays(new Date(`${sheet.received.slice(0, 10)}T00:00`), new Date(`${value}T00:00`));
  return days >= -1 && days <= 60;
}
