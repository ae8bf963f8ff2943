// How the dashboard writes days, hours and the scheduled time, so that a zone is never left to guess.
import type { RequestSummaryDto } from "@/lib/transports/dto";
import { formatClock, formatIn, formatInstant, formatScheduled, zoneName } from "@/lib/transports/format";

/** '10:06 PM' on the day of `now`, else 'Nov 20, 10:06 PM'; both in `zone`. */
export function formatRecent(iso: string, zone: string, now: number): string {
  const day = (instant: Date | number) => formatIn(zone, instant, "yyyy-MM-dd");
  const isToday = day(new Date(iso)) === day(now);
  return isToday ? formatClock(iso, zone) : formatInstant(iso, zone);
}

const isSameYear = (iso: string, zone: string, now: number) =>
  formatIn(zone, new Date(iso), "yyyy") === formatIn(zone, now, "yyyy");

/** 'Nov 21, 9:12 PM', of another year than `now` 'Nov 21, 2025, 9:12 PM'; both in `zone`. */
export function formatDated(iso: string, zone: string, now: number): string {
  if (isSameYear(iso, zone, now)) return formatInstant(iso, zone);
  return formatIn(zone, new Date(iso), "MMM d, yyyy, h:mm a");
}

/** The scheduled date and time, and the short name of their zone where a time is known. */
export function scheduledParts(
  { requestedDate, requestedTime, timeZone }: Pick<RequestSummaryDto, "requestedDate" | "requestedTime" | "timeZone">,
  joint = ", ",
): { text: string; zone: string | null } {
  const text = formatScheduled(requestedDate, requestedTime, joint);
  if (!requestedDate || !requestedTime) return { text, zone: null };
  const noon = new Date(`${requestedDate}T12:00:00Z`);
  return { text, zone: zoneName(timeZone, Number.isNaN(noon.getTime()) ? undefined : noon.toISOString()) };
}

/** 'Good evening', by the hour in `zone`. */
export function greetingAt(now: number, zone: string): string {
  const hour = Number(formatIn(zone, now, "H"));
  if (hour < 5 || hour >= 18) return "Good evening";
  return hour < 12 ? "Good morning" : "Good afternoon";
}

/** 'Saturday, November 21' in `zone`; 'Sat, Nov 21' when short. */
export function formatDay(now: number, zone: string, length: "long" | "short" = "long"): string {
  return formatIn(zone, now, length === "long" ? "EEEE, MMMM d" : "EEE, MMM d");
}

/** 'Saturday, November 21', of another year than `now` 'Friday, November 21, 2025'; both in `zone`. */
export function formatPastDay(iso: string, zone: string, now: number): string {
  if (isSameYear(iso, zone, now)) return formatDay(Date.parse(iso), zone);
  return formatIn(zone, new Date(iso), "EEEE, MMMM d, yyyy");
}
