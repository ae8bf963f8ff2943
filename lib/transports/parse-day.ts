// Days of the calendar as they are sent, yyyy-MM-dd, and the instants at which they begin.
import { TZDate } from "@date-fns/tz";

/** Whether `text` is a day that the calendar has, of the years 1900 to 2999. */
export function isDay(text: string): boolean {
  if (!/^(?:19|2\d)\d\d-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** When the day begins in `zone`, or the one that follows `later` days after it. A day may be 23 or 25 hours long. */
export function startOfDay(text: string, zone: string, later = 0): Date {
  const [year = 0, month = 0, day = 0] = text.split("-").map(Number);
  return new Date(new TZDate(year, month - 1, day + later, zone).getTime());
}
