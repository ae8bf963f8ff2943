// How the figures of analytics are written, and what each of them means.
import { tz } from "@date-fns/tz";
import { format } from "date-fns";
import type { BarUnit } from "./parse-period";

/** '< 1 min', '42 min', '3 h 05 min', '2 d 4 h' from seconds; a dash where there is none. */
export function formatDuration(seconds: number | null): string {
  if (seconds === null) return "–";
  const minutes = Math.round(seconds / 60);
  if (minutes < 1) return "< 1 min";
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return `${hours} h ${String(minutes % 60).padStart(2, "0")} min`;
  return `${Math.floor(hours / 24)} d ${hours % 24} h`;
}

const axisForms: Record<BarUnit, string> = { hour: "h a", day: "MMM d", month: "MMM" };
const fullForms: Record<BarUnit, string> = { hour: "MMM d, h:mm a", day: "EEE, MMM d", month: "MMMM yyyy" };

/** Under a bar, short: '9 AM', 'Nov 21', 'Nov'. */
export const formatBar = (iso: string, unit: BarUnit, zone: string): string =>
  format(new Date(iso), axisForms[unit], { in: tz(zone) });

/** Of a bar, whole: 'Nov 21, 9:00 AM', 'Sat, Nov 21', 'November 2026'. */
export const formatWholeBar = (iso: string, unit: BarUnit, zone: string): string =>
  format(new Date(iso), fullForms[unit], { in: tz(zone) });

/** '12,480' */
export const formatCount = (count: number): string => count.toLocaleString("en-US");

/** What each figure says, in a sentence or two. */
export const definitions = {
  totalVisits: "Screens that were opened since the period began. Programs and pages fetched ahead are not counted.",
  uniqueVisitors: "Browsers that opened a screen since the period began, each counted once.",
  registeredUsers: "People who opened a screen while signed in since the period began, each counted once.",
  activeUsers:
    "People and visitors who opened a screen in the last 15 minutes. Whoever is signed in counts once, an anonymous visitor once a browser.",
  requests: "Requests in your business's lists that were made since the period began.",
  states: "How these requests stand in your lists now. Cancelled transports and calls you passed on are declined.",
  toAccept:
    "From the call to the acceptance that stands. The call is when it was received, as written on the request; where that is missing, later than the request or over two days before it, when the request was made.",
  toArrival: "From the call to the driver's arrival at the pickup.",
  toDelivery: "From the call to the completed delivery.",
  median: "Half of them took no longer than this.",
  p90: "Nine of ten took no longer than this.",
  places: "By the location's name where the request gives one, else by the pickup address.",
  drivers: "By the driver of the drive that counts; transports that another company carries stand under its name.",
} as const;
