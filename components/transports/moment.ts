// How the dashboard writes days, hours and the scheduled time, so that a zone is never left to guess.
import { tz } from "@date-fns/tz";
import { format, isSameDay, isSameYear } from "date-fns";
import type { RequestSummaryDto } from "@/lib/transports/dto";
import { formatClock, formatInstant, formatScheduled, zoneName } from "@/lib/transports/format";

/** '10:06 PM' on the day of `now`, else 'Nov 20, 10:06 PM'; both in `zone`. */
export function formatRecent(iso: string, zone: string, now: number): string {
  const isToday = isSameDay(new Date(iso), new Date(now), { in: tz(zone) });
  return isToday ? formatClock(iso, zone) : formatInstant(iso, zone);
}

/** 'Nov 21, 9:12 PM', of another year than `now` 'Nov 21, 2025, 9:12 PM'; both in `zone`. */
export function formatDated(iso: string, zone: string, now: number): string {
  if (isSameYear(new Date(iso), new Date(now), { in: tz(zone) })) return formatInstant(iso, zone);
  return format(new Date(iso), "MMM d, yyyy, h:mm a", { in: tz(zone) });
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
  const hour = Number(format(now, "H", { in: tz(zone) }));
  if (hour < 5 || hour >= 18) return "Good evening";
  return hour < 12 ? "Good morning" : "Good afternoon";
}

/** 'Saturday, November 21' in `zone`; 'Sat, Nov 21' when short. */
export function formatDay(now: number, zone: string, length: "long" | "short" = "long"): string {
  return format(now, length === "long" ? "EEEE, MMMM d" : "EEE, MMM d", { in: tz(zone) });
}

/** 'Saturday, November 21', of another year than `now` 'Friday, November 21, 2025'; both in `zone`. */
export function formatPastDay(iso: string, zone: string, now: number): string {
  if (isSameYear(new Date(iso), new Date(now), { in: tz(zone) })) return formatDay(Date.parse(iso), zone);
  return format(new Date(iso), "EEEE, MMMM d, yyyy", { in: tz(zone) });
}
