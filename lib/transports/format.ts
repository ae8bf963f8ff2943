// How a transport's times, fees, short ids and telephone numbers are written.
import { tz } from "@date-fns/tz";
import { format, isValid, parseISO } from "date-fns";
import type { FeeStatus } from "./request-status";

/** 'Nov 21, 9:12 PM' in `zone`. */
export function formatInstant(iso: string, zone: string): string {
  return format(new Date(iso), "MMM d, h:mm a", { in: tz(zone) });
}

/** '9:12 PM' in `zone`. */
export function formatClock(iso: string | Date, zone: string): string {
  return format(new Date(iso), "h:mm a", { in: tz(zone) });
}

/** 'Nov 21, 2026 at 9:12 PM' in `zone`. */
export function formatReportInstant(iso: string, zone: string): string {
  return format(new Date(iso), "MMM d, yyyy 'at' h:mm a", { in: tz(zone) });
}

/** '2026-11-21 21:12' in `zone`: sorts as text, and spreadsheets read it as a time. */
export function formatExportInstant(iso: string, zone: string): string {
  return format(new Date(iso), "yyyy-MM-dd HH:mm", { in: tz(zone) });
}

/** 'CST': the short name of `zone` at `iso`, or now. */
export function zoneName(zone: string, iso?: string): string {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "short" }).formatToParts(
    iso ? new Date(iso) : new Date(),
  );
  return parts.find((part) => part.type === "timeZoneName")?.value ?? zone;
}

