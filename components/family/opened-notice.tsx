// Says once, after arriving, that the case is open.
"use client";

import { useEffect, useState } from "react";

/** How long the notice stands, in milliseconds. */
const standsFor = 5_000;
/** Under which the tab remembers the visit that it has told of. */
const toldKey = "family_visit_told";

/** `openedAt` is the instant of a visit that has just begun, else null. Without scripts the style alone takes it away. */
export function OpenedNotice({ openedAt, text }: { openedAt: string | null; text: string }) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    // A reload within the first moments finds the visit just opened once more.
    if (openedAt === null || sessionStorage.getItem(toldKey) === openedAt) return undefined;
    // Screen readers tell what comes into a status line, not what stands in it from the beginning.
    const appears = setTimeout(() => {
      sessionStorage.setItem(toldKey, openedAt);
      setIsShown(true);
    });
    const leaves = setTimeout(() => setIsShown(false), standsFor);
    return () => {
      clearTimeout(appears);
      clearTimeout(leaves);
    };
  }, [openedAt]);
  const notice = (
    <p className="animate-[vanish_180ms_5s_forwards] rounded-lg bg-popover px-4 py-3 text-desk shadow-float">{text}</p>
  );
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 top-3 z-10 flex justify-center no-print md:justify-end"
    >
      {isShown ? notice : null}
      {openedAt === null ? null : <noscript>{notice}</noscript>}
    </div>
  );
}
