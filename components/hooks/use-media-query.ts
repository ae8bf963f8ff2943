// Whether the window fits a media query, and the one breakpoint that the product speaks of.
"use client";

import { useCallback, useSyncExternalStore } from "react";

/** Below this width, in pixels, the screen is a phone. */
export const MOBILE_BREAKPOINT = 768;

/** Follows a media query; `onServer` is the answer while nothing is known of the window. */
export function useMediaQuery(query: string, onServer = false): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => onServer,
  );
}
