// The built-in provider places what people write; a provider that fails or hangs is followed by the next.
import { expect, it, vi } from "vitest";
import { estimateDrive, geocode } from "./ask-providers";
import type { Drive, GeoProvider, Place } from "./provider";

const around = (lat: number, lng: number) => ({
  lat: expect.closeTo(lat, 1) as number,
  lng: expect.closeTo(lng, 1) as number,
});

it.each([
  ["4025 N Paulina St, Chicago, IL 60613", 41.95, -87.66, "zip", "Chicago, IL"],
  ["718 Lake St Oak Park Illinois 60301", 41.89, -87.8, "zip", "Oak Park, IL"],
  ["1 Main St, Evanston, IL", 42.04, -87.69, "city", "Evanston, IL"],
  ["1 Main St Saint Louis MO", 38.63, -90.25, "city", "Saint Louis, MO"],
  ["1 Main St, St. Paul, MN", 44.95, -93.1, "city", "Saint Paul, MN"],
  // The digits are another state's: the city is believed.
  ["1 Main St, Evanston, IL 90210", 42.04, -87.69, "city", "Evanston, IL"],
  ["PO Box 12345, Evanston, IL", 42.04, -87.69, "city", "Evanston, IL"],
  ["1 Main St, Evanston, IL 00000", 42.04, -87.69, "city", "Evanston, IL"],
  ["The quarry, Cook County, IL", 41.85, -87.75, "county", "Cook County, IL"],
  ["Mile 12, St. Louis County, Missouri", 38.64, -90.4, "county", "St. Louis County, MO"],
  ["Orleans Parish, LA", 29.96, -90.07, "county", "Orleans Parish, LA"],
] as const)("places %s", async (address, lat, lng, precision, near) => {
  expect(await geocode(address)).toEqual({ ...around(lat, lng), precision, near });
});

it.each([
  "St. Brendan Medical Center",
  "Nowhere County, IL",
  "Cook County",
  "12345 Main St",
  "Nowhere, IL 90210",
  "1 Main St, Evanston",
  "00000",
  "",
])("does not know where %j is", async (address) => {
  expect(await geocode(address)).toBeNull();
});

it("looks through a business's own places first", async () => {
  const places = [
    { name: "St. Brendan Medical Center", address: "200 Main St, Oak Park, IL", lat: 41.88, lng: -87.79 },
  ];
  const provider = knows();
  const pin = { lat: 41.88, lng: -87.79, precision: "pin", near: "St. Brendan Medical Center" };
  expect(await geocode("Saint Brendan medical center", { places, providers: [provider] })).toEqual(pin);
  expect(provider.geocode).not.toHaveBeenCalled();
  expect(await geocode("Somewhere else", { places, providers: [provider] })).toEqual(door);
});

const door: Place = { lat: 41.9, lng: -87.6, precision: "address", near: null };
let made = 0;

function aProvider(
  geocodes: GeoProvider["geocode"],
  drives: GeoProvider["estimateDrive"] = async () => null,
): GeoProvider {
  made += 1;
  return {
    name: `test-${made}`,
    geocode: vi.fn<GeoProvider["geocode"]>(geocodes),
    estimateDrive: vi.fn<GeoProvider["estimateDrive"]>(drives),
  };
}

const knows = () => aProvider(async () => door);

it("asks nobody after the first that knows", async () => {
  const [first, second] = [knows(), knows()];
  expect(await geocode("anywhere", { providers: [first, second] })).toEqual(door);
  expect(second.geocode).not.toHaveBeenCalled();
});

const failures: [string, GeoProvider["geocode"]][] = [
  ["fails", () => Promise.reject(new Error("no"))],
  [
    "throws",
    () => {
      throw new Error("no");
    },
  ],
  ["hangs and does not listen", () => new Promise(() => {})],
  [
    "gives up late",
    (_address, signal) =>
      new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(new Error("late")))),
  ],
];

it.each([...failures, ["does not know", async () => null] as const])(
  "asks the next when one %s",
  async (_what, fails) => {
    const providers = [aProvider(fails), knows()];
    expect(await geocode("anywhere", { providers, timeLimit: 20 })).toEqual(door);
  },
);

it.each(failures)("leaves one alone that %s three times, and does not wait for it any more", async (_what, fails) => {
  const [failing, other] = [aProvider(fails), knows()];
  for (let count = 0; count < 5; count += 1) {
    expect(await geocode("anywhere", { providers: [failing, other], timeLimit: 20 })).toEqual(door);
  }
  expect(failing.geocode).toHaveBeenCalledTimes(3);
});

it("goes on asking one that does not know, and one whose other service fails", async () => {
  const provider = aProvider(
    async () => null,
    () => Promise.reject(new Error("no")),
  );
  for (let count = 0; count < 5; count += 1) {
    await geocode("anywhere", { providers: [provider] });
    await estimateDrive(door, door, { providers: [provider] });
  }
  expect(provider.geocode).toHaveBeenCalledTimes(5);
  expect(provider.estimateDrive).toHaveBeenCalledTimes(3);
});

it("answers null when nobody knows", async () => {
  expect(await geocode("anywhere", { providers: [] })).toBeNull();
  expect(await estimateDrive(door, door, { providers: [knows()] })).toBeNull();
});

const far = { lat: 42.9, lng: -87.6 };
const drive: Drive = {
  meters: 130_000,
  seconds: 5_400,
  low: 5_000,
  high: 6_000,
  by: "test",
  line: null,
  isRough: false,
};

it.each<[string, Partial<Drive>]>([
  ["shorter than the straight line", { meters: 60_000 }],
  ["thirty times as long", { meters: 4_000_000, seconds: 100_000, high: 100_000 }],
  ["faster than any car", { seconds: 600, low: 500 }],
  ["outside its own window", { low: 5_500 }],
  ["not a number", { seconds: Number.NaN }],
])("does not believe a drive that is %s", async (_what, wrong) => {
  const providers = [
    aProvider(
      async () => null,
      async () => ({ ...drive, ...wrong }),
    ),
    aProvider(
      async () => null,
      async () => drive,
    ),
  ];
  expect(await estimateDrive(door, far, { providers })).toEqual(drive);
});

it("guesses a drive with its window, longer at rush hour", async () => {
  const zone = "America/Chicago";
  const night = { at: new Date("2026-11-24T09:00:00.000Z"), zone };
  const rush = { at: new Date("2026-11-24T23:00:00.000Z"), zone };
  const drives = await Promise.all(
    [night, rush].map((departure) => estimateDrive(door, { lat: 41.88, lng: -87.8 }, { departure })),
  );
  expect(drives[0]).toMatchObject({ by: "built-in", line: null, isRough: true, meters: drives[1]?.meters });
  expect((drives[1]?.seconds ?? 0) / (drives[0]?.seconds ?? 1)).toBeGreaterThan(1.4);
});

it("waits for a provider that asks nobody, however busy the machine is", async () => {
  const slow = aProvider(() => new Promise((resolve) => setTimeout(resolve, 60, door)));
  expect(await geocode("anywhere", { providers: [slow], timeLimit: 10 })).toBeNull();
  expect(await geocode("anywhere", { providers: [{ ...slow, isLocal: true }], timeLimit: 10 })).toEqual(door);
});
