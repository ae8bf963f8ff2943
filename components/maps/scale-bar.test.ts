// The scale names a round distance and draws it as long as it is.
import { expect, it } from "vitest";
import { metersPerPixel } from "./map-geometry";
import { scaleBar } from "./scale-bar";

it.each([
  [4, "200 mi"],
  [8, "20 mi"],
  [11, "2 mi"],
  [14, "2,000 ft"],
  [18, "100 ft"],
])("at zoom %i", (zoom, label) => {
  expect(scaleBar(metersPerPixel({ lat: 41.88, lng: -87.63, zoom })).label).toBe(label);
});

it("is as long as its distance, and never longer than its room", () => {
  for (let meters = 0.3; meters < 40_000; meters *= 1.07) {
    const { label, width } = scaleBar(meters);
    const [number = "", unit] = label.split(" ");
    const length = Number(number.replace(",", "")) * (unit === "mi" ? 1_609.344 : 0.3048);
    expect(Math.abs(width * meters - length)).toBeLessThanOrEqual(meters / 2 + 0.1);
    expect(width).toBeLessThanOrEqual(96);
    expect(width).toBeGreaterThan(36);
  }
});
