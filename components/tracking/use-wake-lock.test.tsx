// The screen stays on while it is wanted, also after the page was hidden.
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useWakeLock } from "./use-wake-lock";

const release = vi.fn<() => Promise<void>>();
const request = vi.fn<(kind: string) => Promise<{ release: typeof release }>>();

beforeEach(() => {
  vi.clearAllMocks();
  release.mockResolvedValue();
  request.mockImplementation(async () => ({ release }));
  Object.defineProperty(navigator, "wakeLock", { configurable: true, value: { request } });
});
afterEach(() => Reflect.deleteProperty(navigator, "wakeLock"));

const turn = (state: DocumentVisibilityState) =>
  act(async () => {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
    document.dispatchEvent(new Event("visibilitychange"));
  });

it("is asked for once wanted, again whenever the page returns, and never while it is hidden", async () => {
  const { rerender } = renderHook(({ isWanted }) => useWakeLock(isWanted), { initialProps: { isWanted: false } });
  await turn("visible");
  expect(request).not.toHaveBeenCalled();
  await act(async () => rerender({ isWanted: true }));
  expect(request).toHaveBeenCalledExactlyOnceWith("screen");
  await turn("hidden");
  expect(request).toHaveBeenCalledOnce();
  await turn("visible");
  expect(request).toHaveBeenCalledTimes(2);
});

it("lets go once it is not wanted any more, and asks no more", async () => {
  const { rerender } = renderHook(({ isWanted }) => useWakeLock(isWanted), { initialProps: { isWanted: true } });
  await turn("visible");
  const asked = request.mock.calls.length;
  await act(async () => rerender({ isWanted: false }));
  expect(release).toHaveBeenCalled();
  await turn("visible");
  expect(request).toHaveBeenCalledTimes(asked);
});

it("bears a phone that refuses it, and one that cannot", async () => {
  request.mockRejectedValue(new DOMException("Low battery", "NotAllowedError"));
  const { unmount } = renderHook(() => useWakeLock(true));
  await turn("visible");
  expect(request).toHaveBeenCalledTimes(2);
  unmount();
  Reflect.deleteProperty(navigator, "wakeLock");
  renderHook(() => useWakeLock(true));
  await turn("visible");
  expect(request).toHaveBeenCalledTimes(2);
});
