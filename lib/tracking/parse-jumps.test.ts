// Which positions nobody can have driven to.
import { expect, it } from "vitest";
import { greatCircle } from "@/lib/platform/geo/estimate-by-air";
import { type Known, markJumps } from "./parse-jumps";
import type { Position } from "./parse-position";

const distance = (from: Known, to: Known) => greatCircle(from, to);
const start = { at: 0, lat: 41.88, lng: -87.63 };

/** So many seconds later, so many metres north. */
const at = (seconds: number, meters: number): Position => ({
  clientId: String(seconds),
  at: seconds * 1_000,
  lat: start.lat + meters / 111_195,
  lng: start.lng,
  accuracy: 10,
  speed: null,
  heading: null,
  mark: null,
});

const marks = (
  positions: Position[],
  { last = start, doubted = [] }: { last?: Known | null; doubted?: Known[] } = {},
) => markJumps(positions, { last, doubted, distance }).map(({ clientId, mark }) => [clientId, mark]);

it("lets a vehicle drive at 290 km/h, and not at 310", () => {
  expect(marks([at(10, 805)])).toEqual([["10", null]]);
  expect(marks([at(10, 861)])).toEqual([["10", "jump"]]);
});

it("lets a standing one wander", () => {
  expect(marks([at(0, 140), at(1, 0), at(2, 149)])).toEqual([
    ["0", null],
    ["1", null],
    ["2", null],
  ]);
});

it("compares what follows a jump with the last good one", () => {
  expect(marks([at(10, 50_000), at(20, 300)])).toEqual([
    ["10", "jump"],
    ["20", null],
  ]);
});

it("believes three in a row that agree: the first place was the wrong one", () => {
  expect(marks([at(10, 50_000), at(20, 50_200), at(30, 50_400), at(40, 50_600)])).toEqual([
    ["10", "jump"],
    ["20", "jump"],
    ["30", null],
    ["40", null],
  ]);
});

it("counts those that came in calls before", () => {
  expect(marks([at(30, 50_400)], { doubted: [at(10, 50_000), at(20, 50_200)] })).toEqual([["30", null]]);
});

it("never believes jumps that do not agree with each other", () => {
  const wild = [at(10, 50_000), at(20, 90_000), at(30, 10_000), at(40, 70_000)];
  expect(marks(wild).map(([, mark]) => mark)).toEqual(["jump", "jump", "jump", "jump"]);
});

it("has no opinion on the first one, and leaves other marks alone", () => {
  expect(marks([at(10, 50_000)], { last: null })).toEqual([["10", null]]);
  expect(marks([{ ...at(10, 50_000), mark: "inaccurate" }, at(20, 300)])).toEqual([
    ["10", "inaccurate"],
    ["20", null],
  ]);
});

it("files by time, not by order of sending", () => {
  expect(marks([at(30, 900), at(10, 300), at(20, 600)]).map(([id]) => id)).toEqual(["10", "20", "30"]);
});
