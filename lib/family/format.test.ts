// The portal's words: what each state says, and how names, times, places and numbers are written.
import { describe, expect, it } from "vitest";
import {
  familyWords,
  firstNameOf,
  formatMoment,
  formatPlace,
  formatService,
  formatStanding,
  formatStepTime,
  formatZone,
  shortName,
  type Standing,
} from "./format";

const zone = "America/Chicago";
const asOf = "2026-11-22T04:50:00.000Z";

const standing: Standing = {
  status: "active",
  routeStatus: "en_route_to_pickup",
  departedFromPickupAt: null,
  deliveryCompletedAt: null,
  deceasedName: "Eleanor Mae Whitfield",
  funeralHomeName: "Harlan & Rowe Funeral Home",
  transportCompanyName: "Lakeshore Removal Service",
  timeZone: zone,
  asOf,
};

const said = (change: Partial<Standing>) => {
  const { headline, message } = formatStanding({ ...standing, ...change }, familyWords);
  return `${headline} ${message}`;
};

describe("the two sentences of each state", () => {
  it.each<[Partial<Standing>, string]>([
    [
      { status: "pending", routeStatus: null },
      "The request for Eleanor is being reviewed. As soon as a transport company accepts it, you will see it here.",
    ],
    [{}, "A driver is on the way to Eleanor. The transport is in progress, with Lakeshore Removal Service."],
    [
      { routeStatus: "arrived_at_pickup" },
      "The driver is with Eleanor now. The transport is in progress, with Lakeshore Removal Service.",
    ],
    [
      { routeStatus: "en_route_to_delivery", transportCompanyName: null },
      "Eleanor is in our care. The transport is in progress.",
    ],
    [
      { routeStatus: "en_route_to_delivery", departedFromPickupAt: "2026-11-22T03:38:00.000Z" },
      "Eleanor is on the way to Harlan & Rowe. The transport is in progress, with Lakeshore Removal Service.",
    ],
    [
      { status: "completed", routeStatus: "delivered", deliveryCompletedAt: "2026-11-22T04:43:00.000Z" },
      "Eleanor was delivered safely at 10:43 PM. With any question, Harlan & Rowe will help you.",
    ],
    [
      { status: "declined", routeStatus: null },
      "The transport of Eleanor was not accepted. Please contact the coordinator at Harlan & Rowe. They will tell you what happens next.",
    ],
  ])("%o", (change, sentences) => {
    expect(said(change)).toBe(sentences);
  });

  it("speaks of a loved one where there is no name, and of a funeral home where that has none", () => {
    const nameless = { deceasedName: null, funeralHomeName: null, transportCompanyName: null };
    expect(said({ ...nameless, status: "pending" })).toContain("The request for your loved one is being reviewed.");
    expect(said({ ...nameless, routeStatus: "en_route_to_delivery", departedFromPickupAt: asOf })).toMatch(
      /^Your loved one is on the way\. /,
    );
    expect(said({ ...nameless, status: "declined" })).toContain("the coordinator at your funeral home.");
  });
});

it.each([
  ["Eleanor Mae Whitfield", "Eleanor"],
  ["Whitfield, Eleanor Mae", "Eleanor"],
  ["Robert Hale, Jr.", "Robert"],
  ["Mrs. Eleanor Whitfield", "Eleanor"],
  ["J. R. Stone", "J. R. Stone"],
  ["Cher", "Cher"],
  ["  ", null],
  [null, null],
])("the first name of %j is %j", (name, first) => {
  expect(firstNameOf(name)).toBe(first);
});

it.each([
  ["Harlan & Rowe Funeral Home", "Harlan & Rowe"],
  ["Ashgrove Memorial Chapel", "Ashgrove Memorial Chapel"],
  ["Doyle Funeral Homes & Cremation, Inc.", "Doyle"],
  ["Doyle & Sons Mortuary", "Doyle & Sons"],
  ["Funeral Home", "Funeral Home"],
])("%s is called %s", (name, short) => {
  expect(shortName(name)).toBe(short);
});

it("shows a place by name and town, and of a home or a bare address only the town", () => {
  const place = (name: string | null, town: string | null, isHome = false) =>
    formatPlace({ name, town, isHome }, familyWords);
  expect(place("Brookhaven Care Center", "Naperville")).toBe("Brookhaven Care Center, Naperville");
  expect(place("Naperville Care Center", "Naperville")).toBe("Naperville Care Center");
  expect(place(null, "Chicago", true)).toBe("A private home in Chicago");
  expect(place(null, "Chicago")).toBe("An address in Chicago");
  expect(place(null, null, true)).toBe("A private home");
  expect(place(null, null)).toBe("A private address");
});

it("writes times in the request's zone, with the day once it is another", () => {
  expect(formatStepTime("2026-11-22T03:12:00.000Z", zone, asOf)).toBe("9:12 PM");
  expect(formatStepTime("2026-11-21T03:12:00.000Z", zone, asOf)).toBe("Nov 20, 9:12 PM");
  expect(formatMoment("2026-11-22T04:43:00.000Z", zone, asOf)).toBe("at 10:43 PM");
  expect(formatMoment("2026-11-22T04:43:00.000Z", zone, "2026-11-23T12:00:00.000Z")).toBe(
    "on Saturday, November 21, at 10:43 PM",
  );
  expect(formatZone(zone, asOf, familyWords)).toBe("All times are Chicago time (CST).");
});

it("writes the service's date and time as they were said", () => {
  expect(formatService("2026-11-21", "21:15", asOf)).toBe("Saturday, November 21, 9:15 PM");
  expect(formatService("2027-01-02", null, asOf)).toBe("Saturday, January 2, 2027");
  expect(formatService("tonight", "after ten", asOf)).toBe("tonight, after ten");
  expect(formatService(null, null, asOf)).toBeNull();
});
