// An OSRM server's answers as its documentation shows them, and everything that it must not be able to do harm with.
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { badAnswers, type MapService, startMapService, withJson } from "@/lib/testing/map-service";
import { estimateDrive } from "./ask-providers";
import { builtInProvider } from "./built-in-provider";
import { osrmProvider } from "./osrm-provider";
import type { GeoProvider } from "./provider";

let service: MapService;
let osrm: GeoProvider;
beforeAll(async () => {
  service = await startMapService();
  // Its gazetteer is read once, which takes longer than the tests wait.
  await builtInProvider.geocode("60301", new AbortController().signal);
});
afterAll(() => service.close());
beforeEach(() => {
  service.questions.length = 0;
  osrm = osrmProvider(`${service.base}/`);
});

const signal = new AbortController().signal;
const from = { lat: 41.9543, lng: -87.6576 };
const to = { lat: 41.8885, lng: -87.7985 };

// https://project-osrm.org/docs/v5.24.0/api/#route-service
const answer = {
  code: "Ok",
  routes: [{ distance: 18_884.8, duration: 1_500.4, geometry: "_p~iF~ps|U_ulLnnqC_mqNvxq`@", legs: [], weight: 1 }],
  waypoints: [
    { hint: "x", distance: 4.15, name: "Paulina", location: [-87.6576, 41.9543] },
    { hint: "y", distance: 12.5, name: "Lake", location: [-87.7985, 41.8885] },
  ],
};

it("asks for a drive as documented, longitude first", async () => {
  service.answer = withJson(answer);
  const drive = await osrm.estimateDrive(from, to, null, signal);
  expect(drive).toMatchObject({ meters: 18_885, seconds: 1_500, low: 1_350, by: "osrm", isRough: false });
  expect(drive?.line).toHaveLength(3);
  expect(service.questions[0]).toMatchObject({
    method: "GET",
    url: "/route/v1/driving/-87.657600,41.954300;-87.798500,41.888500?overview=simplified&geometries=polyline&alternatives=false&steps=false",
  });
});

it("adds traffic at rush hour, which it does not know, and none at night", async () => {
  service.answer = withJson(answer);
  const zone = "America/Chicago";
  const rush = await osrm.estimateDrive(from, to, { at: new Date("2026-11-24T23:00:00.000Z"), zone }, signal);
  const night = await osrm.estimateDrive(from, to, { at: new Date("2026-11-24T09:00:00.000Z"), zone }, signal);
  expect(rush).toMatchObject({ low: 1_350, seconds: 2_101, high: 2_926 });
  expect(night).toMatchObject({ low: 1_350, seconds: 1_500 });
  expect(rush?.meters).toBe(night?.meters);
});

it("has no addresses", async () => {
  expect(await osrm.geocode("1 Main St, Chicago, IL", signal)).toBeNull();
  expect(service.questions).toEqual([]);
});

it.each([
  ["there is no road", { code: "NoRoute", message: "Impossible route between points" }, 400],
  ["there is no road near", { code: "NoSegment", message: "Could not find a matching segment" }, 400],
  ["its map holds another country", { ...answer, waypoints: [{ distance: 412_000 }, { distance: 3 }] }, 200],
])("does not know when %s", async (_what, value, status) => {
  service.answer = withJson(value, status);
  expect(await osrm.estimateDrive(from, to, null, signal)).toBeNull();
});

it.each([
  ["too big", { code: "TooBig" }, 400, "TooBig"],
  ["no routes", { code: "Ok", routes: [] }, 200, "Ok"],
  ["words about an address", { code: "12 Oak St is wrong" }, 400, "It refused."],
  ["a negative distance", { ...answer, routes: [{ ...answer.routes[0], distance: -5 }] }, 200, "not of the form"],
])("fails on %s", async (_what, value, status, sentence) => {
  service.answer = withJson(value, status);
  await expect(osrm.estimateDrive(from, to, null, signal)).rejects.toThrow(sentence);
});

it.each([
  ...badAnswers,
  ["a drive around the world", withJson({ ...answer, routes: [{ distance: 40_000_000, duration: 900_000 }] })],
  ["a drive in no time", withJson({ ...answer, routes: [{ distance: 18_884, duration: 1 }] })],
] as typeof badAnswers)("is followed by the built-in estimate after %s", async (_what, bad) => {
  service.answer = bad;
  const providers = [{ ...osrm, name: `osrm ${Math.random()}` }, builtInProvider];
  expect(await estimateDrive(from, to, { providers, timeLimit: 250 })).toMatchObject({ by: "built-in" });
});
