// A press on a phone without signal: kept, and the browser asked once to keep it for good.
import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useDriveQueue } from "./use-drive-queue";

afterEach(() => Reflect.deleteProperty(navigator, "storage"));

const ask = () => renderHook(() => useDriveQueue({ userId: "ana", routeId: "r1", onRecorded: () => {} }));

it("asks for lasting room with the first step and not before, once", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const persist = vi.fn<() => Promise<boolean>>().mockRejectedValue(new Error("Refused."));
  const { result } = ask();
  await waitFor(() => expect(result.current.steps).toEqual([]));

  // A browser that has no such room takes the step all the same.
  await act(() => result.current.press("arrive"));
  expect(result.current.steps).toMatchObject([{ step: "arrive" }]);

  Object.defineProperty(navigator, "storage", { configurable: true, value: { persist } });
  await act(() => result.current.keepPosition({ ...position, clientId: "p1" }));
  expect(persist).not.toHaveBeenCalled();
  await act(() => result.current.press("confirm"));
  await act(() => result.current.press("depart"));
  expect(persist).toHaveBeenCalledOnce();
  expect(result.current.steps).toMatchObject([{ step: "arrive" }, { step: "confirm" }, { step: "depart" }]);
});

const position = { at: 1, lat: 41.9, lng: -87.6, accuracy: 5, speed: null, heading: null };
