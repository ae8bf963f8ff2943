// What a phone's clock says, and how it is set right where it is off: one rule for presses and for positions.
import { z } from "zod";

/** A clock further off than this is set right by the time at which it sent, milliseconds; less than is tolerated ahead. */
const clockTolerance = 45_000;
/** What a phone tells may lie this far ahead of the server's clock, milliseconds. */
export const futureTolerance = 60_000;

const latest = Date.UTC(9999, 0);
const told = z.number().min(0).max(latest);

/** An instant as a phone tells it; milliseconds since 1970, within what a database can hold. */
export const toldInstant = z.union(
  [
    z.iso
      .datetime({ offset: true })
      .transform((text) => Date.parse(text))
      .pipe(told),
    told,
  ],
  "Give the device's time as ISO 8601 or in milliseconds since 1970.",
);

/** How far the device's clock is behind ours, in milliseconds; 0 while it is about right, or nobody knows. */
export function clockOffset(sentAt: number | undefined, now: number): number {
  const offset = sentAt === undefined ? 0 : now - sentAt;
  return Math.abs(offset) > clockTolerance ? offset : 0;
}
