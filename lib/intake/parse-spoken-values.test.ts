// Numbers, days, names and addresses as transcripts of calls write them.
import { expect, it } from "vitest";
import { findAddresses } from "./parse-addresses";
import { findDates } from "./parse-dates";
import { readHeight, readWeight } from "./parse-measures";
import { findNames, readName } from "./parse-names";
import { findPhones } from "./parse-phones";
import { findCounties } from "./parse-counties";
import { findRooms, readRoom } from "./parse-rooms";

const values = (found: readonly { value: string }[]) => found.map(({ value }) => value);

it.each([
  ["312, 555, 0159", ["(312) 555-0159"]],
  ["three one two, five five five, oh one five nine", ["(312) 555-0159"]],
  ["three one two five five five zero one five nine.", ["(312) 555-0159"]],
  ["room 312, 555-0142", []],
  ["one two three", []],
])("telephone: %s", (text, expected) => expect(values(findPhones(text))).toEqual(expected));

it.each([
  ["two ten pounds", "210lbs"],
  ["two ten", "210lbs"],
  ["two oh five", "205lbs"],
  ["one fifteen", "115lbs"],
  ["about one eighty.", "180lbs"],
  ["two", undefined],
  ["five of us", undefined],
])("weight: %s", (text, expected) => expect(readWeight(text)?.value).toBe(expected));

it.each([
  ["six one", "6ft 1in"],
  ["five eleven, and two ten", "5ft 11in"],
  ["six even", "6ft 0in"],
  ["six one hundred", undefined],
])("height: %s", (text, expected) => expect(readHeight(text)?.value).toBe(expected));

it.each([
  ["his birthday is ten fourteen nineteen thirty four so", ["1934-10-14"]],
  ["born one seventeen, nineteen forty nine", ["1949-01-17"]],
  ["DOB 10 12 1975 AGE 51", ["1975-10-12"]],
  ["thirteen forty nineteen fifty", []],
])("birth: %s", (text, expected) =>
  expect(values(findDates(text, { received: "2026-03-14T10:00", aim: "birth" }))).toEqual(expected),
);

it.each([
  ["Hosea Pickens the third", "Hosea Pickens III"],
  ["WOZNIAK STEFAN R", "Stefan R Wozniak"],
  ["leland harjo h a r j o he is", "Leland Harjo"],
  ["CALLOWAY, DR HAROLD VINCENT IV", "Harold Vincent Calloway IV"],
  ["Mohammed al-Rashid", "Mohammed al-Rashid"],
  ["Juez Elda Montalvo", "Elda Montalvo"],
  ["Tomasz Wilk, Sr. Liaison", "Tomasz Wilk"],
  ["Fairweather-Nash, Delphine O.   87F", "Delphine O Fairweather-Nash"],
])("name: %s", (text, expected) => expect(readName(text)?.value).toBe(expected));

it.each([
  ["of Helena MT since", []],
  ["- Burnell, Patsy Jo  F/71", ["Patsy Jo Burnell"]],
  ["trooper trying to find a brother", []],
])("names in %s", (text, expected) => expect(values(findNames(text))).toEqual(expected));

it.each([
  ["401 S Main, Yuma 85364", "401 S Main, Yuma, 85364"],
  ["28817 ST HWY 34, WESSINGTON SPRINGS, SD 57382", "28817 St Hwy 34, Wessington Springs, SD 57382"],
  ["3983 I-49 S Service Rd, Opelousas LA 70570", "3983 I-49 S Service Rd, Opelousas, LA 70570"],
  ["N4710 Section 16 Rd, Ishpeming MI 49849", "N4710 Section 16 Rd, Ishpeming, MI 49849"],
  ["5501 S Expressway 77, Harlingen, TX 78552", "5501 S Expressway 77, Harlingen, TX 78552"],
  [
    "4471 County Road 52, that's, uh, Section, Alabama, three five seven seven one",
    "4471 County Road 52, Section, AL 35771",
  ],
])("address: %s", (text, expected) => expect(values(findAddresses(text))).toEqual([expected]));

it.each([
  ["in apt 7, bed", ["7"]],
  ["of apartment 3-07, died", ["3-07"]],
  ["in her own room, number 18 in the Garden wing", ["18"]],
  ['room "Meadowlark" down the hall', ["Meadowlark"]],
  ["now in MICU 12", ["MICU 12"]],
  ["cuarto 402, 4o piso", ["402"]],
  ["115 Main St, Apt 4B", []],
])("rooms: %s", (text, expected) => expect(values(findRooms(text))).toEqual(expected));

it("reads rooms behind a label", () => {
  expect(["C 212", '"Meadowlark"', "MICU 12"].map((text) => readRoom(text)?.value)).toEqual([
    "C 212",
    "Meadowlark",
    "MICU 12",
  ]);
});

it.each([
  ["(Rio Arriba county)", ["Rio Arriba"]],
  ["call for Ironbridge Cremation Co. came in", []],
])("counties: %s", (text, expected) => expect(values(findCounties(text))).toEqual(expected));
