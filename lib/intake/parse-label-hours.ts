// Tells whether what stands behind a label is an hour with its day perhaps.
import { findPhones } from "./parse-phones";
import { findTimes } from "./parse-times";

const besideHour = String.raw`(?:at|by|on|after|around|about|approx|any ?time|no|not|before|earlier|sooner|than|today|tomorrow|tmrw|tonight|yesterday|last|night|overnight|this|the|same|day|next|morning|afternoon|evening|noon|a|of|(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*|\d+(?:st|nd|rd|th)?)`;
const beforeTheHour = new RegExp(String.raw`^(?:[^\p{L}\d\n]|${besideHour}(?!\p{L}))*$`, "iu");
const afterTheHour = new RegExp(
  String.raw`^\W*(?:$|[(,;]|[–-](?![\p{L}\d])|(?:${besideHour}|h|hrs?|hours|or|per|please|pls|if|sharp|[ecmp][sd]?t|local)(?!\p{L}))`,
  "iu",
);

/** An hour with its day perhaps, and no number of a street: "9/14 at 3 pm", "after 6 pm, bath not done". */
export function isHour(value: string): boolean {
  if (value.length > 64 || !/\d|noon|midnight/i.test(value)) return false;
  const until = value.replace(/[\s,;|/]+(?:out|disp(?:atch(?:ed)?)?|end(?:ed)?|finished|closed)\b[^\n]*/i, "");
  if (/^\W*\d{1,2}:[0-5]\d\W*$/.test(until)) return true;
  const [time, other] = findTimes(until, { received: "", bare: true });
  if (!time || other || findPhones(value).length > 0) return false;
  const rest = until.slice(time.end);
  return beforeTheHour.test(value.slice(0, time.start)) && afterTheHour.test(rest) && !/^ \d+[a-z]* \p{L}/iu.test(rest);
}
