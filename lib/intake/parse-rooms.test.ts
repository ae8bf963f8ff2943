// What is read as a county, a room and a floor.
import { describe, expect, it } from "vitest";
import { findCounties, readCounty } from "./parse-counties";
import { findFloors, readFloor } from "./parse-floors";
import { findRooms, readRoom } from "./parse-rooms";

const sure = (found: readonly { value: string; confidence: number }[], least = 0.7) =>
  found.flatMap(({ value, confidence }) => (confidence >= least ? [value] : []));

describe("counties", () => {
  it.each([
    ["pickup in Cook County today", "Cook"],
    ["Orleans Parish", "Orleans"],
    ["County: Cook", "Cook"],
    ["Jefferson County", "Jefferson"],
    ["COUNTY: MILWAUKEE COUNTY", "Milwaukee"],
    ["Condado: Miami-Dade", "Miami-Dade"],
    ["St. Louis County", "St. Louis"],
    ["Prince George's County", "Prince George's"],
    ["East Baton Rouge Parish", "East Baton Rouge"],
    ["BUNCOMBE COUNTY", "Buncombe"],
    ["county of Los Angeles", "Los Angeles"],
  ])("%s", (text, value) => {
    expect(sure(findCounties(text))).toEqual([value]);
  });

  it.each([
    "County Road 12",
    "Cook County Road 5",
    "the county",
    "this county is closed",
    "County: ",
    "in the next county",
  ])("none in %j", (text) => {
    expect(sure(findCounties(text))).toEqual([]);
  });

  it("are less sure in the name of an office", () => {
    expect(findCounties("Bexar County Sheriff's Office")).toMatchObject([{ value: "Bexar", confidence: 0.5 }]);
    expect(findCounties("Polk County ME notified")).toMatchObject([{ value: "Polk", confidence: 0.5 }]);
  });

  it.each([
    ["Cook", "Cook"],
    ["Jefferson County", "Jefferson"],
    ["ORLEANS PARISH, LA", "Orleans"],
    ["the Bronx", "Bronx"],
    ["n/a", undefined],
    ["unknown", undefined],
  ])("behind a label: %s", (segment, value) => {
    expect(readCounty(segment)?.value).toBe(value);
  });
});

describe("rooms", () => {
  it.each([
    ["RM 22", ["22"]],
    ["in room 412b now", ["412B"]],
    ["Rm: 16", ["16"]],
    ["Room # 5126, until 2300", ["5126"]],
    ["rm 114-B", ["114-B"]],
    ["Cuarto: 18", ["18"]],
    ["hab. 3", ["3"]],
    ["He's in room 212, no I'm sorry, 221.", ["221"]],
    ["ICU bed 9", ["9"]],
    ["Unit/Bed: 7 East / 7112", ["7112"]],
    ["he's down in the morgue", ["Morgue"]],
    ["Potomac Vista Hospital - MORGUE", ["Morgue"]],
  ])("%s", (text, values) => {
    expect(findRooms(text).map(({ value }) => value)).toEqual(values);
  });

  it.each([
    "hasn't gone down to the morgue yet",
    "hes not in the morgue",
    "Morgue entrance is off Leavitt",
    "the family room, bedroom 2nd door, living room",
    "hospital bed stays, 2 bed apartment",
    "room for two cots",
  ])("none in %j", (text) => {
    expect(findRooms(text)).toEqual([]);
  });

  it.each([
    ["412B", "412B"],
    ["2nd floor / 214W", "214W"],
    ["7 East / 7112", "7112"],
    ["#12", "12"],
    ["Morgue", "Morgue"],
    ["ER", "ER"],
    ["n/a", undefined],
    ["2nd floor", undefined],
  ])("behind a label: %s", (segment, value) => {
    expect(readRoom(segment)?.value).toBe(value);
  });
});

describe("floors", () => {
  it.each([
    ["4th floor", ["4"]],
    ["rm 308A, 3rd flr", ["3"]],
    ["Fl: 2", ["2"]],
    ["Rm 9, first floor", ["1"]],
    ["piso 2", ["2"]],
    ["FLOOR: 6   ROOM: 614", ["6"]],
    ["on the 12th fl.", ["12"]],
  ])("%s", (text, values) => {
    expect(findFloors(text).map(({ value }) => value)).toEqual(values);
  });

  it.each([
    "Lakeland FL 33805",
    "Hialeah, FL 33012",
    "2 floors of stairs",
    "floor phone 515",
    "main floor",
    "FL 33805-1234",
  ])("none in %j", (text) => {
    expect(findFloors(text)).toEqual([]);
  });

  it.each([
    ["6", "6"],
    ["2nd floor / 214W", "2"],
    ["7 East", "7"],
    ["first", "1"],
    ["segundo piso", "2"],
    ["Ground", "Ground"],
    ["n/a", undefined],
  ])("behind a label: %s", (segment, value) => {
    expect(readFloor(segment)?.value).toBe(value);
  });
});

it.each(["room ", "room 1 no no ", "County ", "Aa Aa Aa ", "in the ", "floor ", "1st ", "county: ", "((", "\n"])(
  "ends soon in %j without end",
  (part) => {
    const text = part.repeat(100_000 / part.length);
    const begin = performance.now();
    for (const read of [findCounties, findRooms, findFloors, readCounty, readRoom, readFloor]) read(text);
    expect(performance.now() - begin).toBeLessThan(10_000);
  },
);
