// The bar of a map's scale: a round distance and how long it is on the map.

const feetPerMeter = 3.280_84;
const feetPerMile = 5_280;
/** Pixels. */
const longest = 96;

/** 1, 2 or 5 with noughts, at most `most`. */
function round(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  return power * ([5, 2].find((digit) => digit * power <= most) ?? 1);
}

/** '5 mi' or, nearer, '500 ft'; `width` in pixels, at most 96. */
export function scaleBar(metersPerPixel: number): { label: string; width: number } {
  const feetPerPixel = metersPerPixel * feetPerMeter;
  const miles = (longest * feetPerPixel) / feetPerMile;
  const [unit, per] = miles < 1 ? ["ft", 1] : ["mi", feetPerMile];
  const length = round(miles < 1 ? miles * feetPerMile : miles);
  return { label: `${length.toLocaleString("en-US")} ${unit}`, width: Math.round((length * per) / feetPerPixel) };
}
