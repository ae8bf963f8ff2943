// Values that are known at a few places and drawn straight in between.

/** By rising `at`. */
export type Curve = readonly (readonly [at: number, value: number])[];

/** The value at `at`; before the first and after the last place the curve is level. */
export function valueAt(curve: Curve, at: number): number {
  const next = curve.findIndex(([place]) => place >= at);
  const [above, below] = [curve.at(next), curve[next - 1]];
  if (!above || !below) return above?.[1] ?? Number.NaN;
  return below[1] + ((at - below[0]) / (above[0] - below[0])) * (above[1] - below[1]);
}
