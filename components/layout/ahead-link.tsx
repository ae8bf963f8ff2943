// A link to a screen that is asked for ahead, once that is likely to be opened or this one rests.
"use client";

import Link from "next/link";
import { type ComponentProps, useEffect, useState } from "react";
import { restMs } from "@/components/ui/later";

interface AheadLinkProps extends Omit<ComponentProps<typeof Link>, "prefetch"> {
  /** Ask at once, as where the link stands in a menu that was opened to choose from. */
  isSoon: boolean;
}

/**
 * Ten links asked for at once, as Next does by itself, are twenty calls before the screen has asked for its own lists.
 * A pointer or the keyboard on the link, or a finger that touches it, asks before the click comes.
 */
export function AheadLink({ isSoon, onPointerEnter, onFocus, ...props }: AheadLinkProps) {
  const [isLikely, setLikely] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLikely(true), restMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Link
      {...props}
      prefetch={isSoon || isLikely ? null : false}
      onPointerEnter={(event) => {
        setLikely(true);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        setLikely(true);
        onFocus?.(event);
      }}
    />
  );
}
