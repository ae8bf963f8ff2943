// The few numbers that the measurements are told in.

/** The middle value; the mean of the two middle ones when there is an even number. Raises for an empty list. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error("Nothing was measured.");
  return (upper + lower) / 2;
}

/** The value that a `share` (0 to 1) of all values does not exceed. Raises for an empty list. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length, Math.ceil(sorted.length * share)) - 1];
  if (value === undefined) throw new Error("Nothing was measured.");
  return value;
}

/** '0.31' */
export const ratioText = (value: number) => value.toFixed(2);

/** '12.3 kB' of 1000 bytes. */
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
