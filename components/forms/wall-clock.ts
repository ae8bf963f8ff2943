// The clock on the wall of a business, as native date and time fields write it.
import { tz } from "@date-fns/tz";
import { format } from "date-fns";

/** '2026-11-21T21:02': what a `datetime-local` field holds at that instant (milliseconds) in `zone`. */
export function formatWallClock(instantMs: number, zone: string): string {
  return format(new Date(instantMs), "yyyy-MM-dd'T'HH:mm", { in: tz(zone) });
}
