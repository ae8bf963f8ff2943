// A driven path by the clock.
import { describe, expect, it } from "vitest";
import { pathSpan, pathUntil } from "./path-time";

const path = [
  { lat: 41, lng: -88, at: "2026-11-21T21:00:00.000Z" },
  { lat: 42, lng: -88, at: "2026-11-21T21:10:00.000Z" },
  { lat: 42, lng: -87, at: "2026-11-21T21:30:00.000Z" },
];
const at = (minutes: number) => Date.parse("2026-11-21T21:00:00Z") + minutes * 60_000;

it("spans from its first to its last position", () => {
  expect(pathSpan(path)).toEqual({ from: at(0), to: at(30) });
});

it.each([[[]], [path.slice(0, 1)], [path.slice(0, 1).concat(path.slice(0, 1))]])("has no span of %j", (points) => {
  expect(pathSpan(points)).toBeNull();
});

describe("the path until an instant", () => {
  it("ends between two positions on the straight line", () => {
    expect(pathUntil(path, at(5))).toEqual([path[0], { lat: 41.5, lng: -88, at: "2026-11-21T21:05:00.000Z" }]);
    expect(pathUntil(path, at(25)).at(-1)).toEqual({ lat: 42, lng: -87.25, at: "2026-11-21T21:25:00.000Z" });
  });

  it("is its first position before it began, and the whole of it after", () => {
    expect(pathUntil(path, at(-5))).toEqual([path[0]]);
    expect(pathUntil(path, at(99))).toEqual(path);
    expect(pathUntil(path, at(30))).toEqual(path);
    expect(pathUntil([], at(0))).toEqual([]);
  });
});
