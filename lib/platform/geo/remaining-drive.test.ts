// What is left of a drive by progress, and when a provider that costs something is asked anew.
import fc from "fast-check";
import { expect, it } from "vitest";
import { type AskedDrive, remainingDrive } from "./remaining-drive";

const askedAt = new Date("2026-11-22T03:00:00.000Z");
const after = (seconds: number) => new Date(askedAt.getTime() + seconds * 1_000);
const from = { lat: 41, lng: -88 };
const to = { lat: 41.2, lng: -88 };
const drive = {
  meters: 25_000,
  seconds: 1_200,
  low: 1_100,
  high: 1_500,
  by: "google",
  isRough: false,
  line: [from, to],
};
const asked: AskedDrive = { askedAt, from, to, drive };
const at = (share: number, lng = -88) => ({ lat: 41 + 0.2 * share, lng });

it("carries the time forward by how far the vehicle has come along its road", () => {
  expect(remainingDrive(asked, at(0), after(5))).toEqual({
    meters: 25_000,
    seconds: 1_200,
    low: 1_100,
    high: 1_500,
    isRough: false,
  });
  expect(remainingDrive(asked, at(0.25), after(50))).toEqual({
    meters: 18_750,
    seconds: 900,
    low: 825,
    high: 1_125,
    isRough: false,
  });
  expect(remainingDrive(asked, at(1), after(50))).toMatchObject({ meters: 0, seconds: 0 });
});

it("asks anew after a minute and 500 metres, not after either alone", () => {
  expect(remainingDrive(asked, at(0.5), after(59))).not.toBeNull();
  expect(remainingDrive(asked, at(0.01), after(3_600))).not.toBeNull();
  expect(remainingDrive(asked, at(0.5), after(60))).toBeNull();
});

it("asks the built-in estimate each time", () => {
  expect(remainingDrive({ ...asked, drive: { ...drive, isRough: true } }, at(0.1), after(1))).toBeNull();
});

it("reckons beside the road by the straight line, and without a line too", () => {
  // Some 4 km east of the road, half way.
  expect(remainingDrive(asked, at(0.5, -87.95), after(30))?.seconds).toBeCloseTo(640, -2);
  expect(remainingDrive({ ...asked, drive: { ...drive, line: null } }, at(0.5), after(30))?.seconds).toBe(600);
  // Going the wrong way it grows, but not without end.
  expect(remainingDrive(asked, { lat: 35, lng: -88 }, after(30))?.seconds).toBe(1_800);
  expect(remainingDrive({ ...asked, to: from, drive: { ...drive, line: null } }, at(0), after(30))?.seconds).toBe(0);
});

it("is a number within its window wherever the vehicle is", () => {
  const point = fc.record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(point, (position) => {
      const left = remainingDrive(asked, position, after(30));
      if (!left) throw new Error("It is too early to ask anew.");
      expect(left.low).toBeGreaterThanOrEqual(0);
      expect(left.low).toBeLessThanOrEqual(left.seconds);
      expect(left.seconds).toBeLessThanOrEqual(left.high);
      expect(left.meters).toBeGreaterThanOrEqual(0);
    }),
  );
});
