// Which active transports stand unfolded; the choice is kept for as long as the browser's tab.
"use client";

import { useCallback, useSyncExternalStore } from "react";

const storageKey = "dashboard-open-transports";
const listeners = new Set<() => void>();
/** Where the browser keeps nothing, the choice lasts until the page is left. */
let fallback = "";

function read(): string {
  try {
    return sessionStorage.getItem(storageKey) ?? "";
  } catch {
    return fallback;
  }
}

function write(text: string) {
  fallback = text;
  try {
    sessionStorage.setItem(storageKey, text);
  } catch {
    // The fallback holds it.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function keep(requestId: string, isOpen: boolean) {
  const others = read()
    .split(" ")
    .filter((id) => id !== "" && id !== requestId);
  write((isOpen ? [...others, requestId] : others).join(" "));
}

/** Unfolds the transport of this request, wherever its card comes to stand. */
export const openCard = (requestId: string) => keep(requestId, true);

/** Whether the transport of this request stands unfolded, and the means to change it. */
export function useOpenCard(requestId: string): [boolean, (isOpen: boolean) => void] {
  const kept = useSyncExternalStore(subscribe, read, () => "");
  const isOpen = kept.split(" ").includes(requestId);
  const setOpen = useCallback((next: boolean) => keep(requestId, next), [requestId]);
  return [isOpen, setOpen];
}
