// Reads an hour with its part of the day alone in a line, "1:05 am today", as that of the death, where nothing else told it.
import { findDates } from "./parse-dates";
import { addReading, bestOf, type Sheet } from "./parse-sheet";
import { findTimes } from "./parse-times";
import { fourDigits, monthFirst } from "./parse-when";

const longest = 44;
/** Nothing but a day, its hour and small words. */
const alone =
  /^[\s*•·–-]{0,6}(?:(?:at|about|around|abt|approx|~|@)\s?)?(?:\d{1,2}[:.]?\d\d ?(?:[ap]\.?m?\.?|hrs?|h)?|\d{1,2} ?[ap]\.?m\.?)[ ,]{1,2}(?:on )?(?:today|tonight|tonite|this (?:morning|am|afternoon|evening|a\.m\.)|last night|yesterday(?: (?:morning|afternoon|evening))?|\d{1,2}[-/]\d{1,2}(?:[-/]\d{2,4})?)[\s.,;]*$|^[\s*•·–-]{0,6}(?:today|tonight|this (?:morning|afternoon|evening)|last night|yesterday)[ ,]{1,2}(?:at |about |around |abt |@ ?)?\d{1,2}[:.]?\d\d ?(?:[ap]\.?m?\.?|hrs?|h)?[\s.,;]*$/i;

/** The line above tells of another moment: "Hospice nurse visited". */
const otherMoment =
  /\b(?:visit\w*|admit\w*|admission|seen|alive|fell|fall|arriv\w*|notif\w*|called|calls?(?! (?:him|her|me)\b)|msg|message|taken|rec['’]?d|received|found|dispatch\w*|sent|viewing|service|spoke|reported|meds?|intake|logged|surgery|transfer\w*|moved|released|eta|en ?route|last)\b[^\n\d]{0,40}\n\s*$/i;

/** "Calling to report a death. Time 0557 today." */
const deathReported =
  /\b(?:report(?:ing)?|call(?:ing)? (?:in |about |with |you with )?|have|had|got) ?(?:a|an|the|another|one) (?:\p{L}+ )?(?:death|passing|expiration|expired (?:patient|pt|resident))(?: here)?[.,;:–-]{0,2} (?:the )?(?:time|tod|at|time was|time is)[:,]? (?=\d)/iu;

function addReportedHour(sheet: Sheet): void {
  const { text } = sheet.page;
  const match = deathReported.exec(text);
  if (!match) return;
  const at = match.index + match[0].length;
  const options = { received: sheet.received, dayFirst: sheet.dayFirst };
  const said = /^[^.;\n]{0,40}/.exec(text.slice(at))?.[0] ?? "";
  const bare = /^(?:[01]\d|2[0-3])[0-5]\d(?![\d:-])/.exec(said)?.[0];
  const [time] = bare ? [{ value: bare, start: 0, end: bare.length, confidence: 0.8 }] : findTimes(said, options);
  if (time?.start !== 0) return;
  addReading(sheet, "timeOfPassing", { ...time, value: fourDigits(time.value), confidence: 0.8 }, at, {});
  const [day] = findDates(said, { ...options, aim: "past" });
  if (!day || bestOf(sheet, "dateOfDeath")) return;
  for (const field of ["dateOfDeath", "dateOfPassing"] as const)
    addReading(sheet, field, { ...day, value: monthFirst(day.value), confidence: 0.8 }, at, {});
}

/** Adds the one such hour that has gone by. */
export function addLoneHour(sheet: Sheet): void {
  if (!bestOf(sheet, "timeOfPassing")) addReportedHour(sheet);
  if (bestOf(sheet, "timeOfPassing") || !bestOf(sheet, "deceasedName")) return;
  const options = { received: sheet.received, dayFirst: sheet.dayFirst };
  const told = sheet.page.lines.flatMap((line) => {
    const text = line.end - line.start > longest ? "" : sheet.page.text.slice(line.start, line.end);
    if (!alone.test(text)) return [];
    const [time] = findTimes(text, options);
    const [day] = findDates(text, { ...options, aim: "past" });
    const isPast = time && day && `${day.value}T${time.value}` <= sheet.received;
    const isTaken = sheet.used.some(({ start, end }) => start < line.end && end > line.start);
    const isOther = otherMoment.test(sheet.page.text.slice(Math.max(0, line.start - 90), line.start));
    return isPast && !isTaken && !isOther ? [{ line, time, day }] : [];
  });
  const [one, other] = told;
  if (!one || other) return;
  const { line, time, day } = one;
  addReading(sheet, "timeOfPassing", { ...time, value: fourDigits(time.value), confidence: 0.76 }, line.start, {});
  if (bestOf(sheet, "dateOfDeath")) return;
  for (const field of ["dateOfDeath", "dateOfPassing"] as const)
    addReading(sheet, field, { ...day, value: monthFirst(day.value), confidence: 0.76 }, line.start, {});
}
