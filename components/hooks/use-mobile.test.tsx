// A phone is a window narrower than 768 pixels.
import { renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useIsMobile } from "./use-mobile";

it.each([
  [767, true],
  [767.5, true],
  [768, false],
  [1440, false],
])("a window of %d pixels is one: %s", (width, isPhone) => {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: width <= Number(/^\(max-width: (?<most>[\d.]+)px\)$/.exec(query)?.groups?.["most"]),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  expect(renderHook(() => useIsMobile()).result.current).toBe(isPhone);
});
