// Says once, after arriving, that the case is open.
"use client";

import { useEffect, useState } from "react";

/** How long the notice stands, in milliseconds. */
const standsFor = 5_000;

/** Without JavaScript the style alone takes it away. */
export function OpenedNotice({ isJustOpened, text }: { isJustOpened: boolean; text: string }) {
  const [isShown, setIsShown] = useState(isJustOpened);
  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setTimeout(() => setIsShown(false), standsFor);
    return () => clearTimeout(timer);
  }, [isShown]);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 top-3 z-10 flex justify-center no-print md:justify-end"
    >
      {isShown ? (
        <p className="animate-[vanish_180ms_5s_forwards] rounded-lg bg-popover px-4 py-3 text-desk shadow-float">
          {text}
        </p>
      ) : null}
    </div>
  );
}
