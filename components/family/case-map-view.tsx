// A family's map as the page shows it: the server's picture, and over it the live map once that has come.
"use client";

import { type ComponentType, type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { FamilyMapDto, FamilyRouteDto } from "@/lib/family/dto";
import { pointOf } from "@/lib/family/position-status";
import { isStale } from "@/lib/transports/position-status";
import { useTimeFrom } from "./arrival-clock";
import type { CaseMapLiveProps } from "./case-map-live";
import { drawsLive, savesData, whenNear } from "./case-map-need";
import { useMovingDrive } from "./moving-drive";

interface CaseMapViewProps {
  map: FamilyMapDto;
  /** The present instant, ISO 8601. */
  asOf: string;
  picture: ReactNode;
  words: {
    title: string;
    /** Two of these hold '{town}'. */
    near: string;
    somewhere: string;
    lastNear: string;
    lastSomewhere: string;
    rough: string | null;
    open: string;
    weight: string;
    live: CaseMapLiveProps["words"];
  };
}

type Live = ComponentType<CaseMapLiveProps>;

const neverChanges = () => () => {};

/** Half a megabyte of map is loaded near the map alone, and where data is dear only when it is asked for. */
export function CaseMapView({ map: written, asOf, picture, words }: CaseMapViewProps) {
  const drive = useMovingDrive();
  const map = useMoved(written, drive?.route ?? null);
  const at = drive?.route.positionAt ?? asOf;
  const box = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(false);
  const [Live, setLive] = useState<Live | null>(null);
  const isSparing = useSyncExternalStore(
    neverChanges,
    () => drawsLive() && savesData(),
    () => false,
  );
  const isOld = isStale(at, useTimeFrom(asOf));

  useEffect(() => {
    const element = box.current;
    if (element === null || !drawsLive() || savesData()) return undefined;
    return whenNear(element, () => setWanted(true));
  }, []);

  useEffect(() => {
    if (!isWanted) return;
    // Where it does not come, the picture stays.
    import("./case-map-live").then(
      (file) => setLive(() => file.CaseMapLive),
      () => {},
    );
  }, [isWanted]);

  return (
    <section className="mt-6" aria-label={words.title} data-stale={isOld || undefined}>
      <div
        ref={box}
        className="relative isolate aspect-35/23 overflow-hidden rounded-card bg-(--map-land) data-[stale]:[--gps:var(--stale)]"
        data-stale={isOld || undefined}
      >
        {picture}
        {Live ? <Live map={map} at={at} isStale={isOld} words={words.live} onFollow={drive?.follow} /> : null}
      </div>
      <p className="mt-3 text-driver text-pretty">
        {sayWhere(map.vehicle.near, isOld, words)}{" "}
        {words.rough ? <span className="text-muted-foreground">{words.rough}</span> : null}
      </p>
      {isSparing && !isWanted ? (
        <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-driver no-print">
          <button type="button" className="min-h-11 text-link underline" onClick={() => setWanted(true)}>
            {words.open}
          </button>
          <span className="text-muted-foreground">{words.weight}</span>
        </p>
      ) : null}
    </section>
  );
}

/** The map with the vehicle where it was last heard of. */
function useMoved(map: FamilyMapDto, route: FamilyRouteDto | null): FamilyMapDto {
  return useMemo(() => {
    const point = route && pointOf(route);
    return point ? { ...map, vehicle: { ...map.vehicle, ...point, near: route.near } } : map;
  }, [map, route]);
}

function sayWhere(near: string | null, isOld: boolean, words: CaseMapViewProps["words"]): string {
  if (near === null) return isOld ? words.lastSomewhere : words.somewhere;
  return (isOld ? words.lastNear : words.near).replace("{town}", () => near);
}
