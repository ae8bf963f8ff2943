// The present instant, kept fresh, for ages such as "38 min".
"use client";

import { useCallback, useSyncExternalStore } from "react";

interface Clock {
  now: number;
  timer: ReturnType<typeof setInterval> | null;
  listeners: Set<() => void>;
}

const clocks = new Map<number, Clock>();

function clockOf(intervalMs: number): Clock {
  const known = clocks.get(intervalMs);
  if (known !== undefined) return known;
  const clock: Clock = { now: Date.now(), timer: null, listeners: new Set() };
  clocks.set(intervalMs, clock);
  return clock;
}

function listen(clock: Clock, intervalMs: number, listener: () => void) {
  const tick = () => {
    clock.now = Date.now();
    for (const each of clock.listeners) each();
  };
  clock.listeners.add(listener);
  if (clock.timer === null) {
    clock.now = Date.now();
    clock.timer = setInterval(tick, intervalMs);
  }
  return () => {
    clock.listeners.delete(listener);
    if (clock.listeners.size > 0 || clock.timer === null) return;
    clearInterval(clock.timer);
    clock.timer = null;
  };
}

/** Milliseconds since 1970, renewed every `intervalMs`; `first` (or null) until the page has come alive. */
export function useNow(intervalMs = 30_000, first: number | null = null): number | null {
  const subscribe = useCallback(
    (listener: () => void) => listen(clockOf(intervalMs), intervalMs, listener),
    [intervalMs],
  );
  return useSyncExternalStore<number | null>(
    subscribe,
    () => clockOf(intervalMs).now,
    () => first,
  );
}
