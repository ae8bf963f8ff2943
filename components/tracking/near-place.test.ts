// A step is suggested near a place that is known to the door, and nowhere else; fixes are sent as often as they tell something.
import { describe, expect, it } from "vitest";
import type { DriveMapAnswer } from "@/components/transports/drive-scene";
import type { KeptPosition } from "./drive-store";
import { metersBetween, nearPlace } from "./near-place";
import { keptFix, waitFor } from "./position-throttle";

const door = { lat: 41.9561, lng: -87.6714 };
/** So many metres north of the door. */
const north = (meters: number, accuracy: number | null = 10) => ({
  ...door,
  lat: door.lat + meters / 111_195,
  accuracy,
});
const map = (precision: NonNullable<DriveMapAnswer["pickup"]>["precision"]) => {
  const place = { ...door, precision, near: null };
  return { pickup: place, delivery: { ...place, lat: door.lat + 1 } };
};
const toPickup = { may: ["arrive" as const] };
const toDelivery = { may: ["depart" as const, "complete" as const] };

it("measures along the ground", () => {
  const [chicago, milwaukee] = [
    { lat: 41.8781, lng: -87.6298 },
    { lat: 43.0389, lng: -87.9065 },
  ];
  expect(metersBetween(chicago, milwaukee) / 1_000).toBeCloseTo(131.1, 0);
  expect(metersBetween(door, north(200))).toBeCloseTo(200, 0);
  expect(metersBetween(door, door)).toBe(0);
});

describe("near a place", () => {
  it.each([
    [0, 10, "pickup"],
    [205, 10, "pickup"],
    [215, 10, null],
    [290, 100, "pickup"],
    [290, null, null],
    [10, 600, null],
  ] as const)("%i m away, known to %s m: %s", (meters, accuracy, end) => {
    expect(nearPlace(north(meters, accuracy), map("address"), toPickup)).toBe(end);
  });

  it.each([
    ["pin", "pickup"],
    ["address", "pickup"],
    ["street", null],
    ["zip", null],
    ["city", null],
    ["county", null],
  ] as const)("a place known by its %s: %s", (precision, end) => {
    expect(nearPlace(north(0), map(precision), toPickup)).toBe(end);
  });

  it("speaks only of the place where a step is next", () => {
    expect(nearPlace(north(0), map("pin"), toDelivery)).toBeNull();
    expect(nearPlace({ ...door, lat: door.lat + 1, accuracy: 5 }, map("pin"), toDelivery)).toBe("delivery");
    expect(nearPlace(north(0), map("pin"), { may: ["confirm"] })).toBeNull();
    expect(nearPlace(north(0), map("pin"), { may: [] })).toBeNull();
  });

  it("says nothing without a fix or a map", () => {
    expect(nearPlace(null, map("pin"), toPickup)).toBeNull();
    expect(nearPlace(north(0), null, toPickup)).toBeNull();
    expect(nearPlace(north(0), { pickup: null, delivery: null }, toPickup)).toBeNull();
  });
});

describe("a fix", () => {
  const fix = (meters: number): KeptPosition => ({
    clientId: "a",
    at: 0,
    speed: null,
    heading: null,
    ...north(meters),
  });

  it.each([
    ["the first", null, 0, 0],
    ["after 5 s on the spot", 0, 5_000, 0],
    ["after 2 s on the spot", 0, 2_000, 3_000],
    ["after 2 s and 60 m", 60, 2_000, 0],
    ["after 0.4 s and 60 m", 60, 400, 600],
    ["after 2 s and 40 m", 40, 2_000, 3_000],
  ])("%s", (_name, meters, since, wait) => {
    expect(waitFor(fix(meters ?? 0), meters === null ? null : fix(0), since)).toBe(wait);
  });

  it("is kept with its own time, and with the phone's where its own is none", () => {
    const now = Date.UTC(2026, 10, 22, 3);
    const coords = {
      latitude: 1,
      longitude: 2,
      accuracy: 3,
      altitude: null,
      altitudeAccuracy: null,
      heading: Number.NaN,
      speed: null,
    };
    const taken = (timestamp: number) =>
      keptFix({ coords: { ...coords, toJSON: () => coords }, timestamp, toJSON: () => coords }, now);
    expect(taken(now - 4_000.4)).toMatchObject({
      at: now - 4_000,
      lat: 1,
      lng: 2,
      accuracy: 3,
      speed: null,
      heading: null,
    });
    expect(taken(12_345)).toMatchObject({ at: now });
    expect(taken(now).clientId).not.toBe(taken(now).clientId);
  });
});
