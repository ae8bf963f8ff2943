// The road between the two places is asked of Google in the browser, once, where the server knew none.
import { renderHook, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import type { MapProblem } from "./map-engine";
import type { MapScene } from "./map-scene";
import { useGoogleRoad } from "./use-google-road";

const computeRoutes = vi.fn<(asked: object) => Promise<object>>();
const library = { Route: { computeRoutes } };
vi.mock("@vis.gl/react-google-maps", () => ({ useMapsLibrary: () => library }));

const scene: MapScene = {
  pickup: { lat: 41.95, lng: -87.67, label: "St. Brendan", precision: "address" },
  delivery: { lat: 42.04, lng: -87.69, label: "Harlan & Rowe", precision: "address" },
  line: null,
  path: null,
  vehicles: [],
  followId: null,
  toward: null,
};
const vehicle = { id: "a", at: "2026-11-22T03:04:00Z", isStale: false, label: "Eleanor", heading: null };

function show(first: MapScene) {
  const onProblem = vi.fn<(problem: MapProblem) => void>();
  const view = renderHook(({ drawn }) => useGoogleRoad(drawn, onProblem), { initialProps: { drawn: first } });
  return { ...view, onProblem };
}

beforeEach(() => {
  computeRoutes.mockReset();
  computeRoutes.mockResolvedValue({
    routes: [
      {
        path: [
          { lat: 41.95, lng: -87.67 },
          { lat: 42.04, lng: -87.69 },
        ],
      },
    ],
  });
});

it("asks once for the road between the two places, for driving", async () => {
  const { result, rerender, onProblem } = show(scene);
  await waitFor(() => expect(result.current.line).toHaveLength(2));
  expect(result.current.line).toEqual([
    [41.95, -87.67],
    [42.04, -87.69],
  ]);
  for (const lat of [41.96, 41.97]) rerender({ drawn: { ...scene, vehicles: [{ ...vehicle, lat, lng: -87.68 }] } });
  expect(computeRoutes).toHaveBeenCalledExactlyOnceWith({
    origin: { lat: 41.95, lng: -87.67 },
    destination: { lat: 42.04, lng: -87.69 },
    travelMode: "DRIVING",
    fields: ["path"],
  });
  expect(onProblem).not.toHaveBeenCalled();
});

it("asks nothing where the road is known, or an end is not", () => {
  show({ ...scene, line: [[41.95, -87.67]] });
  show({ ...scene, delivery: null });
  expect(computeRoutes).not.toHaveBeenCalled();
});

it.each([
  ["REQUEST_DENIED", () => Promise.reject(Object.assign(new Error("Denied."), { code: "REQUEST_DENIED" }))],
  ["ZERO_RESULTS", () => Promise.resolve({ routes: [] })],
  ["UNKNOWN_ERROR", () => Promise.reject(new Error("Broken."))],
])("tells the service's own word %s, and leaves the scene as it is", async (status, answer) => {
  computeRoutes.mockImplementation(answer);
  const { result, onProblem } = show(scene);
  await waitFor(() => expect(onProblem).toHaveBeenCalledExactlyOnceWith({ kind: "route", status }));
  expect(result.current).toBe(scene);
});
