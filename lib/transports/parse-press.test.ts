// Of a press the plausible time goes onto the route, and half a press is refused.
import fc from "fast-check";
import { expect, it } from "vitest";
import { pressOf, stampOf, stepBody } from "./parse-press";

const now = Date.UTC(2026, 10, 22, 3, 30);
const minute = 60_000;
const floor = now - 60 * minute;
const day = 24 * 60 * minute;

const stamp = (pressedAt: number, sentAt?: number) =>
  (stampOf({ clientId: "a", pressedAt, sentAt }, { floor, now }) - now) / minute;

it.each([
  ["a press of a while ago", now - 20 * minute, now, -20],
  ["a clock that is right and says nothing of itself", now - 20 * minute, undefined, -20],
  ["a clock a day behind, set right", now - day - 20 * minute, now - day, -20],
  ["a clock a day ahead, set right", now + day - 20 * minute, now + day, -20],
  ["a clock a day behind that nobody can set right", now - day, undefined, 0],
  ["a clock a little ahead", now + 0.5 * minute, now + 0.5 * minute, 0],
  ["a time that is yet to come", now + 2 * minute, now, 0],
  ["a moment before the step ahead of it", floor - minute, now, -60],
  ["before what somebody else recorded meanwhile", floor - 10 * minute, now, -60],
  ["long before the step ahead of it, by a clock that says nothing", floor - 3 * minute, undefined, 0],
  ["a day before the step ahead of it", floor - day - minute, now, 0],
])("%s", (_name, pressedAt, sentAt, minutes) => {
  expect(stamp(pressedAt, sentAt)).toBe(minutes);
});

it("never lies before the step ahead of it nor after now", () => {
  const time = fc.integer({ min: 0, max: 2 * now });
  fc.assert(
    fc.property(time, fc.option(time, { nil: undefined }), (pressedAt, sentAt) => {
      const at = stampOf({ clientId: "a", pressedAt, sentAt }, { floor, now });
      expect(at).toBeGreaterThanOrEqual(floor);
      expect(at).toBeLessThanOrEqual(now);
    }),
  );
});

it("keeps the order of two presses of one phone, whatever its clock says", () => {
  const offset = fc.integer({ min: -7 * day, max: 7 * day });
  fc.assert(
    fc.property(offset, fc.nat(30 * minute), fc.nat(29 * minute), (off, first, second) => {
      const told = (ago: number) => ({ clientId: "a", pressedAt: now - ago + off, sentAt: now + off });
      const before = stampOf(told(first), { floor, now });
      const after = stampOf(told(Math.min(first, second)), { floor: before, now });
      expect(after).toBeGreaterThanOrEqual(before);
    }),
  );
});

it("takes the specification's empty body", () => {
  expect(pressOf(stepBody.parse({}))).toBeNull();
});

it("takes ISO 8601 and milliseconds", () => {
  const iso = { pressedAt: "2026-11-22T03:04:00Z", clientId: "a-1", sentAt: "2026-11-21T21:05:00-06:00" };
  const ms = { pressedAt: Date.UTC(2026, 10, 22, 3, 4), clientId: "a-1", sentAt: Date.UTC(2026, 10, 22, 3, 5) };
  expect(pressOf(stepBody.parse(iso))).toEqual(ms);
  expect(pressOf(stepBody.parse(ms))).toEqual(ms);
});

it.each([
  { pressedAt: now },
  { clientId: "a" },
  { sentAt: now },
  { pressedAt: now, clientId: " " },
  { pressedAt: now, clientId: "x".repeat(65) },
  { pressedAt: now, clientId: "a\u0000" },
  { pressedAt: "yesterday", clientId: "a" },
  { pressedAt: Number.NaN, clientId: "a" },
  { pressedAt: 1e300, clientId: "a" },
  { pressedAt: now, clientId: "a", more: 1 },
])("refuses %j", (body) => {
  expect(stepBody.safeParse(body).success).toBe(false);
});
