// The drive of a family's page while it moves: what moves is taken over by itself, anything else renews the page.
"use client";

import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from "react";
import type { FamilyRouteDto } from "@/lib/family/dto";

interface Moving {
  route: FamilyRouteDto;
  /** Takes over a newer answer; false where only the server can write the page anew. */
  move: (newer: FamilyRouteDto) => boolean;
  /** Tells whether the map on the screen follows `route`; the server's picture does not. */
  follow: (isFollowing: boolean) => void;
}

const context = createContext<Moving | null>(null);

/** What a position changes. Where one of these comes or goes the page has another shape. */
const moving = [
  "currentLocation",
  "positionAt",
  "eta",
  "etaLow",
  "etaHigh",
  "arrival",
  "distanceRemaining",
  "near",
] as const satisfies (keyof FamilyRouteDto)[];

const shapeOf = (route: FamilyRouteDto) =>
  JSON.stringify({ ...route, ...Object.fromEntries(moving.map((name) => [name, route[name] === null])), near: true });

export function MovingDrive({ route: written, children }: { route: FamilyRouteDto | null; children: ReactNode }) {
  const [moved, setMoved] = useState<{ since: FamilyRouteDto; route: FamilyRouteDto } | null>(null);
  const isFollowing = useRef(false);
  // The page that the server wrote last knows better.
  const route = moved !== null && moved.since === written ? moved.route : written;
  const move = useCallback(
    (newer: FamilyRouteDto) => {
      if (!written || shapeOf(newer) !== shapeOf(written)) return false;
      if (newer.currentLocation !== null && !isFollowing.current) return false;
      setMoved({ since: written, route: newer });
      return true;
    },
    [written],
  );
  const follow = useCallback((now: boolean) => {
    isFollowing.current = now;
  }, []);
  const value = useMemo(() => route && { route, move, follow }, [route, move, follow]);
  return <context.Provider value={value}>{children}</context.Provider>;
}

/** Null on a page without a drive. */
export const useMovingDrive = () => useContext(context);
