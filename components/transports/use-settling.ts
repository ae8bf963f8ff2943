// Whether what is offered has only just changed.
"use client";

import { useEffect, useState } from "react";

/** How long a button that has just come does not hear, in milliseconds: a second tap was meant for the one before it. */
const SETTLING_MS = 2_000;

/** `offered` names what stands under the thumb. */
export function useSettling(offered: string): boolean {
  const [settled, setSettled] = useState(offered);
  useEffect(() => {
    if (settled === offered) return undefined;
    const timer = setTimeout(() => setSettled(offered), SETTLING_MS);
    return () => clearTimeout(timer);
  }, [offered, settled]);
  return settled !== offered;
}
