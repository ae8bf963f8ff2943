// How large an element is, and stays.
"use client";

import { type RefObject, useEffect, useState } from "react";
import type { MapSize } from "./map-geometry";

/** Pixels; null before the first measurement and while the element has no room. */
export function useSize(ref: RefObject<HTMLElement | null>): MapSize | null {
  const [size, setSize] = useState<MapSize | null>(null);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((known) => {
        if (width === 0 || height === 0) return null;
        return known?.width === width && known.height === height ? known : { width, height };
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
