// Gives tests of components the matchers, one evening and the browser parts that jsdom lacks, and clears the page after each.
import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeEach, vi } from "vitest";
import { stubNavigation } from "./navigation";
import { supplyQuickIds, supplyQuickLabels } from "./quick-labels";
import { resetServerActions } from "./server-actions";

class NoResize implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

const elementParts = {
  scrollIntoView: () => {},
  hasPointerCapture: () => false,
  setPointerCapture: () => {},
  releasePointerCapture: () => {},
};

const windowParts = {
  ResizeObserver: NoResize,
  matchMedia: (query: string) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener() {},
      removeListener() {},
    }),
};

function supply(target: object, parts: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(parts)) {
    if (Reflect.get(target, name) === undefined)
      Object.defineProperty(target, name, { value, writable: true, configurable: true });
  }
}

// A busy machine draws late.
configure({ asyncUtilTimeout: 5_000 });

supply(Element.prototype, elementParts);
supply(window, windowParts);
supplyQuickLabels();
supplyQuickIds();

// Files share the modules that stand in for others.
stubNavigation({});
resetServerActions();

// The evening of the tests' calls, 21:30 in Chicago: what a screen says of "today" must not hang on the day of the run.
const theEvening = new Date("2026-11-22T03:30:00.000Z");

beforeEach(() => {
  vi.setSystemTime(theEvening);
});

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

// What is still being fetched would come into another file's window.
afterAll(() => vi.dynamicImportSettled());
