// When a period begins by the clock of a business, and the bars that it is drawn in.
import { TZDate } from "@date-fns/tz";
import { startOfDay, startOfMonth, subDays, addMonths } from "date-fns";
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
  const today = startOfDay(new TZDate(instant, zone));
  const first = startOfDay(subDays(today, daysOf[period] - 1));
  const start = wholeHour(first);
  return { start, bars: [start, ...barsAfter(first, barUnits[period], instant)] };
}

function barsAfter(first: TZDate, unit: BarUnit, end: Date): Date[] {
  const bars: Date[] = [];
  for (let count = 1; ; count += 1) {
    const next = barAfter(first, unit, count);
    if (next > end) return bars;
    bars.push(next);
  }
}

function barAfter(first: TZDate, unit: BarUnit, count: number): Date {
  if (unit === "hour") return new Date(wholeHour(first).getTime() + count * hourMs);
  if (unit === "day") return wholeHour(startOfDay(subDays(first, -count)));
  return wholeHour(startOfDay(addMonths(startOfMonth(first), count)));
}
