// What the dialog of the family's access shows, one thing at a time, and where the focus goes between them.
"use client";

import { type RefObject, useEffect, useRef } from "react";

export type FamilyAccessView = "overview" | "pin" | "remove" | "revoke" | "note" | "card";

/**
 * Moves the focus with the view: into what opened, marked `data-first`; and back to the button that opened it, marked
 * `data-opens`.
 */
export function useViewFocus(view: FamilyAccessView): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  const before = useRef(view);
  useEffect(() => {
    if (before.current === view) return;
    const mark = view === "overview" ? `[data-opens="${before.current}"]` : "[data-first]";
    before.current = view;
    const target = content.current?.querySelector<HTMLElement>(mark);
    (target ?? content.current)?.focus();
  }, [view]);
  return content;
}
