// Gentle hands on what is typed: hyphens, zeros and units come by themselves, and what is not understood stays as written.

export type Tidy = (text: string) => string;

const isRealDay = (month: number, day: number, year: number) => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1000;
};

/** What a date field shows after a keystroke: hyphens after month and day, never while something is taken away. */
export function hyphenateDate(previous: string, next: string): string {
  if (next.length - previous.length > 1) return tidyDate(next);
  if (next.length <= previous.length || !next.startsWith(previous)) return next;
  return next
    .replace(/(?<=\d)[/. ]$/, "-")
    .replace(/-[-/. ]$/, "-")
    .replace(/^(\d)-$/, "0$1-")
    .replace(/^(\d{2}-)(\d)-$/, "$10$2-")
    .replace(/^(\d{2})(\d)$/, "$1-$2")
    .replace(/^(\d{2}-\d{2})(\d)$/, "$1-$2")
    .replace(/^(\d{2}|\d{2}-\d{2})$/, "$1-");
}

/** '3/15/1941', '03151941' and '1941-03-15' become '03-15-1941'; anything else stays as it is. */
export function tidyDate(text: string): string {
  const trimmed = text.trim();
  const american = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(trimmed) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(trimmed);
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(trimmed);
  const [month, day, year] = (iso ? [iso[2], iso[3], iso[1]] : (american?.slice(1) ?? [])) as (string | undefined)[];
  if (!month || !day || !year || !isRealDay(Number(month), Number(day), Number(year))) return text;
  return `${month.padStart(2, "0")}-${day.padStart(2, "0")}-${year}`;
}

/** Whether the text is a day of the calendar, written MM-DD-YYYY. */
export function isDateText(text: string): boolean {
  const [month, day, year] = (/^(\d{2})-(\d{2})-(\d{4})$/.exec(text.trim()) ?? []).slice(1).map(Number);
  return month !== undefined && day !== undefined && year !== undefined && isRealDay(month, day, year);
}

/** '14:26', '2:26 pm' and '926' become '1426', '1426' and '0926'; anything else stays as it is. */
export function tidyTime(text: string): string {
  const [, hours, minutes, half] = /^(\d{1,2})[:. ]?(\d{2})\s*(?:([ap])\.?m\.?)?$/i.exec(text.trim()) ?? [];
  if (!hours || !minutes) return text;
  const isAfternoon = half?.toLowerCase() === "p";
  const hour = half ? (Number(hours) % 12) + (isAfternoon ? 12 : 0) : Number(hours);
  const written = `${String(hour).padStart(2, "0")}${minutes}`;
  const isTwelveHour = Number(hours) >= 1 && Number(hours) <= 12;
  return isTimeText(written) && (!half || isTwelveHour) ? written : text;
}

/** Whether the text is a time of the day, written '1426'. */
export function isTimeText(text: string): boolean {
  return /^([01]\d|2[0-3])[0-5]\d$/.test(text.trim());
}

/** A bare number becomes pounds: '180' is '180lbs'. */
export function tidyWeight(text: string): string {
  return /^\d{1,4}(\.\d)?$/.test(text.trim()) ? `${text.trim()}lbs` : text;
}

/** 5'10", 5 ft 10 and 5’10 become '5ft 10in', six feet alone '6ft 0in'; anything else stays as it is. */
export function tidyHeight(text: string): string {
  const [, feet, inches = "0"] =
    /^([2-8])\s*(?:['’′]|ft\.?|feet)\s*(?:(\d{1,2})\s*(?:["”″]|['’′]{2}|in\.?|inch(?:es)?)?)?$/i.exec(text.trim()) ??
    [];
  return feet && Number(inches) < 12 ? `${feet}ft ${Number(inches)}in` : text;
}

/** Ten digits become '(312) 555-0142', also after a leading 1; with an extension or anything else it stays as it is. */
export function tidyPhone(text: string): string {
  if (!/^[\d\s().+-]+$/.test(text)) return text;
  const digits = text.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
  return digits.length === 10 ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : text;
}

/** Blanks and line breaks become one blank, and none at the ends. */
export function tidyAddress(text: string): string {
  return text.trim().replace(/\s+/g, " ");
}
