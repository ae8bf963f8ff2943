// Times, fees and ids as people read them, on a machine whose own zone is nobody's.
import { describe, expect, it } from "vitest";
import {
  describeZone,
  formatAge,
  formatArrivalWindow,
  formatClock,
  formatDial,
  formatDollars,
  formatDriveTime,
  formatFee,
  formatInstant,
  formatMiles,
  formatPlacing,
  formatReportInstant,
  formatScheduled,
  formatWaiting,
  shortId,
  zoneName,
} from "./format";

const evening = "2026-11-22T03:12:00.000Z";

it("runs in a zone with an odd offset", () => {
  expect(process.env.TZ).toBe("Asia/Kathmandu");
  expect(new Date(evening).getTimezoneOffset()).toBe(-345);
});

it("writes instants in the given zone", () => {
  expect(formatInstant(evening, "America/Chicago")).toBe("Nov 21, 9:12 PM");
  expect(formatInstant(evening, "America/New_York")).toBe("Nov 21, 10:12 PM");
  expect(formatClock(evening, "America/Chicago")).toBe("9:12 PM");
  expect(formatClock(new Date(evening), "UTC")).toBe("3:12 AM");
  expect(formatReportInstant(evening, "America/Chicago")).toBe("Nov 21, 2026 at 9:12 PM");
});

it("knows summer time", () => {
  expect(formatInstant("2026-07-04T05:00:00.000Z", "America/Chicago")).toBe("Jul 4, 12:00 AM");
  expect(zoneName("America/Chicago", "2026-07-04T05:00:00.000Z")).toBe("CDT");
  expect(zoneName("America/Chicago", evening)).toBe("CST");
});

it("names a zone in words", () => {
  expect(describeZone("America/New_York", evening)).toBe("New York time, EST");
  expect(describeZone("America/Chicago", "2026-07-04T05:00:00.000Z")).toBe("Chicago time, CDT");
  expect(describeZone("UTC")).toBe("UTC");
});

describe("the schedule", () => {
  it.each([
    [null, null, "Date TBD"],
    [null, "14:26", "Date TBD"],
    ["2026-11-21", null, "Nov 21"],
    ["2026-11-21", "23:30", "Nov 21, 11:30 PM"],
    ["2026-11-21", "00:05", "Nov 21, 12:05 AM"],
    ["as soon as possible", null, "as soon as possible"],
    ["2026-11-21", "before noon", "Nov 21, before noon"],
    ["2026-02-30", "25:00", "2026-02-30, 25:00"],
  ])("%s %s reads %s", (date, time, read) => {
    expect(formatScheduled(date, time)).toBe(read);
  });

  it("joins as it is told", () => {
    expect(formatScheduled("2026-11-21", "21:15", " at ")).toBe("Nov 21 at 9:15 PM");
  });
});

it.each([
  [null, null, null],
  ["full", null, "Full Fee"],
  ["partial", 120, "Partial $120.00"],
  ["partial", 0.5, "Partial $0.50"],
  ["none", null, "Waived"],
] as const)("a fee %s of %s reads %s", (status, amount, read) => {
  expect(formatFee(status, amount)).toBe(read);
});

it("writes dollars with cents and thousands", () => {
  expect(formatDollars(1234.5)).toBe("$1,234.50");
});

it("shows the first 8 characters of an id", () => {
  expect(shortId("0f8fad5b-d9cb-469f-a165-70867728950e")).toBe("0f8fad5b");
});

it.each([
  [0, "0 min"],
  [-5, "0 min"],
  [59, "59 min"],
  [60, "1 h"],
  [125, "2 h 5 min"],
  [24 * 60, "1 day"],
  [3 * 24 * 60 + 7, "3 days"],
])("%i minutes of waiting read %s", (minutes, read) => {
  expect(formatWaiting(evening, Date.parse(evening) + minutes * 60_000)).toBe(read);
});

