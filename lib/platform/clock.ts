// What time it is; the demo week and the tests live at other times.
import { AsyncLocalStorage } from "node:async_hooks";

const shifted = new AsyncLocalStorage<Date>();

/** The present instant, or the one that `at` has set. */
export function now(): Date {
  return new Date(shifted.getStore() ?? Date.now());
}

/** Runs `work` as if it happened at `instant`. */
export function at<T>(instant: Date, work: () => Promise<T>): Promise<T> {
  return shifted.run(instant, work);
}
