// Whose next step was chosen from afar: its button takes the focus once it stands there, and is not pressed.
"use client";

import { type RefObject, useEffect, useSyncExternalStore } from "react";

/** How long a step is waited for, in milliseconds; later the focus would come unasked, to a button that records custody. */
const waitMs = 5_000;

let wanted: string | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function want(requestId: string | null) {
  wanted = requestId;
  for (const listener of listeners) listener();
}

/** Whoever does something else meanwhile no longer waits. */
const meanwhile = ["keydown", "pointerdown"] as const;

function giveUp() {
  clearTimeout(timer);
  for (const event of meanwhile) window.removeEventListener(event, giveUp, true);
  want(null);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Leads to the next step of this request's transport, if its card is unfolded soon. */
export function wantStep(requestId: string) {
  giveUp();
  timer = setTimeout(giveUp, waitMs);
  for (const event of meanwhile) window.addEventListener(event, giveUp, true);
  want(requestId);
}

/** Focuses the first button in `buttons` when the next step of this request is wanted. */
export function useFocusWhenWanted(requestId: string, buttons: RefObject<HTMLElement | null>) {
  const isWanted = useSyncExternalStore(
    subscribe,
    () => wanted === requestId,
    () => false,
  );
  useEffect(() => {
    if (!isWanted) return;
    giveUp();
    const button = buttons.current?.querySelector("button");
    button?.scrollIntoView({ block: "center" });
    button?.focus({ preventScroll: true });
  }, [isWanted, buttons]);
}
