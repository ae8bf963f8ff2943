// Points are read as people copy them, and what is no point is refused.
import { expect, it } from "vitest";
import { formatPoint, parsePoint } from "./parse-point";

it.each([
  ["41.95412, -87.67391", { lat: 41.95412, lng: -87.67391 }],
  [" (41.95412,-87.67391) ", { lat: 41.95412, lng: -87.67391 }],
  ["41.9° -87.6°", { lat: 41.9, lng: -87.6 }],
  ["21; -157", { lat: 21, lng: -157 }],
  ["", null],
  ["41.95412", null],
  ["41.95 north", null],
  ["91, 0", null],
  ["41, -181", null],
])("'%s'", (text, point) => expect(parsePoint(text)).toEqual(point));

it("is written so that it reads as the same point", () => {
  const text = formatPoint({ lat: 41.954_123_456, lng: -87 });
  expect(text).toBe("41.954123, -87");
  expect(parsePoint(text)).toEqual({ lat: 41.954_123, lng: -87 });
});