it.each([
  ["(312) 555-0142", "tel:+13125550142"],
  ["1-847-555-0134 ext. 12", "tel:+18475550134;ext=12"],
  ["+1 312 555 0142 ext. 4 (after five, 6 PM)", "tel:+13125550142;ext=4"],
  ["312-555-0142 x207", "tel:+13125550142;ext=207"],
  ["312.555.0142#207", "tel:+13125550142;ext=207"],
  ["+44 20 7946 0958", "tel:+442079460958"],
  ["Fax 312 555 0142", "tel:+13125550142"],
  ["555-0142", "tel:5550142"],
  ["911", "tel:911"],
  ["312-555-0142 or 312-555-0143", null],
  ["front desk", null],
  ["", null],
])("dials %s as %s", (phone, dial) => {
  expect(formatDial(phone)).toBe(dial);
});

it.each([
  [0, true, "0.0 mi"],
  [1_609.344, true, "1.0 mi"],
  [15_900, true, "9.9 mi"],
  [16_050, true, "10 mi"],
  [23_496, true, "15 mi"],
  [23_496, false, "14.6 mi"],
  [160_850, false, "99.9 mi"],
  [160_930, false, "100 mi"],
  [386_243, true, "240 mi"],
  [4_490_000, true, "2,800 mi"],
])("writes %d m, rough %s, as %s", (meters, isRough, written) => {
  expect(formatMiles(meters, isRough)).toBe(written);
});

describe("an arrival", () => {
  const zone = "America/Chicago";
  it.each([
    ["04:35:00", "04:50:00", "10:35 to 10:50 PM"],
    // The window only ever grows.
    ["04:37:10", "04:46:20", "10:35 to 10:50 PM"],
    ["04:40:00", "04:43:59", "10:42 PM"],
    ["04:42:00", "04:42:00", "10:42 PM"],
    ["05:50:00", "06:20:00", "11:50 PM to Sun 12:20 AM"],
    ["07:10:00", "07:38:00", "Sun 1:10 to 1:40 AM"],
    ["17:40:00", "18:30:00", "Sun 11:40 AM to 12:30 PM"],
    ["16:02:00", "18:31:00", "Sun 10:00 AM to 12:45 PM"],
  ])("from %s to %s reads %s", (low, high, read) => {
    const window = { low: new Date(`2026-11-22T${low}.000Z`), high: new Date(`2026-11-22T${high}.000Z`) };
    expect(formatArrivalWindow(window, { now: new Date(evening), zone })).toBe(read);
  });

  it("over two midnights names both days", () => {
    const window = { low: new Date("2026-11-23T05:50:00.000Z"), high: new Date("2026-11-23T06:20:00.000Z") };
    expect(formatArrivalWindow(window, { now: new Date(evening), zone })).toBe("Sun 11:50 PM to Mon 12:20 AM");
  });
});

it.each([
  [0, 0, "up to 1 min"],
  [30, 290, "up to 5 min"],
  [125, 610, "about 2 to 11 min"],
  [1_510, 2_090, "about 25 to 35 min"],
  [1_800, 1_800, "about 30 min"],
  [3_300, 4_500, "about 55 min to 1 h 15 min"],
  [4_800, 6_300, "about 1 h 20 min to 1 h 45 min"],
  [7_200, 7_200, "about 2 h"],
])("a drive of %d to %d seconds takes %s", (low, high, read) => {
  expect(formatDriveTime({ low, high })).toBe(read);
});

it.each([
  [-5_000, "just now"],
  [59_000, "just now"],
  [60_000, "1 min ago"],
  [2 * 60 * 60_000, "2 h ago"],
])("what was told %d ms ago is told %s", (age, read) => {
  expect(formatAge(evening, Date.parse(evening) + age)).toBe(read);
});

it.each([
  ["pin", "St. Brendan", null],
  ["address", "Oak Park, IL", null],
  ["street", "Oak Park, IL", "on this street"],
  ["zip", "Oak Park, IL", "near Oak Park, IL"],
  ["city", "Oak Park, IL", "near Oak Park, IL"],
  ["city", null, "approximate"],
  ["county", "Cook County, IL", "somewhere in Cook County, IL"],
] as const)("a place known by its %s, %s, reads %s", (precision, near, read) => {
  expect(formatPlacing({ precision, near })).toBe(read);
});
