// Tells whether a Spanish text writes its days before its months.
import { dayNumber, dayOf, todayOf } from "./parse-calendar";
import { quick } from "./parse-quick-pattern";
import type { Sheet } from "./parse-sheet";
import type { WallClock } from "./parse-span";

const written = quick(/(?<![\d/.-])(\d{1,2})([/.-])(\d{1,2})\2((?:19|20)?\d\d)(?![\d/]|[.-]\d)/g);
/** The stamps of a chat are written as a telephone is set, and not as its people write. */
const stamps = /^\s*\[?\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},? \d{1,2}:\d{2}/gm;
const spanishLabel =
  /(?:^|[\n|;,.*])[ \t>*•-]*(?:nombre|apellidos?|fecha|f\. ?(?:nac|def)|lugar|tel[eé]fono|direcci[oó]n|difunt[oa]|fallecid[oa]|falleci[oó]|familiar|edad|sexo|peso|hora|m[eé]dico|funeraria|paciente|parentesco|llama|ubicaci[oó]n)\b[^:\n]{0,34}:/giu;
const spanishWords = /\b(?:falleci|muri[oó](?![\wà-ÿ])|difunt[oa]|defunci[oó]n)/iu;
const englishLabel =
  /(?:^|[\n|;,/(])[ \t>*•-]*(?:(?:date|time|place) of|dob|dod|name|phone|address|next of kin|weight|caller|decedent)\b[^:\n]{0,24}:/iu;
/** A death is told within two weeks. */
const recent = 14;

export interface DayOrder {
  isDayFirst: boolean;
  /** Nothing on the page shows which of a day's two numbers is the month. */
  isUnsure: boolean;
}

/** The order of days and months: a day that can be nothing else shows it, in Spanish also one of the last two weeks. */
export function readDayOrder(text: string, received: WallClock): DayOrder {
  if (/dd\/mm\/yy|\bd[ií]a\/mes/i.test(text)) return { isDayFirst: true, isUnsure: false };
  if (/mm\/dd\/yy|\bmes\/d[ií]a|\bmonth\/day/i.test(text)) return { isDayFirst: false, isUnsure: false };
  const days = [...text.replace(stamps, "").matchAll(written)].map((match) => ({
    one: Number(match[1]),
    two: Number(match[3]),
    year: match[4] as string,
  }));
  const dayFirst = days.some(({ one, two }) => one > 12 && one <= 31 && two <= 12);
  const monthFirst = days.some(({ one, two }) => two > 12 && two <= 31 && one <= 12);
  if (dayFirst || monthFirst) return { isDayFirst: dayFirst && !monthFirst, isUnsure: false };
  const labels = text.match(spanishLabel)?.length ?? 0;
  if (englishLabel.test(text) || (labels < 2 && !spanishWords.test(text)))
    return { isDayFirst: false, isUnsure: false };
  const isRecent = (year: string, month: number, day: number) => {
    const found = dayOf(Number(year.length === 2 ? `20${year}` : year), month, day);
    const ago = found === null ? -1 : dayNumber(todayOf(received)) - dayNumber(found);
    return ago >= 0 && ago <= recent;
  };
  const told = days.filter(({ one, two }) => one !== two);
  const asDayFirst = told.some(({ one, two, year }) => isRecent(year, two, one));
  const asMonthFirst = told.some(({ one, two, year }) => isRecent(year, one, two));
  if (asDayFirst !== asMonthFirst) return { isDayFirst: asDayFirst, isUnsure: false };
  return { isDayFirst: labels >= 2, isUnsure: told.length > 0 };
}

/** Leaves out the days of death that may as well be others. */
export function dropEitherWay(sheet: Sheet): void {
  sheet.candidates = sheet.candidates.filter(({ field, start, end }) => {
    if (field !== "dateOfDeath" && field !== "dateOfPassing") return true;
    const [match] = sheet.page.text.slice(start, end).matchAll(written);
    return match === undefined || match[1] === match[3];
  });
}
