// How long a mile is on the built-in map, and near which town one looks where its names stand too far apart to be seen.
"use client";

import { useEffect, useState } from "react";
import { type Geography, loadGeography } from "./geography";
import { type MapView, metersPerPixel } from "./map-geometry";
import { nearestTown } from "./nearest-town";
import { scaleBar } from "./scale-bar";

/** From here on a window may lie between all names. */
const closeZoom = 12;

export function MapScale({ view }: { view: MapView }) {
  const [geography, setGeography] = useState<Geography | null>(null);
  useEffect(() => {
    let isGone = false;
    // Without the ground the scale still holds.
    loadGeography().then(
      (loaded) => isGone || setGeography(loaded),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, []);
  const { label, width } = scaleBar(metersPerPixel(view));
  const town = view.zoom < closeZoom || geography === null ? null : nearestTown(geography.towns, view);
  return (
    <div className="-m-1.5 grid shrink-0 gap-1 rounded-sm bg-(--map-land)/80 p-1.5 text-[10.5px] leading-3 text-map-label tabular-nums">
      {town === null ? null : <p className="max-w-36 truncate text-caption">Near {town}</p>}
      <p>{label}</p>
      <span aria-hidden className="h-1.25 border border-t-0 border-current" style={{ width }} />
    </div>
  );
}
