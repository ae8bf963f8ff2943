// Lines are unpacked as their format is documented, thinned without losing their shape, and walked along.
import fc from "fast-check";
import { expect, it } from "vitest";
import { greatCircle } from "./estimate-by-air";
import { decodePolyline, shareAhead } from "./polyline";
import type { Point } from "./provider";

/** Packs as https://developers.google.com/maps/documentation/utilities/polylinealgorithm says. */
function encode(points: readonly Point[]): string {
  let [lat, lng, text] = [0, 0, ""];
  const put = (difference: number) => {
    let value = difference < 0 ? ~(difference << 1) : difference << 1;
    for (; value >= 32; value >>>= 5) text += String.fromCharCode((32 | (value & 31)) + 63);
    text += String.fromCharCode(value + 63);
  };
  for (const point of points) {
    const [y, x] = [Math.round(point.lat * 1e5), Math.round(point.lng * 1e5)];
    put(y - lat);
    put(x - lng);
    [lat, lng] = [y, x];
  }
  return text;
}

// The example of Google's page.
it("reads the documented example", () => {
  expect(decodePolyline("_p~iF~ps|U_ulLnnqC_mqNvxq`@")).toEqual([
    { lat: 38.5, lng: -120.2 },
    { lat: 40.7, lng: -120.95 },
    { lat: 43.252, lng: -126.453 },
  ]);
});

it.each(["", "_p~iF~ps|U", "_p~iF~ps|U_ulL", "<html>", "~~~~~~~~~~~~~~~~", "_p~iF~ps|U ulLnnqC", "\u{1F600}"])(
  "takes %j for no line",
  (text) => {
    expect(decodePolyline(text)).toBeNull();
  },
);

it("reads anything without failing, and never leaves the earth", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), (text) => {
      for (const { lat, lng } of decodePolyline(text) ?? []) {
        expect(Math.abs(lat)).toBeLessThanOrEqual(90);
        expect(Math.abs(lng)).toBeLessThanOrEqual(180);
      }
    }),
  );
});

const point = fc.record({
  lat: fc.integer({ min: 25e5, max: 49e5 }).map((value) => value / 1e5),
  lng: fc.integer({ min: -124e5, max: -67e5 }).map((value) => value / 1e5),
});

it("keeps a short line whole", () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 2, maxLength: 200 }), (points) => {
      expect(decodePolyline(encode(points))).toEqual(points);
    }),
    { numRuns: 40 },
  );
});

it("keeps the ends and at most 200 points of a long one", () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 201, maxLength: 600 }), (points) => {
      const line = decodePolyline(encode(points)) ?? [];
      expect(line.length).toBeLessThanOrEqual(200);
      expect([line[0], line.at(-1)]).toEqual([points[0], points.at(-1)]);
    }),
    { numRuns: 40 },
  );
});

it("keeps the corners of a long line", () => {
  const along = (count: number, at: (share: number) => Point) =>
    Array.from({ length: count }, (_each, index) => at(index / count));
  const corners = [
    { lat: 41, lng: -88 },
    { lat: 41, lng: -87 },
    { lat: 42, lng: -87 },
  ];
  const points = [
    ...along(2_000, (share) => ({ lat: 41 + 1e-5 * Math.round(Math.sin(share * 40)), lng: -88 + share })),
    ...along(2_000, (share) => ({ lat: 41 + share, lng: -87 })),
    { lat: 42, lng: -87 },
  ];
  const line = decodePolyline(encode(points));
  expect(line?.length).toBeLessThanOrEqual(200);
  for (const corner of corners) {
    expect(Math.min(...(line ?? []).map((each) => greatCircle(each, corner)))).toBeLessThan(100);
  }
});

it("tells how much of a line lies ahead, and how far off it one is", () => {
  const line = [
    { lat: 41, lng: -88 },
    { lat: 42, lng: -88 },
    { lat: 43, lng: -88 },
  ];
  expect(shareAhead(line, { lat: 41.5, lng: -88 }).share).toBeCloseTo(0.75, 5);
  expect(shareAhead(line, { lat: 40, lng: -88 })).toEqual({ share: 1, off: expect.closeTo(111_195, -1) as number });
  expect(shareAhead(line, { lat: 43, lng: -88 }).share).toBeCloseTo(0, 5);
  const beside = { lat: 42.5, lng: -87.99 };
  const off = shareAhead(line, beside).off / greatCircle({ lat: 42.5, lng: -88 }, beside);
  expect(Math.abs(off - 1)).toBeLessThan(0.02);
  expect(shareAhead([line[0] as Point, line[0] as Point], { lat: 41, lng: -88 })).toEqual({ share: 0, off: 0 });
});
