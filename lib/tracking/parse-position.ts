// Checks one position of a batch against what can be true, and says in a sentence what cannot.
import { futureTolerance } from "@/lib/transports/parse-clock";
import { longestWait, positionRow, startTolerance, worstAccuracy } from "./schema";

export interface Position {
  clientId: string;
  /** Milliseconds since 1970, the device's clock set right. */
  at: number;
  lat: number;
  lng: number;
  /** Metres; null where the device did not say. */
  accuracy: number | null;
  /** Metres a second. */
  speed: number | null;
  /** Degrees from north, 0 to 360. */
  heading: number | null;
  mark: "jump" | "inaccurate" | null;
}

/** When the drive was under way, milliseconds; `end` is null while it is. */
export interface DriveTimes {
  start: number;
  end: number | null;
}

/** The position, or the sentence that refuses it. */
export function parsePosition(
  row: unknown,
  { drive, now, offset }: { drive: DriveTimes; now: number; offset: number },
): Position | string {
  const read = positionRow.safeParse(row);
  if (!read.success) return read.error.issues[0]?.message ?? "This is no position.";
  const { clientId, lat, lng, accuracy, speed, heading } = read.data;
  const at = Math.round(read.data.at + offset);
  if (Math.abs(lat) > 90 || Math.abs(lng) > 180) return "There is no such place: lat is -90 to 90, lng -180 to 180.";
  // What devices report that have no fix yet.
  if (lat === 0 && lng === 0) return "The device had no fix.";
  if (at > now + futureTolerance) return "Its time lies in the future. Check the device's clock.";
  if (at < drive.start - startTolerance) return "It was taken before this drive began.";
  if (drive.end !== null && now > drive.end + longestWait) return "This drive ended too long ago.";
  if (drive.end !== null && at > drive.end) return "It was taken after this drive ended.";
  return {
    clientId,
    at,
    lat,
    lng,
    accuracy: accuracy ?? null,
    speed: speed === undefined || speed === null || speed > 200 ? null : speed,
    heading: heading === undefined || heading === null || heading < 0 || heading > 360 ? null : heading,
    mark: (accuracy ?? 0) > worstAccuracy ? "inaccurate" : null,
  };
}
