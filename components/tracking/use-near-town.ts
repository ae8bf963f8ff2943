// Says near which town a position lies, by the towns that the built-in map knows.
"use client";

import { useEffect, useState } from "react";
import { loadGeography } from "@/components/maps/geography";
import { nearestTown } from "@/components/maps/nearest-town";

/** 'Oak Park'; null where none is near, and until the towns have come. */
export function useNearTown(lat: number | null, lng: number | null): string | null {
  const [towns, setTowns] = useState<Parameters<typeof nearestTown>[0]>([]);
  const isWanted = lat !== null && lng !== null;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    // Without the towns the degrees stand alone.
    loadGeography().then(
      (loaded) => isGone || setTowns(loaded.towns),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  return isWanted ? nearestTown(towns, { lat, lng }) : null;
}
