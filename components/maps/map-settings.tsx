// Which maps this platform is set up for, handed to the browser by the server.
"use client";

import { createContext, type ReactNode, use } from "react";

export interface MapSettings {
  /** Google's key for browsers; without it the built-in map. */
  googleKey: string | null;
  googleMapId: string | null;
  /** A style of MapLibre's, or raster tiles with {z}, {x} and {y}, in place of the built-in ground. */
  styleUrl: string | null;
  /** Raster tiles with {z}, {x} and {y}. */
  satelliteUrl: string | null;
}

const none: MapSettings = { googleKey: null, googleMapId: null, styleUrl: null, satelliteUrl: null };

const Settings = createContext<MapSettings>(none);

export function MapSettingsProvider({ settings, children }: { settings: MapSettings; children: ReactNode }) {
  return <Settings value={settings}>{children}</Settings>;
}

/** Without a provider above, the built-in map alone. */
export const useMapSettings = () => use(Settings);