/** 'Chicago', from 'America/Chicago'. */
export function zoneCity(zone: string): string {
  return (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");
}

/** 'Chicago time, CST': the zone in words, with its short name at `iso`, or now. */
export function describeZone(zone: string, iso?: string): string {
  const [city, name] = [zoneCity(zone), zoneName(zone, iso)];
  return city === name ? name : `${city} time, ${name}`;
}

/** The wall-clock date and time of a request ('Nov 21, 11:30 PM'), as typed where it is not one, or 'Date TBD'. */
export function formatScheduled(date: string | null, time: string | null, joint = ", "): string {
  if (!date) return "Date TBD";
  const day = readWall(date, date, "MMM d");
  if (!time) return day;
  return `${day}${joint}${readWall(time, `2000-01-01T${time}`, "h:mm a")}`;
}

/** What was typed, written by `pattern`; as it stands where it is no day or time. */
function readWall(typed: string, iso: string, pattern: string): string {
  // The general parser would be heavier than all else of date-fns that the dashboard begins with.
  const read = parseISO(iso);
  return isValid(read) ? format(read, pattern) : typed;
}

/** 'Full Fee', 'Partial $120.00' or 'Waived'; null when no fee was set. */
export function formatFee(feeStatus: FeeStatus | null, feeAmount: number | null): string | null {
  if (feeStatus === null) return null;
  if (feeStatus === "full") return "Full Fee";
  return feeStatus === "none" ? "Waived" : `Partial ${formatDollars(feeAmount ?? 0)}`;
}

/** '$120.00' */
export function formatDollars(amount: number): string {
  return amount.toLocaleString("en-US", { style: "currency", currency: "USD" });
}

/** '6.4 mi', '15 mi', '240 mi' for so many metres: two figures where the distance is rough, else tenths below 100. */
export function formatMiles(meters: number, isRough: boolean): string {
  const miles = meters / 1609.344;
  const rounded = isRough ? Number(miles.toPrecision(2)) : miles;
  const digits = miles < (isRough ? 9.95 : 99.95) ? 1 : 0;
  return `${rounded.toLocaleString("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits })} mi`;
}

/**
 * '10:41 PM' in `zone`, on another day than `now` 'Sun 1:10 AM'; a window as '10:35 to 10:50 PM', to five minutes, and
 * one of more than two hours to a quarter of an hour.
 */
export function formatArrivalWindow(
  { low, high }: { low: Date; high: Date },
  { now, zone }: { now: Date; zone: string },
): string {
  const width = high.getTime() - low.getTime();
  const middle = new Date(low.getTime() + width / 2);
  // So close that one time says it.
  if (width < narrow) return writeArrival(middle, now, zone);
  const step = (width > 120 * minute ? 15 : 5) * minute;
  const first = writeArrival(new Date(Math.floor(low.getTime() / step) * step), now, zone);
  const last = writeArrival(new Date(Math.ceil(high.getTime() / step) * step), now, zone);
  return `${withoutShared(first, last)} to ${last.startsWith(dayOf(first)) ? last.slice(dayOf(first).length) : last}`;
}

const minute = 60_000;
const narrow = 4 * minute;

function writeArrival(at: Date, now: Date, zone: string): string {
  const rounded = new Date(Math.round(at.getTime() / minute) * minute);
  const day = (instant: Date) => format(instant, "yyyy-MM-dd", { in: tz(zone) });
  return format(rounded, day(rounded) === day(now) ? "h:mm a" : "EEE h:mm a", { in: tz(zone) });
}

/** 'Sun ' of 'Sun 1:10 AM'. */
const dayOf = (arrival: string) => /^[A-Z][a-z]{2} /.exec(arrival)?.[0] ?? "";

/** '10:35' of '10:35 PM' before '10:50 PM', on the same day. */
function withoutShared(first: string, last: string): string {
  const isShared = dayOf(first) === dayOf(last) && first.slice(-2) === last.slice(-2);
  return isShared ? first.slice(0, -3) : first;
}

/**
 * 'about 25 to 35 min', 'about 1 h 20 min to 1 h 45 min' for a window in seconds: to five minutes, below a quarter of
 * an hour to one.
 */
export function formatDriveTime({ low, high }: { low: number; high: number }): string {
  const step = high < 900 ? 1 : 5;
  const [first, last] = [Math.floor(low / 60 / step) * step, Math.max(step, Math.ceil(high / 60 / step) * step)];
  if (first === last) return `about ${writeMinutes(last)}`;
  if (first === 0) return `up to ${writeMinutes(last)}`;
  return last < 60 ? `about ${first} to ${last} min` : `about ${writeMinutes(first)} to ${writeMinutes(last)}`;
}

function writeMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} min`;
  return minutes % 60 ? `${hours} h ${minutes % 60} min` : `${hours} h`;
}

/** 'just now', '2 min ago': how old something told is. */
export function formatAge(iso: string, nowMs: number): string {
  return nowMs - Date.parse(iso) < minute ? "just now" : `${formatWaiting(iso, nowMs)} ago`;
}

/** How near an address was placed. */
interface Placed {
  precision: "pin" | "address" | "street" | "zip" | "city" | "county";
  near: string | null;
}

/** 'near Oak Park, IL', 'somewhere in Cook County, IL', 'on this street': null for a door, which needs no word. */
export function formatPlacing({ precision, near }: Placed): string | null {
  if (precision === "pin" || precision === "address") return null;
  if (precision === "street") return "on this street";
  if (near === null) return "approximate";
  return precision === "county" ? `somewhere in ${near}` : `near ${near}`;
}

/** The first 8 characters, as shown on cards. */
export function shortId(id: string): string {
  return id.slice(0, 8);
}

/** '38 min', '2 h 5 min', '3 days': how long something has waited. */
export function formatWaiting(sinceIso: string, nowMs: number): string {
  const minutes = Math.max(0, Math.floor((nowMs - Date.parse(sinceIso)) / 60_000));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return minutes % 60 ? `${hours} h ${minutes % 60} min` : `${hours} h`;
  const days = Math.floor(hours / 24);
  return days === 1 ? "1 day" : `${days} days`;
}

/**
 * What a phone dials: 'tel:+13125550142;ext=4' for '(312) 555-0142 ext. 4', ten digits being a number of the US.
 * Null where the text holds no number, or more than one.
 */
export function formatDial(phone: string): string | null {
  const [main = "", rest = ""] = phone.split(/\s*(?:(?<![a-z])(?:;?ext(?:ension|n)?\b[.:=]?|x)|#)\s*(?=\d)/i);
  const digits = main.replace(/\D/g, "");
  if (digits.length < 3 || digits.length > 15) return null;
  const extension = /^\d+/.exec(rest)?.[0];
  return `tel:${dialPrefix(main, digits)}${digits}${extension ? `;ext=${extension}` : ""}`;
}

function dialPrefix(typed: string, digits: string): "+" | "+1" | "" {
  if (typed.trim().startsWith("+")) return "+";
  if (digits.length === 10) return "+1";
  return digits.length === 11 && digits.startsWith("1") ? "+" : "";
}
