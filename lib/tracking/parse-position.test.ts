// What a position must be to be believed.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clockOffset, futureTolerance } from "@/lib/transports/parse-clock";
import { parsePosition } from "./parse-position";
import { startTolerance } from "./schema";

const now = Date.parse("2026-11-22T03:00:00Z");
const start = now - 3_600_000;
const given = { drive: { start, end: null }, now, offset: 0 };
const row = { clientId: "a", at: now - 5_000, lat: 41.8781, lng: -87.6298 };

describe("one position", () => {
  it("is read with what the device did not say as null", () => {
    expect(parsePosition(row, given)).toEqual({ ...row, accuracy: null, speed: null, heading: null, mark: null });
  });

  it("may give its time as ISO 8601", () => {
    expect(parsePosition({ ...row, at: "2026-11-21T20:59:55-06:00" }, given)).toMatchObject({ at: now - 5_000 });
  });

  it("is set right by the offset of the device's clock", () => {
    const day = 86_400_000;
    expect(parsePosition({ ...row, at: row.at + day }, { ...given, offset: -day })).toMatchObject({ at: row.at });
  });

  it.each([
    ["a device without a fix", { lat: 0, lng: 0 }, "The device had no fix."],
    ["a place off the globe", { lat: 90.01 }, "There is no such place"],
    ["a place beyond the date line", { lng: 180.5 }, "There is no such place"],
    ["no number", { lat: Number.NaN }, "lat is a number of degrees."],
    ["an endless number", { lng: Number.POSITIVE_INFINITY }, "lng is a number of degrees."],
    ["a number as text", { lat: "41.8" }, "lat is a number of degrees."],
    ["no name", { clientId: " " }, "Give every position a clientId"],
    ["a name that cannot be stored", { clientId: "a\0b" }, "Give every position a clientId"],
    ["a time to come", { at: now + futureTolerance + 1 }, "Its time lies in the future."],
    ["a time before the drive", { at: start - startTolerance - 1 }, "It was taken before this drive began."],
    ["no time", { at: "yesterday" }, "Give the device's time"],
  ])("refuses %s", (_, wrong, sentence) => {
    expect(parsePosition({ ...row, ...wrong }, given)).toContain(sentence);
  });

  it("is refused after the drive's end, and taken up to it", () => {
    const ended = { ...given, drive: { start, end: row.at } };
    expect(parsePosition(row, ended)).toMatchObject({ at: row.at });
    expect(parsePosition({ ...row, at: row.at + 1 }, ended)).toBe("It was taken after this drive ended.");
  });

  it("is kept but marked where it is no surer than half a kilometre", () => {
    expect(parsePosition({ ...row, accuracy: 500 }, given)).toMatchObject({ mark: null });
    expect(parsePosition({ ...row, accuracy: 501 }, given)).toMatchObject({ mark: "inaccurate", accuracy: 501 });
  });

  it("loses a heading or speed that cannot be", () => {
    expect(parsePosition({ ...row, heading: 361, speed: 300 }, given)).toMatchObject({ heading: null, speed: null });
  });

  it("is a position within the drive or a sentence, whatever was sent", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.record({ clientId: fc.string(), at: fc.double(), lat: fc.double(), lng: fc.double() }),
        ),
        (sent) => {
          const read = parsePosition(sent, given);
          const { lat, lng, at } = typeof read === "string" ? { lat: 0, lng: 0, at: now } : read;
          expect(read).not.toBe("");
          expect(Math.abs(lat)).toBeLessThanOrEqual(90);
          expect(Math.abs(lng)).toBeLessThanOrEqual(180);
          expect(at).toBeGreaterThanOrEqual(start - startTolerance);
          expect(at).toBeLessThanOrEqual(now + futureTolerance);
        },
      ),
    );
  });
});

it.each([
  ["nobody knows what it said", undefined, 0],
  ["it is about right", now - 44_000, 0],
  ["it is a minute and a half ahead, which would be refused", now + 90_000, -90_000],
  ["it is a day behind", now - 86_400_000, 86_400_000],
  ["it is a day ahead", now + 86_400_000, -86_400_000],
])("a clock is set right by what it said when it sent: %s", (_, sentAt, offset) => {
  expect(clockOffset(sentAt, now)).toBe(offset);
});
