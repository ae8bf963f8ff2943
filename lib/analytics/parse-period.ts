// When a period begins by the clock of a business, and the bars that it is drawn in.
import { tz } from "@date-fns/tz";
import { addDays, addMonths, startOfDay, startOfMonth, subDays } from "date-fns";
import type { Period } from "./schema";

const hourMs = 3_600_000;

/** Days that end today. */
const daysOf: Record<Period, number> = { daily: 1, weekly: 7, monthly: 30, yearly: 365 };

/** 'Last 7 Days' */
export const periodLabels: Record<Period, string> = {
  daily: "Today",
  weekly: "Last 7 Days",
  monthly: "Last 30 Days",
  yearly: "Last Year",
};

/** What a bar stands for. */
export type BarUnit = "hour" | "day" | "month";
export const barUnits: Record<Period, BarUnit> = { daily: "hour", weekly: "day", monthly: "day", yearly: "month" };

/** From `start` until now; `bars` are the beginnings of its bars, the first of them `start`. */
export interface Window {
  start: Date;
  bars: Date[];
}

/** Visits are counted by whole hours of UTC; where a zone's day begins between two, it counts from the one before. */
const wholeHour = (instant: Date) => new Date(Math.floor(instant.getTime() / hourMs) * hourMs);

/** The window of a period that ends at `instant`, in days of `zone`. */
export function windowOf(period: Period, zone: string, instant: Date): Window {
  const calendar = { in: tz(zone) };
  const first = startOfDay(subDays(instant, daysOf[period] - 1, calendar), calendar);
  const start = wholeHour(first);
  const bars = [start];
  for (let count = 1; ; count += 1) {
    const next = barAfter(first, { unit: barUnits[period], count, zone });
    if (next > instant) return { start, bars };
    bars.push(next);
  }
}

/** When the bar begins that is `count` units after the first one. */
function barAfter(first: Date, { unit, count, zone }: { unit: BarUnit; count: number; zone: string }): Date {
  const calendar = { in: tz(zone) };
  if (unit === "hour") return new Date(wholeHour(first).getTime() + count * hourMs);
  if (unit === "day") return wholeHour(startOfDay(addDays(first, count, calendar), calendar));
  return wholeHour(startOfMonth(addMonths(startOfMonth(first, calendar), count, calendar), calendar));
}
