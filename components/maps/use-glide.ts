// A point that moves to its next place in 240 ms instead of jumping; at once where movement is not wanted.
"use client";

import { useEffect, useRef, useState } from "react";
import { between, type LatLng } from "./map-geometry";

const glideMs = 240;
const isStill = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden;
/** Fast at first, then settling, as everything here moves. */
const ease = (share: number) => 1 - (1 - share) ** 3;

/** Where to draw `target` in this frame. */
export function useGlide({ lat, lng }: LatLng): LatLng {
  const [shown, setShown] = useState<LatLng>({ lat, lng });
  const last = useRef<LatLng>({ lat, lng });
  useEffect(() => {
    const [from, to] = [last.current, { lat, lng }];
    const show = (point: LatLng) => {
      last.current = point;
      setShown(point);
    };
    if (from.lat === lat && from.lng === lng) return undefined;
    let frame = 0;
    const began = performance.now();
    const step = () => {
      const share = isStill() ? 1 : Math.min(1, Math.max(0, (performance.now() - began) / glideMs));
      show(share === 1 ? to : between(from, to, ease(share)));
      if (share < 1) frame = requestAnimationFrame(step);
    };
    // A hidden page draws no frames.
    if (isStill()) show(to);
    else frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [lat, lng]);
  return shown;
}
