// How old a position is and how exact, in a few words.

/** '8 s ago', '14 min ago', '2 h 5 min ago', '3 days ago'; a device whose clock runs ahead is '0 s ago'. */
export function writeAge(at: string, nowMs: number): string {
  const seconds = Math.max(0, Math.floor((nowMs - Date.parse(at)) / 1000));
  if (seconds < 60) return `${seconds} s ago`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min ago`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return minutes % 60 ? `${hours} h ${minutes % 60} min ago` : `${hours} h ago`;
  const days = Math.floor(hours / 24);
  return days === 1 ? "1 day ago" : `${days} days ago`;
}

/** '±12 m'; null where the device did not say. */
export function writeAccuracy(meters: number | null | undefined): string | null {
  return meters === null || meters === undefined ? null : `±${Math.max(1, Math.round(meters))} m`;
}
