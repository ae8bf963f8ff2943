// Days of the calendar as `yyyy-MM-dd`, counted without any clock or zone.
import type { WallClock } from "./parse-span";

const dayLength = 86_400_000;
const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The day, or null where the calendar has none: 2/30, 13/1, years before 1880 or after 2199. */
export function dayOf(year: number, month: number, day: number): string | null {
  if (year < 1880 || year > 2199) return null;
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const length = month === 2 && isLeap ? 29 : lengths[month - 1];
  if (length === undefined || day < 1 || day > length) return null;
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** Days since 1970-01-01. */
export function dayNumber(day: string): number {
  return Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10))) / dayLength;
}

export function addDays(day: string, count: number): string {
  return new Date((dayNumber(day) + count) * dayLength).toISOString().slice(0, 10);
}

/** Sunday 0 to Saturday 6. */
export function weekdayOf(day: string): number {
  return (((dayNumber(day) + 4) % 7) + 7) % 7;
}

/** The day of a wall clock. */
export function todayOf(received: WallClock): string {
  return received.slice(0, 10);
}

/** Minutes since midnight of a wall clock or of `HH:mm`. */
export function minutesOf(time: string): number {
  const clock = time.slice(-5);
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
}

/** The wall clock `minutes` before `received`. */
export function minutesBefore(received: WallClock, minutes: number): WallClock {
  const at = dayNumber(todayOf(received)) * dayLength + (minutesOf(received) - minutes) * 60_000;
  return new Date(at).toISOString().slice(0, 16);
}
