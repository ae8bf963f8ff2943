// The present instant by the server's clock, kept going by the phone's: an old phone's own time may be wrong.
"use client";

import { useEffect, useState } from "react";

const tickMs = 5_000;

/** Milliseconds since 1970, beginning with `asOf` (ISO 8601), which each renewal of the page brings anew. */
export function useTimeFrom(asOf: string): number {
  const first = Date.parse(asOf);
  const [passed, setPassed] = useState({ since: asOf, ms: 0 });
  useEffect(() => {
    const began = Date.now();
    // A clock that is set while the page stands must not turn time back.
    const tick = () => setPassed({ since: asOf, ms: Math.max(0, Date.now() - began) });
    const timer = setInterval(tick, tickMs);
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [asOf]);
  return passed.since === asOf ? first + passed.ms : first;
}
