// The map's colours of the present theme, in the words that drawing engines know.
"use client";

import { useState } from "react";
import { type Theme, useTheme } from "../hooks/use-theme";

const tokens = {
  land: "--map-land",
  water: "--map-water",
  line: "--map-line",
  label: "--map-label",
  live: "--gps",
  stale: "--stale",
  past: "--foreground",
  muted: "--muted-foreground",
} as const;

/** As '#1b1b20'. */
export type MapColors = Record<keyof typeof tokens, string>;

/** Engines do not read oklch(): a canvas paints the colour and says which it became. */
function readColors(): MapColors {
  const context = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d", {
    willReadFrequently: true,
  });
  const style = getComputedStyle(document.documentElement);
  const read = (token: string) => {
    if (context === null) return "#808080";
    context.fillStyle = style.getPropertyValue(token);
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
  };
  return Object.fromEntries(Object.entries(tokens).map(([name, token]) => [name, read(token)])) as MapColors;
}

/** Read anew whenever the theme changes, for the tokens change with it. */
export function useMapColors(): { colors: MapColors; theme: Theme } {
  const { theme } = useTheme();
  const [read, setRead] = useState(() => ({ colors: readColors(), theme }));
  if (read.theme !== theme) setRead({ colors: readColors(), theme });
  return read;
}
