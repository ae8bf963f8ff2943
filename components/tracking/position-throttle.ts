// Which fixes of a phone are worth sending: every 5 seconds or 50 metres, always the newest.
import type { KeptPosition } from "./drive-store";
import { metersBetween } from "./near-place";

const everyMs = 5_000;
const everyMeters = 50;
/** Not more often than this, however fast. */
const leastMs = 1_000;
/** A fix whose own time is further off than this from the phone's clock has none. */
const mostSkewMs = 600_000;

/** How long `fix` has to wait where `last` was kept `since` milliseconds ago; 0 is at once. */
export function waitFor(fix: KeptPosition, last: KeptPosition | null, since: number): number {
  if (last === null || since >= everyMs) return 0;
  return Math.max(0, (metersBetween(fix, last) >= everyMeters ? leastMs : everyMs) - since);
}

/** A fix of the browser as it is kept and sent. */
export function keptFix({ coords, timestamp }: GeolocationPosition, nowMs: number): KeptPosition {
  const { latitude, longitude, accuracy, speed, heading } = coords;
  return {
    clientId: crypto.randomUUID(),
    at: Math.abs(nowMs - timestamp) > mostSkewMs ? nowMs : Math.round(timestamp),
    lat: latitude,
    lng: longitude,
    accuracy: finite(accuracy),
    speed: finite(speed),
    heading: finite(heading),
  };
}

const finite = (measure: number | null) =>
  measure !== null && Number.isFinite(measure) && measure >= 0 ? measure : null;
