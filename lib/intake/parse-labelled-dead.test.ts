// Tests who is taken for the dead behind a label that leaves open who is meant.
import { describe, expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";

const nameOf = (text: string) => parseFirstCall(text, { receivedAt: "2026-08-14T03:20" }).fields.deceasedName;

describe("the dead behind an open label", () => {
  it.each([
    ["For whom: Everett Prudhomme\nBorn: 2/9/1940\nPassed: 8/14/26, 1:52 AM", "Everett Prudhomme"],
    ["Subject: NORDQUIST, ELMER T.   W/M   DOB 04/17/1948   (78)\nPronounced: 08/14/2026 0112", "Elmer T Nordquist"],
    [
      "Caller: Ray Dombrowski, son\nMother: Irene Dombrowski\n85, DOB 3/19/40\ndied 8/13 @ 11:40 PM",
      "Irene Dombrowski",
    ],
    ["SAYS DAD DIED AT HOME ABOUT 1AM TODAY. DAD = WOODROW CAVENDISH. BORN 4-16-36.", "Woodrow Cavendish"],
    ["Pt Begay, Loretta Ann / F / 71 / dob 11/30/54 / TOD 2251", "Loretta Ann Begay"],
  ])("reads %j", (text, name) => {
    expect(nameOf(text)).toBe(name);
  });

  it.each([
    "Dispatcher: Otis Feeney\nDOB: 3/4/40\ntod 0110",
    "Picked up by: Otis Feeney\nDOB: 3/4/40\ntod 0110",
    "Wife: Ann Feeney\ntod 0110, room 4",
  ])("names nobody in %j", (text) => {
    expect(nameOf(text)).toBeUndefined();
  });
});
