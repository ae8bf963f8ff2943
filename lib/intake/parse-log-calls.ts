// Finds when a call came in where a desk's log tells the hour before its line: "0322  FIRST CALL. Deputy Boggs …".
import { differenceInMinutes } from "date-fns";
import { findDates } from "./parse-dates";
import type { Reading, WallClock } from "./parse-span";

const entry =
  /^[ \t>*•#-]{0,5}(?:[[(])?(\d{1,2}):?([0-5]\d)(?::\d\d)?[\])]? ?(?:([ap])\.?m?\.?|hrs?|h)?(?=[\s:–-])[\s:–|-]{1,4}(?=\S)([^\n]*)/gimu;
const isCall =
  /\b(?:first|1st|death|new|removal) call\b|\b(?:with|report(?:s|ed|ing)?|calling in|called in) a (?:death|passing)\b|\bphoned\b|^(?:ph|tel|TX fr|t\/c fr(?:om)?)\b|\bdeath call\b|\bcalled (?:to report|re)\b/i;
/** "0411 DEATH. Yolanda Espy, daughter, rang from …". */
const isHeaded = /^\W{0,3}(?:DEATH|Death call|DECEASED)\b/;
/** Without a word of a call: a death and a number to ring. */
const tellsDeath = /\b(?:died|passed|expired|deceased|decedent|with a death|a death)\b/i;
const number = /\b\d{3}[-. ]\d{3}[-. ]\d{4}\b/;
const noCall =
  /\b(?:paged|crew|driver|called (?:him|her|them|the house) back|back(?:ed)? out|wrong number|obituary|price|again|on[- ]call|order to)\b/i;
const headLength = 260;
const mostEntries = 80;

/** The moment of the one line that tells a first call, where the log's head tells its day. */
export function readLogCall(text: string, received: WallClock): Reading | null {
  const entries = [...text.slice(0, 12_000).matchAll(entry)].slice(0, mostEntries);
  const [first] = entries;
  if (!first || entries.length < 3) return null;
  const named = entries.filter(
    ({ 4: said = "" }) =>
      isHeaded.test(said) || (isCall.test(said.slice(0, 120)) && !noCall.test(said.slice(0, 60))),
  );
  const told = ({ 4: said = "" }: RegExpExecArray) =>
    tellsDeath.test(said) && number.test(said) && !noCall.test(said.slice(0, 60));
  const calls = named.length > 0 ? named : entries.filter(told);
  const [call, other] = calls;
  if (!call || other) return null;
  const [whole, hours = "", minutes = "", half, said = ""] = call;
  const hour = half ? (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hours);
  if (hour > 23 || (!half && hours.length < 2)) return null;
  const head = text.slice(0, Math.min(headLength, first.index));
  const days = findDates(head, { received, aim: "past" }).map(({ value }) => value);
  const clock = `${String(hour).padStart(2, "0")}:${minutes}`;
  const moments = [...new Set([...days, received.slice(0, 10)])]
    .map((day) => `${day}T${clock}`)
    .filter((moment) => {
      const waited = differenceInMinutes(new Date(received), new Date(moment));
      return waited >= -2 && waited < 24 * 60;
    })
    .toSorted();
  const value = days.length > 0 ? moments.at(-1) : undefined;
  if (!value) return null;
  const start = call.index + whole.search(/\d/);
  return { value, start, end: call.index + whole.length - said.length, confidence: 0.8 };
}
