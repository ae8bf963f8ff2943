// Fades the edge of a box behind which more can be scrolled to.
"use client";

import { type RefObject, useEffect } from "react";

/** Draws the fades on a box that `useScrollFade` watches. */
export const scrollFade =
  "data-[more=above]:[mask-image:linear-gradient(transparent,#000_1.5rem)] data-[more=below]:[mask-image:linear-gradient(#000_calc(100%-1.75rem),transparent)] data-[more=both]:[mask-image:linear-gradient(transparent,#000_1.5rem,#000_calc(100%-1.75rem),transparent)]";

/** Tells the box by `data-more` where more is: "above", "below", "both" or "none". */
export function useScrollFade(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const box = ref.current;
    if (box === null) return undefined;
    const tell = () => {
      const isAbove = box.scrollTop > 1;
      const isBelow = box.scrollTop + box.clientHeight < box.scrollHeight - 1;
      box.dataset.more = isAbove && isBelow ? "both" : isAbove ? "above" : isBelow ? "below" : "none";
    };
    const sizes = new ResizeObserver(tell);
    sizes.observe(box);
    const lines = new MutationObserver(tell);
    lines.observe(box, { childList: true, subtree: true, characterData: true });
    box.addEventListener("scroll", tell, { passive: true });
    return () => {
      sizes.disconnect();
      lines.disconnect();
      box.removeEventListener("scroll", tell);
    };
  }, [ref]);
}
