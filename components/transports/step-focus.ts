// Whose next step was chosen from afar: its button takes the focus once it stands there, and is not pressed.
"use client";

import { type RefObject, useEffect, useSyncExternalStore } from "react";

let wanted: string | null = null;
const listeners = new Set<() => void>();

function want(requestId: string | null) {
  wanted = requestId;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Leads to the next step of this request's transport, as soon as its card is unfolded. */
export const wantStep = (requestId: string) => want(requestId);

/** Focuses the first button in `buttons` when the next step of this request is wanted. */
export function useFocusWhenWanted(requestId: string, buttons: RefObject<HTMLElement | null>) {
  const isWanted = useSyncExternalStore(
    subscribe,
    () => wanted === requestId,
    () => false,
  );
  useEffect(() => {
    if (!isWanted) return;
    want(null);
    const button = buttons.current?.querySelector("button");
    button?.scrollIntoView({ block: "center" });
    button?.focus({ preventScroll: true });
  }, [isWanted, buttons]);
}
