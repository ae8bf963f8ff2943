// Whether the screen is a phone.
"use client";

import { MOBILE_BREAKPOINT, useMediaQuery } from "./use-media-query";

/** True below 768 px; false on the server. */
export function useIsMobile(): boolean {
  return useMediaQuery(`(max-width: ${MOBILE_BREAKPOINT - 0.02}px)`);
}
