// The phone's position as the page shares it: what is said when it is denied, given after all, or the page was hidden.
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { KeptPosition } from "./drive-store";
import { hiddenWords, positionWords } from "./drive-words";
import { useSharing } from "./use-sharing";

type Heard = (position: GeolocationPosition) => void;
type Failed = (error: GeolocationPositionError) => void;

const watchPosition = vi.fn<(hear: Heard, fail: Failed) => number>();
const getCurrentPosition = vi.fn<(hear: Heard, fail: Failed) => void>();
const permission = new EventTarget();
const start = Date.parse("2026-11-22T03:00:00Z");

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  vi.useFakeTimers({ now: start });
  watchPosition.mockReturnValue(1);
  const geolocation = { watchPosition, getCurrentPosition, clearWatch: () => {} };
  Object.defineProperty(navigator, "geolocation", { configurable: true, value: geolocation });
  Object.defineProperty(navigator, "permissions", { configurable: true, value: { query: async () => permission } });
  vi.stubGlobal("GeolocationPositionError", { PERMISSION_DENIED: 1 });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  for (const name of ["geolocation", "permissions"]) Reflect.deleteProperty(navigator, name);
});

const keep = vi.fn<(position: KeptPosition) => Promise<void>>().mockResolvedValue();

async function share() {
  const { result } = renderHook(() => useSharing({ userId: "ana", routeId: "r1", isActive: true, keep }));
  await act(() => vi.advanceTimersByTimeAsync(1));
  await act(async () => result.current.share(true));
  return result;
}

const hear = (lat: number) =>
  act(async () => {
    const coords = { latitude: lat, longitude: -87.6, accuracy: 8, speed: null, heading: null };
    watchPosition.mock.lastCall?.[0]({ timestamp: Date.now(), coords } as GeolocationPosition);
  });
const fail = (code: number) => act(async () => watchPosition.mock.lastCall?.[1]({ code } as GeolocationPositionError));

const turn = (state: DocumentVisibilityState) =>
  act(async () => {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
    document.dispatchEvent(new Event("visibilitychange"));
  });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it("says how long the page was hidden, once it was longer than half a minute, and asks the phone anew", async () => {
  const shared = await share();
  await hear(41.9);
  expect(shared.current).toMatchObject({ sharing: "on", hidden: null });
  const asked = watchPosition.mock.calls.length;
  await turn("hidden");
  await pass(20_000);
  await turn("visible");
  expect(shared.current.hidden).toBeNull();
  expect(watchPosition).toHaveBeenCalledTimes(asked + 1);

  await turn("hidden");
  await pass(9 * 60_000);
  expect(shared.current.hidden).toBeNull();
  await turn("visible");
  const { hidden } = shared.current;
  expect(hidden && hiddenWords(hidden, "America/Chicago")).toBe(
    "No position was shared while this page was hidden, 9:00 PM to 9:09 PM.",
  );
});

it("says where a denied position is turned on, and shares it as soon as it is allowed", async () => {
  const shared = await share();
  await fail(1);
  expect(shared.current).toMatchObject({ sharing: "denied", fix: null });
  expect(positionWords.denied).toBe("Position is off. Turn it on in browser settings.");
  expect(keep).not.toHaveBeenCalled();

  const asked = watchPosition.mock.calls.length;
  await act(async () => permission.dispatchEvent(new Event("change")));
  expect(watchPosition).toHaveBeenCalledTimes(asked + 1);
  await hear(41.91);
  expect(shared.current.sharing).toBe("on");
  expect(keep).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ lat: 41.91, at: Date.now() }));
});

it("takes a phone that has no position for the moment for one that looks for it", async () => {
  const shared = await share();
  await hear(41.9);
  await fail(3);
  expect(shared.current.sharing).toBe("searching");
  await hear(41.9);
  expect(shared.current.sharing).toBe("on");
});

it("asks a van that stands still, and no more once sharing is stopped", async () => {
  const shared = await share();
  await hear(41.9);
  await pass(90_000);
  expect(getCurrentPosition).toHaveBeenCalledOnce();
  await act(async () => shared.current.share(false));
  expect(shared.current).toMatchObject({ sharing: "off", fix: null, hidden: null });
  await pass(300_000);
  expect(getCurrentPosition).toHaveBeenCalledOnce();
});
