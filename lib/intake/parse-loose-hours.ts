// Reads hours without their half of the day at which the dead are to be fetched: "tomorrow at 8:30", "around 5 o'clock".
import type { Reading, WallClock } from "./parse-span";

/** An hour behind a word that leads one. */
const loose =
  /(?<=(?:\b(?:at|by|around|about|abt|for|until|till?|not before|say)|@|~) ?)(\d{1,2})(?::([0-5]\d))?(?: ?o['’]?clock)?(?![\d:%/]|[.,]\d| ?(?:[ap]\.?m?\b|hrs?\b|h\b|lbs?|pounds?|people|men|min\w*|hours?|days?|weeks?|steps?|stairs|miles?|yrs?|years?|%|of\b|more\b|or \d|to \d|st\b|nd\b|rd\b|th\b|[-–]\d))/giu;
const longestWait = 9;
const two = (number: number) => String(number).padStart(2, "0");

/** The hours of `text`, of a later `day` those between 7 and 6, of the day of the call the next such ones. */
export function findLooseHours(text: string, received: WallClock, day?: string): Reading[] {
  const [today, now] = [received.slice(0, 10), received.slice(11, 16)];
  const isLater = day !== undefined && day > today;
  return [...text.matchAll(loose)].flatMap((match) => {
    const [whole, hours = "", minutes] = match;
    const hour = Number(hours);
    if (hour < 1 || hour > 12) return [];
    const clock = (h: number) => `${two(h)}:${minutes ?? "00"}`;
    const [early, late] = [clock(hour % 12), clock((hour % 12) + 12)];
    const value = isLater ? (hour < 7 || hour === 12 ? late : early) : early > now ? early : late;
    if (!minutes && !/clock/i.test(whole) && day === undefined) return [];
    if (!isLater && (value <= now || Number(value.slice(0, 2)) - Number(now.slice(0, 2)) > longestWait)) return [];
    return [{ value, start: match.index, end: match.index + whole.length, confidence: 0.7 }];
  });
}
