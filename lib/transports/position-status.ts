// When a vehicle's last position is too old to be taken for where it is.

/** A position older than this is stale, milliseconds. */
export const staleAfter = 180_000;

/** `positionAt` is ISO 8601; without any there is nothing live either. */
export function isStale(positionAt: string | null, nowMs: number): boolean {
  return positionAt === null || nowMs - Date.parse(positionAt) > staleAfter;
}

/** '41.8781, -87.6298': degrees to some ten metres. */
export function formatPosition(lat: number, lng: number): string {
  return `${lat.toFixed(4)}, ${lng.toFixed(4)}`;
}
