// The light or dark theme of this device.
"use client";

import { useSyncExternalStore } from "react";
import { THEME_STORAGE_KEY } from "./theme-script";

export type Theme = "light" | "dark";

const listeners = new Set<() => void>();

function show(theme: Theme) {
  document.documentElement.classList.toggle("dark", theme === "dark");
  for (const listener of listeners) listener();
}

function followOtherTabs(event: StorageEvent) {
  if (event.key === THEME_STORAGE_KEY) show(event.newValue === "light" ? "light" : "dark");
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) window.addEventListener("storage", followOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", followOtherTabs);
  };
}

const present = (): Theme => (document.documentElement.classList.contains("dark") ? "dark" : "light");

/** Shows a theme and remembers it on this device. */
function setTheme(theme: Theme) {
  try {
    localStorage.setItem(THEME_STORAGE_KEY, theme);
  } catch {
    // A browser that keeps nothing still shows the theme until the page is left.
  }
  show(theme);
}

/** The theme that is shown, with the means to change it; dark on the server. */
export function useTheme() {
  const theme = useSyncExternalStore<Theme>(subscribe, present, () => "dark");
  return { theme, setTheme };
}
