// The map's arithmetic.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  circleRing,
  DEFAULT_VIEW,
  fitView,
  fromScreen,
  isInSight,
  locateOnLine,
  type MapInsets,
  toScreen,
} from "./map-geometry";

const size = { width: 640, height: 420 };
const insets: MapInsets = { top: 72, right: 56, bottom: 56, left: 56 };
const chicago = { lat: 41.8781, lng: -87.6298 };
const naperville = { lat: 41.7508, lng: -88.1535 };
const point = fc.record({
  lat: fc.double({ min: 18, max: 72, noNaN: true }),
  lng: fc.double({ min: -170, max: -60, noNaN: true }),
});

describe("the projection", () => {
  it("puts what is looked at into the middle, and north up", () => {
    const view = { ...chicago, zoom: 10 };
    expect(toScreen(chicago, view, size)).toEqual({ x: 320, y: 210 });
    expect(toScreen({ ...chicago, lat: 42 }, view, size).y).toBeLessThan(210);
    expect(toScreen({ ...chicago, lng: -87 }, view, size).x).toBeGreaterThan(320);
  });

  it("knows the width of a degree at a zoom", () => {
    const { x } = toScreen({ lat: 0, lng: 1 }, { lat: 0, lng: 0, zoom: 12 }, size);
    expect(x - 320).toBeCloseTo((256 * 4096) / 360, 6);
  });

  it("finds the point under a pixel again", () => {
    fc.assert(
      fc.property(point, point, (middle, at) => {
        const view = { ...middle, zoom: 9 };
        const found = fromScreen(toScreen(at, view, size), view, size);
        expect(found.lat).toBeCloseTo(at.lat, 7);
        expect(found.lng).toBeCloseTo(at.lng, 7);
      }),
    );
  });
});

describe("what fits into a window", () => {
  it("keeps every point clear of the insets, and wastes no room", () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 2, maxLength: 20 }), (points) => {
        const view = fitView(points, size, insets);
        const slack = { top: 71, right: 55, bottom: 55, left: 55 };
        for (const each of points) expect(isInSight(each, view, size, slack) || view.zoom === 3).toBe(true);
        const nearer = { ...view, zoom: view.zoom + 1 };
        const isTight = points.some((each) => !isInSight(each, nearer, size, insets));
        expect(isTight || view.zoom === 14).toBe(true);
      }),
    );
  });

  it("does not fall onto a single place", () => {
    const view = fitView([chicago], size, insets);
    expect(view.zoom).toBe(14);
    expect(toScreen(chicago, view, size)).toEqual({ x: expect.closeTo(320, 3), y: expect.closeTo(218, 3) });
  });

  it("comes no nearer than it may", () => {
    expect(fitView([chicago], size, insets, 11).zoom).toBe(11);
    expect(fitView([chicago, naperville], size, insets, 11)).toEqual(fitView([chicago, naperville], size, insets));
  });

  it("is the middle of the United States at zoom 12 where nothing is placed", () => {
    expect(fitView([], size, insets)).toEqual({ lat: 39.8283, lng: -98.5795, zoom: 12 });
    expect(DEFAULT_VIEW.zoom).toBe(12);
  });

  it("still shows both ends in a window smaller than its insets", () => {
    const small = { width: 100, height: 90 };
    const view = fitView([chicago, naperville], small, insets);
    const ends = [chicago, naperville].map((end) => toScreen(end, view, small).x);
    expect(Math.abs((ends[0] ?? 0) - (ends[1] ?? 0))).toBeGreaterThan(10);
    expect(Math.abs((ends[0] ?? 0) - (ends[1] ?? 0))).toBeLessThanOrEqual(100);
  });
});

it("draws a circle of so many metres, as wide on the ground as high", () => {
  const ring = circleRing(chicago, 4000);
  expect(ring).toHaveLength(49);
  expect(ring[0]).toEqual(ring[48]);
  const lats = ring.map(({ lat }) => lat);
  expect((Math.max(...lats) - Math.min(...lats)) * 111.195).toBeCloseTo(8, 3);
  const lngs = ring.map(({ lng }) => lng);
  const narrowing = Math.cos((chicago.lat * Math.PI) / 180);
  expect((Math.max(...lngs) - Math.min(...lngs)) * 111.195 * narrowing).toBeCloseTo(8, 3);
});

describe("the nearest point of a line", () => {
  const line = [
    { lat: 0, lng: 0 },
    { lat: 0, lng: 1 },
    { lat: 1, lng: 1 },
  ];

  it("lies on the stretch that passes closest", () => {
    const { index, point: at } = locateOnLine(line, { lat: 0.5, lng: 1.2 });
    expect(index).toBe(1);
    expect(at.lat).toBeCloseTo(0.5, 6);
    expect(at.lng).toBe(1);
  });

  it("is an end for what lies beyond", () => {
    expect(locateOnLine(line, { lat: -1, lng: -1 })).toEqual({ index: 0, point: { lat: 0, lng: 0 } });
    expect(locateOnLine(line, { lat: 3, lng: 1 })).toEqual({ index: 1, point: { lat: 1, lng: 1 } });
  });

  it("bears a line whose points coincide", () => {
    const same = { lat: 41, lng: -87 };
    expect(locateOnLine([same, same], chicago).point).toEqual(same);
  });
});
