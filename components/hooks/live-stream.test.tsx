// Of all tabs one holds the stream; the others hear it, one takes over, and a refused stream is opened again.
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { connectLive, type LiveNotice } from "./live-stream";
import { useLive } from "./use-live";

type Hear = (notice: LiveNotice) => void;

class FakeStream extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeStream[] = [];
  readyState = 1;
  constructor(readonly path: string) {
    super();
    FakeStream.opened.push(this);
  }
  close() {
    this.readyState = 2;
  }
  say(notice: LiveNotice) {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(notice) }));
  }
  refuse() {
    this.readyState = 2;
    this.dispatchEvent(new Event("error"));
  }
}

/** Channels of one name hear each other at once; locks queue by name. */
function stubTabs() {
  const channels = new Set<EventTarget & { name: string }>();
  class FakeChannel extends EventTarget {
    constructor(readonly name: string) {
      super();
      channels.add(this);
    }
    postMessage(data: unknown) {
      for (const other of channels) {
        if (other !== this && other.name === this.name) other.dispatchEvent(new MessageEvent("message", { data }));
      }
    }
    close() {
      channels.delete(this);
    }
  }
  let tail = Promise.resolve();
  const request = (_name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>) => {
    const turn = tail.then(() => (signal.aborted ? undefined : hold()));
    tail = turn;
    return turn;
  };
  vi.stubGlobal("BroadcastChannel", FakeChannel);
  Object.defineProperty(navigator, "locks", { value: { request }, configurable: true });
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
const change: LiveNotice = { types: ["request.accepted"], requestIds: ["a"] };

beforeEach(() => {
  FakeStream.opened = [];
  vi.stubGlobal("EventSource", FakeStream);
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, "locks");
});

it("opens one stream for two tabs, and both hear it", async () => {
  stubTabs();
  const first = vi.fn<Hear>();
  const second = vi.fn<Hear>();
  const stopFirst = connectLive("/api/live", first);
  await settle();
  const stopSecond = connectLive("/api/live", second);
  await settle();
  expect(FakeStream.opened.map((stream) => stream.path)).toEqual(["/api/live"]);
  // What came before it listened is made up for, and only for the tab that asked.
  expect(second.mock.calls).toEqual([[{ gap: true }]]);
  expect(first).not.toHaveBeenCalled();
  FakeStream.opened[0]?.say(change);
  expect(first).toHaveBeenLastCalledWith(change);
  expect(second).toHaveBeenLastCalledWith(change);
  stopFirst();
  await settle();
  expect(FakeStream.opened).toHaveLength(2);
  expect(FakeStream.opened[0]?.readyState).toBe(FakeStream.CLOSED);
  stopSecond();
  expect(FakeStream.opened[1]?.readyState).toBe(FakeStream.CLOSED);
});

it("opens one stream a tab where tabs cannot agree", () => {
  const stop = [connectLive("/api/live", vi.fn<Hear>()), connectLive("/api/live", vi.fn<Hear>())];
  expect(FakeStream.opened).toHaveLength(2);
  for (const each of stop) each();
});

it("opens a refused stream again, later each time, until it is stopped", () => {
  vi.useFakeTimers();
  const stop = connectLive("/api/live", vi.fn<Hear>());
  FakeStream.opened[0]?.refuse();
  vi.advanceTimersByTime(999);
  expect(FakeStream.opened).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(FakeStream.opened).toHaveLength(2);
  FakeStream.opened[1]?.refuse();
  vi.advanceTimersByTime(1999);
  expect(FakeStream.opened).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(FakeStream.opened).toHaveLength(3);
  FakeStream.opened[2]?.refuse();
  stop();
  vi.advanceTimersByTime(60_000);
  expect(FakeStream.opened).toHaveLength(3);
});

it("tells every tab of an interruption, and whether it was a refusal", async () => {
  stubTabs();
  const [first, second] = [vi.fn<(isRefused: boolean) => void>(), vi.fn<(isRefused: boolean) => void>()];
  const stopFirst = connectLive("/api/live", vi.fn<Hear>(), first);
  await settle();
  const stopSecond = connectLive("/api/live", vi.fn<Hear>(), second);
  await settle();
  FakeStream.opened[0]?.dispatchEvent(new Event("error"));
  FakeStream.opened[0]?.refuse();
  expect(first.mock.calls).toEqual([[false], [true]]);
  expect(second.mock.calls).toEqual([[false], [true]]);
  stopSecond();
  stopFirst();
});

it("opens the stream anew when the network is back", () => {
  const stop = connectLive("/api/live", vi.fn<Hear>());
  window.dispatchEvent(new Event("online"));
  expect(FakeStream.opened.map((stream) => stream.readyState)).toEqual([FakeStream.CLOSED, 1]);
  stop();
});

it("tells a gap and a place as something that may have changed, and a burst by its surest notice", () => {
  vi.useFakeTimers();
  const onChange = vi.fn<(told: { isCertain: boolean }) => void>();
  const { unmount } = renderHook(() => useLive(onChange));
  for (const notices of [[{ gap: true }], [{ moved: true }], [{ moved: true }, { changed: true }, { moved: true }]]) {
    act(() => {
      for (const notice of notices) FakeStream.opened[0]?.say(notice as LiveNotice);
    });
    vi.advanceTimersByTime(1000);
  }
  expect(onChange.mock.calls.map(([told]) => told.isCertain)).toEqual([false, false, false, true]);
  unmount();
});

it("tells a burst at once and once more", () => {
  vi.useFakeTimers();
  const onChange = vi.fn<() => void>();
  const { unmount } = renderHook(() => useLive(onChange));
  act(() => {
    for (let i = 0; i < 5; i += 1) FakeStream.opened[0]?.say(change);
  });
  expect(onChange).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(250);
  expect(onChange).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1000);
  expect(onChange).toHaveBeenCalledTimes(2);
  unmount();
  expect(FakeStream.opened[0]?.readyState).toBe(FakeStream.CLOSED);
});
