// How much longer a drive takes in the thick of a city at the hour and on the day it begins.
import { TZDate } from "@date-fns/tz";
import { type Curve, valueAt } from "./curve";
import type { Departure } from "./provider";

// Fitted with the speeds of estimate-by-air.ts to taxi trips in Chicago and New York (e2e/bench/live/drives.jsonl).
const weekday: Curve = [
  [0, 0.97],
  [5.5, 0.97],
  [8, 1.45],
  [10, 1.5],
  [14, 1.5],
  [17, 1.8],
  [20, 1.31],
  [23, 1.05],
  [24, 0.97],
];
const weekend: Curve = [
  [0, 1.02],
  [6, 0.97],
  [11, 1.48],
  [18, 1.48],
  [23, 1.07],
  [24, 1.02],
];

/** What streets without traffic are multiplied by; 1 where nobody says when. */
export function trafficAt(departure: Departure | null): number {
  if (!departure) return 1;
  const local = new TZDate(departure.at.getTime(), departure.zone);
  const isWeekend = local.getDay() % 6 === 0;
  return valueAt(isWeekend ? weekend : weekday, local.getHours() + local.getMinutes() / 60);
}
