// The built-in provider places what people write; a provider that fails or hangs is followed by the next.
import { expect, it, vi } from "vitest";
import { estimateDrive, geocode } from "./ask-providers";
import type { GeoProvider, Place } from "./provider";

const near = (lat: number, lng: number) => ({
  lat: expect.closeTo(lat, 1) as number,
  lng: expect.closeTo(lng, 1) as number,
});

it.each([
  ["4025 N Paulina St, Chicago, IL 60613", 41.95, -87.66, "zip"],
  ["718 Lake St Oak Park Illinois 60301", 41.89, -87.8, "zip"],
  ["1 Main St, Evanston, IL", 42.04, -87.69, "city"],
  ["1 Main St Saint Louis MO", 38.63, -90.25, "city"],
  ["1 Main St, St. Paul, MN", 44.95, -93.1, "city"],
  // The digits are another state's: the city is believed.
  ["1 Main St, Evanston, IL 90210", 42.04, -87.69, "city"],
  ["PO Box 12345, Evanston, IL", 42.04, -87.69, "city"],
  ["1 Main St, Evanston, IL 00000", 42.04, -87.69, "city"],
] as const)("places %s", async (address, lat, lng, precision) => {
  expect(await geocode(address)).toEqual({ ...near(lat, lng), precision });
});

it.each(["St. Brendan Medical Center", "12345 Main St", "Nowhere, IL 90210", "1 Main St, Evanston", "00000", ""])(
  "does not know where %j is",
  async (address) => {
    expect(await geocode(address)).toBeNull();
  },
);

const door: Place = { lat: 41.9, lng: -87.6, precision: "address" };

function aProvider(geocodes: GeoProvider["geocode"]): GeoProvider {
  return { name: "test", geocode: vi.fn<GeoProvider["geocode"]>(geocodes), estimateDrive: async () => null };
}

const knows = () => aProvider(async () => door);

it("asks nobody after the first that knows", async () => {
  const [first, second] = [knows(), knows()];
  expect(await geocode("anywhere", { providers: [first, second] })).toEqual(door);
  expect(second.geocode).not.toHaveBeenCalled();
});

it.each<[string, GeoProvider["geocode"]]>([
  ["fails", () => Promise.reject(new Error("no"))],
  [
    "throws",
    () => {
      throw new Error("no");
    },
  ],
  ["does not know", async () => null],
  ["hangs and does not listen", () => new Promise(() => {})],
  [
    "gives up late",
    (_address, signal) =>
      new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(new Error("late")))),
  ],
])("asks the next when one %s", async (_what, fails) => {
  const providers = [aProvider(fails), knows()];
  expect(await geocode("anywhere", { providers, timeLimit: 20 })).toEqual(door);
});

it("answers null when nobody knows", async () => {
  expect(await geocode("anywhere", { providers: [] })).toBeNull();
  expect(await estimateDrive(door, door, { providers: [knows()] })).toBeNull();
});
