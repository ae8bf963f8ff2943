// A cursor leads back to exactly where it was made, and nothing else is one.
import fc from "fast-check";
import { expect, it } from "vitest";
import { formatListCursor, parseListCursor } from "./parse-list-cursor";

it("is read back to the millisecond", () => {
  fc.assert(
    fc.property(
      fc.date({ noInvalidDate: true, min: new Date(0), max: new Date("2999-01-01") }),
      fc.uuid(),
      (createdAt, id) => {
        const cursor = formatListCursor({ createdAt, id });
        expect(cursor).toMatch(/^[\w-]+$/);
        expect(parseListCursor(cursor)).toEqual({ createdAt, id });
      },
    ),
  );
});

const made = formatListCursor({
  createdAt: new Date("2026-11-21T12:00:00Z"),
  id: "0f8fad5b-d9cb-469f-a165-70867728950e",
});
const encoded = (text: string) => btoa(text).replaceAll("=", "");

it.each([
  "",
  "25",
  made.slice(0, -1),
  `${made}A`,
  `${made}=`,
  encoded("2026-11-21T12:00:00.000Z"),
  encoded("2026-11-21T12:00:00.000Z|x"),
  encoded("2026-11-21|0f8fad5b-d9cb-469f-a165-70867728950e"),
  encoded("x|0f8fad5b-d9cb-469f-a165-70867728950e"),
  encoded("2026-11-21T12:00:00.000Z|0f8fad5b-d9cb-469f-a165-70867728950e|x"),
  encoded("-271821-04-20T00:00:00.000Z|0f8fad5b-d9cb-469f-a165-70867728950e"),
  encoded("+012026-11-21T12:00:00.000Z|0f8fad5b-d9cb-469f-a165-70867728950e"),
  "%00",
  "A".repeat(5_000),
])("%j is none", (text) => {
  expect(parseListCursor(text)).toBeNull();
});
