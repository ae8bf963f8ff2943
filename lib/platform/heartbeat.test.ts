// Many beats by one timer, spread over the time between two of them.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { heartbeatMs, onHeartbeat } from "./heartbeat";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("beats each once a heartbeat, not all at one moment, and stops with the last", () => {
  const beats = Array.from({ length: 100 }, () => vi.fn<() => void>());
  const stops = beats.map(onHeartbeat);
  expect(vi.getTimerCount()).toBe(1);
  const counts: number[] = [];
  const beaten = () => beats.reduce((sum, beat) => sum + beat.mock.calls.length, 0);
  for (let second = 0; second < heartbeatMs / 1_000; second += 1) {
    const before = beaten();
    vi.advanceTimersByTime(1_000);
    counts.push(beaten() - before);
  }
  expect(counts).toEqual(Array.from({ length: 20 }, () => 5));
  vi.advanceTimersByTime(heartbeatMs);
  expect(beats.every((beat) => beat.mock.calls.length === 2)).toBe(true);
  for (const stop of stops.slice(1)) stop();
  vi.advanceTimersByTime(heartbeatMs);
  expect(beats[0]).toHaveBeenCalledTimes(3);
  expect(beats[1]).toHaveBeenCalledTimes(2);
  stops[0]?.();
  expect(vi.getTimerCount()).toBe(0);
});
