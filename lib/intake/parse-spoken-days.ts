// Reads days as they are spoken: March third nineteen forty one, the twenty first of June 1938.
import { numberInWords, readNumberInWords } from "./parse-numbers";
import { leanPattern } from "./parse-pattern";
import { choiceOf, readEach } from "./parse-scan";
import type { Span } from "./parse-span";
import { months } from "./words/calendar";
import { ordinals, smallNumbers, tens } from "./words/numbers";

export interface SpokenDay extends Span {
  month: number;
  day: number;
  /** Four digits or two, or empty. */
  year: string;
}

const monthChoice = choiceOf(
  Object.keys(months).filter((name) => name.length > 4 || name === "may" || name === "june" || name === "july"),
);
const dayChoice = String.raw`(?:(?:twenty|thirty)[ -])?(?:${choiceOf(Object.keys(ordinals))})`;
const yearInWords = String.raw`(?:eighteen|nineteen|twenty)[ -](?:oh[ -])?${numberInWords}|two thousand(?:[ ](?:and[ ])?${numberInWords})?`;
const year = String.raw`(?:,?[ ](?:of[ ]|in[ ]|year[ ]){0,2}((?:18|19|20)\d\d(?!\d)|${yearInWords}))?`;
const monthFirst = leanPattern(
  String.raw`(?<!\p{L})(${monthChoice})[ ](?:the[ ])?(${dayChoice})(?!\p{L})${year}`,
  "giu",
);
const dayFirst = leanPattern(
  String.raw`(?<!\p{L})(${dayChoice})[ ](?:day[ ])?of[ ](${monthChoice})(?!\p{L})${year}`,
  "giu",
);
const inFigures = leanPattern(
  String.raw`(?<!\p{L}|\p{L}[ ]hundred[ ])(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[ ,/-]{1,2}(?:oh[ ]|o[ ])?((?:twenty|thirty)[ -](?:one|two|three|four|five|six|seven|eight|nine)|twenty|thirty|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|one|two|three|four|five|six|seven|eight|nine),?[ ]((?:nineteen|two thousand)(?:[ -](?:oh[ -]|and[ ])?(?:(?:${choiceOf(Object.keys(tens))})(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?|${choiceOf(Object.keys(smallNumbers))}))?)(?!\p{L})`,
  "giu",
);
const anyOrdinal = /first|second|third|(?:four|fif|six|seven|eigh|nin|ten|eleven|twelf|teen|tie)th/i;

export function findSpokenDays(text: string): SpokenDay[] {
  const read = (name: string, day: string, spokenYear: string | undefined, at: number, whole: string): SpokenDay => ({
    month: months[name.toLowerCase()] ?? 0,
    day: dayOfWords(day),
    year: yearOf(spokenYear),
    start: at,
    end: at + whole.length,
  });
  return [
    ...readEach(
      text,
      monthFirst,
      ([whole, name = "", day = "", spokenYear], at) => read(name, day, spokenYear, at, whole),
      anyOrdinal,
    ),
    ...readEach(
      text,
      dayFirst,
      ([whole, day = "", name = "", spokenYear], at) => read(name, day, spokenYear, at, whole),
      anyOrdinal,
    ),
    ...readEach(
      text,
      inFigures,
      ([whole, month = "", day = "", spokenYear], at) => {
        const year = yearOf(spokenYear);
        return year.length === 4
          ? {
              month: smallNumbers[month.toLowerCase()] ?? 0,
              day: readNumberInWords(day)?.value ?? 99,
              year,
              start: at,
              end: at + whole.length,
            }
          : null;
      },
      /nineteen|thousand/i,
    ),
  ];
}

const units = "one|two|three|four|five|six|seven|eight|nine";
const birthInFigures = leanPattern(
  String.raw`^(?:\W|\b(?:is|was|uh|um|er|so|that['’]?s|hang on|hold on|let me see|let's see|okay|it's)\b){0,12}(?:(?:oh|zero)[ -])?(${units}|ten|eleven|twelve)[ ,/-]{1,2}(?:the[ ])?((?:twenty|thirty)[ -](?:${units})|twenty|thirty|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:oh[ -])?(?:${units})),?[ ](?:of[ ])?(?:(?:nineteen[ ])?((?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -](?:${units}))?))(?![\p{L}-])`,
  "iu",
);

/** "One seventeen forty-nine", "seven twenty-two of thirty-six": a birth told in figures, the century left out. */
export function readSpokenBirth(segment: string): SpokenDay | null {
  const match = birthInFigures.exec(segment);
  if (!match) return null;
  const [whole, month = "", day = "", year = ""] = match;
  const [days, years] = [readNumberInWords(day.replace(/^oh[ -]/i, ""))?.value, readNumberInWords(year)?.value];
  if (!days || !years || days > 31) return null;
  return {
    month: smallNumbers[month.toLowerCase()] ?? 0,
    day: days,
    year: String(1900 + years),
    start: whole.toLowerCase().indexOf(month.toLowerCase()),
    end: whole.length,
  };
}

function dayOfWords(words: string): number {
  const [first = "", second] = words.toLowerCase().split(/[ -]/);
  if (second === undefined) return ordinals[first] ?? 0;
  return (first === "thirty" ? 30 : 20) + (ordinals[second] ?? 99);
}

function yearOf(words: string | undefined): string {
  if (words === undefined || /^\d/.test(words)) return words ?? "";
  const [, century = "", rest = ""] =
    /^(two thousand|eighteen|nineteen|twenty)[ -]?(?:and[ ]|oh[ -])?(.*)$/i.exec(words) ?? [];
  const base = { "two thousand": 2000, eighteen: 1800, nineteen: 1900, twenty: 2000 }[century.toLowerCase()] ?? 0;
  const more = rest === "" ? 0 : (readNumberInWords(rest)?.value ?? 999);
  return more < 100 ? String(base + more) : "";
}
