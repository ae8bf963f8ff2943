// What may be pinned as a place, and what may be asked.
import { expect, it } from "vitest";
import { placeBody, placesQuery } from "./schema";

const place = { name: "St. Brendan", address: "4025 N Paulina St", lat: 41.95, lng: -87.67 };

it("trims a place's words and keeps its point", () => {
  expect(placeBody.parse({ ...place, name: "  St. Brendan " })).toEqual(place);
});

it.each([
  ["name", { name: "  " }, "Enter the name of the place."],
  ["name", { name: "a\u0000b" }, "Enter one line of plain text."],
  ["name", { name: "x".repeat(121) }, "At most 120 characters."],
  ["address", { address: "\ud800" }, "Enter one line of plain text."],
  ["address", { address: undefined }, "Enter the address of the place."],
  ["lat", { lat: 90.1 }, "Set the place on the map."],
  ["lat", { lat: Number.NaN }, "Set the place on the map."],
  ["lng", { lng: "-87" }, "Set the place on the map."],
])("refuses a place by its %s: %j", (field, over, sentence) => {
  const { error } = placeBody.safeParse({ ...place, ...over });
  expect(error?.issues).toMatchObject([{ path: [field], message: sentence }]);
});

it("asks for the newest where nothing is typed, and for no third kind", () => {
  expect(placesQuery.parse({ kind: "address" })).toEqual({ kind: "address", q: "" });
  expect(placesQuery.safeParse({ kind: "hotel" }).success).toBe(false);
});
