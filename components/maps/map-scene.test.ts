// Which lines a scene has, and what it says of itself.
import { describe, expect, it } from "vitest";
import { describeScene, labelledVehicles, type MapScene, type MapVehicle, sceneLines, scenePoints } from "./map-scene";

const pickup = { lat: 0, lng: 0, label: "Brookhaven", precision: "address" } as const;
const delivery = { lat: 0, lng: 2, label: "Harlan & Rowe", precision: "pin" } as const;
const vehicle: MapVehicle = {
  id: "a",
  lat: 0,
  lng: 1,
  at: "2026-11-21T21:00:00Z",
  isStale: false,
  label: "Eleanor",
  heading: null,
};
const empty: MapScene = {
  pickup: null,
  delivery: null,
  line: null,
  path: null,
  vehicles: [],
  followId: null,
  toward: null,
};
const road = [
  [0, 0],
  [0.1, 0.5],
  [0, 1],
  [0, 2],
] as const;

/** 'travelled 0,0 0,1' */
const write = (scene: Partial<MapScene>) =>
  sceneLines({ ...empty, pickup, delivery, ...scene }).map(
    ({ kind, tone, points }) => `${kind} ${tone} ${points.map(({ lat, lng }) => `${lat},${lng}`).join(" ")}`,
  );

describe("the lines of a scene", () => {
  it("are a straight dotted one where no road is known", () => {
    expect(write({})).toEqual(["ahead live 0,0 0,2"]);
    expect(write({ vehicles: [vehicle], toward: "delivery" })).toEqual(["ahead live 0,1 0,2"]);
  });

  it("go over the pickup while the vehicle is on its way there", () => {
    const before = { ...vehicle, lng: -1 };
    expect(write({ vehicles: [before], toward: "pickup" })).toEqual(["ahead live 0,-1 0,0", "ahead live 0,0 0,2"]);
  });

  it("are solid behind the vehicle and dotted before it, along the road", () => {
    expect(write({ line: road, vehicles: [vehicle], toward: "delivery" })).toEqual([
      "travelled live 0,0 0.1,0.5 0,1 0,1",
      "ahead live 0,1 0,1 0,1 0,2",
    ]);
  });

  it("reach the road's beginning first where the road is that of the next leg", () => {
    const before = { ...vehicle, lng: -1 };
    expect(write({ line: road, vehicles: [before], toward: "pickup" })).toEqual([
      "ahead live 0,-1 0,0 0.1,0.5 0,1 0,2",
    ]);
  });

  it("lead on from the pickup where the road ends there", () => {
    const approach = [
      [0, -2],
      [0, -1],
      [0, 0],
    ] as const;
    expect(write({ line: approach, vehicles: [{ ...vehicle, lng: -1 }], toward: "pickup" }).at(-1)).toBe(
      "ahead live 0,0 0,2",
    );
  });

  it("are those driven where these are known, in ink once it is history", () => {
    const path = [
      { lat: 0, lng: 0, at: "2026-11-21T21:00:00Z" },
      { lat: 0.3, lng: 0.5, at: "2026-11-21T21:05:00Z" },
    ];
    expect(write({ path })).toEqual(["travelled past 0,0 0.3,0.5"]);
    expect(write({ path, line: road, vehicles: [vehicle] })).toEqual([
      "ahead live 0,1 0,1 0,1 0,2",
      "travelled live 0,0 0.3,0.5",
    ]);
  });

  it("turn grey with the position", () => {
    expect(write({ vehicles: [{ ...vehicle, isStale: true }], toward: "delivery" })).toEqual(["ahead stale 0,1 0,2"]);
  });

  it("are nobody's among several vehicles until one is followed", () => {
    const vehicles = [vehicle, { ...vehicle, id: "b", lng: 1.5 }];
    expect(write({ vehicles, pickup: null })).toEqual([]);
    expect(write({ vehicles, followId: "b", toward: "delivery" })).toEqual(["ahead live 0,1.5 0,2"]);
  });

  it("are none where nothing is placed", () => {
    expect(write({ pickup: null, delivery: null, line: [[0, 0]] })).toEqual([]);
  });
});

describe("what must be in sight", () => {
  it("is the whole of an approximate place", () => {
    const zip = { ...pickup, precision: "zip" } as const;
    const lats = scenePoints({ ...empty, pickup: zip }).map(({ lat }) => lat);
    expect(Math.max(...lats) * 111_195).toBeCloseTo(4000, 0);
    expect(scenePoints({ ...empty, pickup })).toHaveLength(1);
  });
});

describe("the names of vehicles", () => {
  const [a, b, c] = ["a", "b", "c"].map((id, index) => ({ ...vehicle, id, lng: index < 2 ? 1 + index / 100 : 1.5 }));
  const names = (
    vehicles: (MapVehicle | undefined)[],
    { zoom = 11, ...given }: Partial<MapScene & { zoom: number }> = {},
  ) => {
    const scene = { ...empty, ...given, vehicles: vehicles.filter((each) => each !== undefined) };
    return [...labelledVehicles(scene, zoom)].toSorted();
  };

  it("are written where there are several, and none over another", () => {
    expect(names([a])).toEqual([]);
    expect(names([a, c])).toEqual(["a", "c"]);
    expect(names([a, b, c])).toEqual(["a", "c"]);
    // Nearer there is room for both, farther only for one of all.
    expect(names([a, b, c], { zoom: 15 })).toEqual(["a", "b", "c"]);
    expect(names([a, b, c], { zoom: 5 })).toEqual(["a"]);
  });

  it("of several at one spot that of the one that is followed, then of one that is live", () => {
    expect(names([a, b, c], { followId: "b" })).toEqual(["b", "c"]);
    expect(names([a && { ...a, isStale: true }, b, c])).toEqual(["b", "c"]);
  });

  it("stand under no other vehicle", () => {
    // 20 px further south, where the first one's name would be.
    const below = a && { ...a, id: "below", lat: a.lat - 0.0137 };
    expect(names([a, below])).toEqual(["below"]);
  });

  it("give way to the name of an end, but for the one that is followed", () => {
    const end = a && { ...pickup, lat: a.lat, lng: a.lng };
    expect(names([a, c], { pickup: end ?? null })).toEqual(["c"]);
    expect(names([a, c], { pickup: end ?? null, followId: "a" })).toEqual(["a", "c"]);
  });
});

describe("the sentence of a map", () => {
  it.each([
    [{}, "Map of the United States"],
    [{ pickup, delivery }, "Map from Brookhaven to Harlan & Rowe"],
    [
      { pickup: { ...pickup, precision: "county" }, vehicles: [{ ...vehicle, isStale: true }] },
      "Map from Brookhaven (approximate), showing Eleanor, last position",
    ],
    [{ vehicles: [vehicle, { ...vehicle, id: "b", label: "Samuel" }] }, "Map showing Eleanor; Samuel"],
    [{ vehicles: ["a", "b", "c", "d"].map((id) => ({ ...vehicle, id })) }, "Map showing 4 vehicles"],
  ] as [Partial<MapScene>, string][])("of %j", (scene, sentence) => {
    expect(describeScene({ ...empty, ...scene })).toBe(sentence);
  });
});
