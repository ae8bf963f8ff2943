// Google's answers as its documentation shows them, and everything that it must not be able to do harm with.
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { badAnswers, type MapService, startMapService, withJson } from "@/lib/testing/map-service";
import { estimateDrive, geocode } from "./ask-providers";
import { googleProvider } from "./google-provider";
import type { GeoProvider } from "./provider";

let service: MapService;
let google: GeoProvider;
beforeAll(async () => {
  service = await startMapService();
});
afterAll(() => service.close());
beforeEach(() => {
  service.questions.length = 0;
  google = googleProvider({ key: "a-key", base: service.base });
});

const signal = new AbortController().signal;
const from = { lat: 37.419734, lng: -122.0827784 };
const to = { lat: 37.41767, lng: -122.079595 };

// https://developers.google.com/maps/documentation/routes/compute_route_directions
const route = {
  distanceMeters: 772,
  duration: "165s",
  staticDuration: "160s",
  polyline: { encodedPolyline: "ipkcFfichVnP@j@BLoFVwM{E?" },
};

it("asks for a drive as documented, with the key in a header", async () => {
  service.answer = withJson({ routes: [route] });
  const drive = await google.estimateDrive(from, to, null, signal);
  expect(drive).toMatchObject({ meters: 772, seconds: 165, low: 149, high: 198, by: "google", isRough: false });
  expect(drive?.line?.[0]).toEqual({
    lat: expect.closeTo(from.lat, 3) as number,
    lng: expect.closeTo(from.lng, 3) as number,
  });
  const [asked] = service.questions;
  expect(asked).toMatchObject({
    method: "POST",
    url: "/directions/v2:computeRoutes",
    headers: {
      "content-type": "application/json",
      "x-goog-api-key": "a-key",
      "x-goog-fieldmask": "routes.distanceMeters,routes.duration,routes.staticDuration,routes.polyline.encodedPolyline",
    },
  });
  expect(JSON.parse(asked?.body ?? "")).toEqual({
    origin: { location: { latLng: { latitude: 37.419734, longitude: -122.0827784 } } },
    destination: { location: { latLng: { latitude: 37.41767, longitude: -122.079595 } } },
    travelMode: "DRIVE",
    routingPreference: "TRAFFIC_AWARE",
    polylineQuality: "OVERVIEW",
    regionCode: "us",
  });
});

it("does not know a drive where Google finds no road", async () => {
  service.answer = withJson({});
  expect(await google.estimateDrive(from, to, null, signal)).toBeNull();
});

it.each<[string, unknown, object]>([
  ["no distance, for there is none", { routes: [{ duration: "0s" }] }, { meters: 0, seconds: 0, line: null }],
  ["parts of a second", { routes: [{ ...route, duration: "165.6s" }] }, { seconds: 166 }],
  ["a line that is none", { routes: [{ ...route, polyline: { encodedPolyline: "<>" } }] }, { meters: 772, line: null }],
])("reads %s", async (_what, answer, drive) => {
  service.answer = withJson(answer);
  expect(await google.estimateDrive(from, to, null, signal)).toMatchObject(drive);
});

it.each([{ duration: "soon" }, { duration: "-5s" }, { distanceMeters: -1 }, { distanceMeters: "772" }])(
  "does not take %j for a drive",
  async (wrong) => {
    service.answer = withJson({ routes: [{ ...route, ...wrong }] });
    await expect(google.estimateDrive(from, to, null, signal)).rejects.toThrow("not of the form");
  },
);

// https://developers.google.com/maps/documentation/geocoding/requests-geocoding
const found = {
  types: ["street_address"],
  geometry: { location: { lat: 37.4224428, lng: -122.0842467 }, location_type: "ROOFTOP" },
  address_components: [
    { long_name: "1600", short_name: "1600", types: ["street_number"] },
    { long_name: "Mountain View", short_name: "Mountain View", types: ["locality", "political"] },
    { long_name: "Santa Clara County", short_name: "Santa Clara County", types: ["administrative_area_level_2"] },
    { long_name: "California", short_name: "CA", types: ["administrative_area_level_1", "political"] },
  ],
};

it("asks for an address as documented, within the US", async () => {
  service.answer = withJson({ status: "OK", results: [found] });
  expect(await google.geocode("1600 Amphitheatre Pkwy & more", signal)).toEqual({
    lat: 37.4224428,
    lng: -122.0842467,
    precision: "address",
    near: "Mountain View, CA",
  });
  const url = new URL(service.questions[0]?.url ?? "", service.base);
  expect(url.pathname).toBe("/maps/api/geocode/json");
  expect(Object.fromEntries(url.searchParams)).toEqual({
    address: "1600 Amphitheatre Pkwy & more",
    components: "country:US",
    key: "a-key",
  });
});

it.each([
  [["premise"], "ROOFTOP", "address", "Mountain View, CA"],
  [["hospital", "point_of_interest", "establishment"], "GEOMETRIC_CENTER", "address", "Mountain View, CA"],
  [["route"], "GEOMETRIC_CENTER", "street", "Mountain View, CA"],
  [["postal_code"], "APPROXIMATE", "zip", "Mountain View, CA"],
  [["locality", "political"], "APPROXIMATE", "city", "Mountain View, CA"],
  [["natural_feature"], "APPROXIMATE", "city", "Mountain View, CA"],
  [["administrative_area_level_2", "political"], "APPROXIMATE", "county", "Santa Clara County, CA"],
])("tells how near %j lies", async (types, location_type, precision, near) => {
  service.answer = withJson({
    status: "OK",
    results: [{ ...found, types, geometry: { ...found.geometry, location_type } }],
  });
  expect(await google.geocode("x", signal)).toMatchObject({ precision, near });
});

it.each([
  ["no result", { status: "ZERO_RESULTS", results: [] }],
  ["a whole state", { status: "OK", results: [{ ...found, types: ["administrative_area_level_1", "political"] }] }],
  ["the country", { status: "OK", results: [{ ...found, types: ["country", "political"] }] }],
])("does not know where it is from %s", async (_what, answer) => {
  service.answer = withJson(answer);
  expect(await google.geocode("x", signal)).toBeNull();
});

it.each(["REQUEST_DENIED", "OVER_QUERY_LIMIT", "UNKNOWN_ERROR"])("fails when it says %s", async (status) => {
  service.answer = withJson({ status, results: [], error_message: "The key a-key for 12 Oak St is wrong." });
  await expect(google.geocode("12 Oak St", signal)).rejects.toThrow(status);
});

it.each(badAnswers)("is followed by the next provider after %s", async (_what, answer) => {
  service.answer = answer;
  const door = { lat: 41.9, lng: -87.6, precision: "address", near: null } as const;
  const drive = { meters: 900, seconds: 160, low: 150, high: 170, by: "next", line: null, isRough: true };
  const next: GeoProvider = { name: "next", geocode: async () => door, estimateDrive: async () => drive };
  // A name of its own, so that what fails here leaves the others alone.
  const providers = [{ ...google, name: `google ${service.questions.length} ${Math.random()}` }, next];
  const [place, found] = await Promise.all([
    geocode("12 Oak St", { providers, timeLimit: 250 }),
    estimateDrive(from, to, { providers, timeLimit: 250 }),
  ]);
  expect([place, found]).toEqual([door, drive]);
});
