// Writes an hour told by its neighbour as figures, "quarter to 9 pm", "ten past 4 this morning", and drops the rough one behind an exact one.
import type { Edit } from "./parse-edits";
import { readNumberInWords } from "./parse-numbers";
import { quick } from "./parse-quick-pattern";

const half = String.raw`(?: ?[ap]\.?m\b| o['’]?clock|,? (?:in the|this|last|yesterday|at night|tonight|tonite))`;
/** An hour in figures and what is before or behind it; digits alone may be a span of hours: "open 10 to 9 pm". */
const besideHour = quick(
  new RegExp(
    String.raw`(?<![\p{L}\d/.:-])(?:an? )?(quarter|half|(?:twenty[ -])?five|ten|twenty|(?<=\b(?:at|about|around|abt|maybe|like) )\d{1,2}|\d{1,2}(?= (?:min(?:ute)?s? )?(?:of|past|after|till?|['’]til) (?:1[0-2]|0?[1-9])${half}))(?: min(?:ute)?s?)? (past|after|to|till?|['’]til|of|before) (1[0-2]|0?[1-9])(?![\d:/.-]|\p{L})(?=${half}|[^\S\n]*(?:[.,;)\n]|$))`,
    "giu",
  ),
);
const hourWord = `(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`;
const minuteWord = String.raw`(?:(?:oh|o|zero)[ -][a-z]{3,5}|(?:twenty|thirty|forty|fourty|fifty)(?:[ -][a-z]{3,5})?|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen)`;
/** "Twelve fifty-five, a little before one this morning": the hour told first is the exact one. */
const roughly = quick(
  new RegExp(
    String.raw`(?<=(?:(?<![\d:])\d{1,2}:?[0-5]\d|(?<!\p{L})${hourWord}[ -]${minuteWord})),? (?:(?:so|or|that['’]?s|like) )?(?:(?:a|little|bit|hair|just|right|shortly|few|minutes|almost|nearly|barely) ){1,3}(?:before|after|past|shy of|of|to|till) (?:${hourWord}|\d{1,2}|noon|midnight)(?: o['’]?clock)?(?=${half})`,
    "giu",
  ),
);
const mayTell = /\b(?:before|after|past|of|to|till?)\b/i;

export function editNearHours(text: string): Edit[] {
  if (!mayTell.test(text)) return [];
  const rough = [...text.matchAll(roughly)].map(({ index, 0: said }) => ({
    start: index,
    end: index + said.length,
    text: "",
  }));
  const beside = [...text.matchAll(besideHour)].flatMap(
    ({ index, 0: said, 1: part = "", 2: side = "", 3: hours = "" }) => {
      const away = /quarter/i.test(part)
        ? 15
        : /half/i.test(part)
          ? 30
          : Number(part) || (readNumberInWords(part)?.value ?? 0);
      const isTo = !/past|after/i.test(side);
      if (away < 1 || away > 30 || (isTo && /half/i.test(part))) return [];
      const hour = isTo ? ((Number(hours) + 10) % 12) + 1 : Number(hours);
      const minute = isTo ? 60 - away : away;
      return [{ start: index, end: index + said.length, text: `${hour}:${String(minute).padStart(2, "0")}` }];
    },
  );
  return [...rough, ...beside.filter(({ start, end }) => !rough.some((one) => start < one.end && end > one.start))];
}
