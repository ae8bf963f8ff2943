// Keeps what was worked out of a text, for as long as a first call is read.

const kept: Map<string, unknown>[] = [];

/** A store by text that is emptied when the reading ends: nothing of a call stays behind. */
export function perReading<Made>(): Map<string, Made> {
  const store = new Map<string, Made>();
  kept.push(store);
  return store;
}

/** Empties all of them. */
export function forgetReading(): void {
  for (const store of kept) store.clear();
}
