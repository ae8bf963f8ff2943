// What is left of a drive that was asked for a while ago, by how far the vehicle has come since.
import { greatCircle } from "./estimate-by-air";
import { shareAhead } from "./polyline";
import type { Drive, Point } from "./provider";

/** A drive as it was asked for. */
export interface AskedDrive {
  askedAt: Date;
  from: Point;
  to: Point;
  drive: Drive;
}

/** A provider that costs money or another machine's time is asked at most so often, milliseconds, */
const pauseMs = 60_000;
/** and once the vehicle has moved so far, metres. */
const moved = 500;
/** Metres beside the line within which the vehicle is on its road. */
const onLine = 1_000;

export type RemainingDrive = Pick<Drive, "meters" | "seconds" | "low" | "high" | "isRough">;

/**
 * What is left at `position`, or null where it is time to ask anew. A guess from the straight line costs nothing, and is
 * asked for each time.
 */
export function remainingDrive(asked: AskedDrive, position: Point, now: Date): RemainingDrive | null {
  const { drive, from, askedAt } = asked;
  if (drive.isRough) return null;
  const isDue = now.getTime() - askedAt.getTime() >= pauseMs;
  if (isDue && greatCircle(from, position) > moved) return null;
  const share = shareLeft(asked, position);
  const left = (value: number) => Math.round(value * share);
  return {
    meters: left(drive.meters),
    seconds: left(drive.seconds),
    low: left(drive.low),
    high: left(drive.high),
    isRough: drive.isRough,
  };
}

/** Along the road; beside it by the straight line, at most half again as much as there was. */
function shareLeft({ drive, from, to }: AskedDrive, position: Point): number {
  const ahead = drive.line && shareAhead(drive.line, position);
  if (ahead && ahead.off <= onLine) return ahead.share;
  const whole = greatCircle(from, to);
  return whole === 0 ? 0 : Math.min(1.5, greatCircle(position, to) / whole);
}
