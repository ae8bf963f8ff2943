// Follows the live stream for as long as a screen stands; bursts are told as one notice.
"use client";

import { useEffect, useRef } from "react";
import { connectLive, type LivePosition } from "./live-stream";

/** Notices that come closer together than this, in milliseconds, are answered once. */
const pauseMs = 250;

interface Hearing {
  path?: string;
  /** At every interruption. */
  onLost?: (isRefused: boolean) => void;
  /** Where vehicles are now; without it a place counts as a change. */
  onPositions?: (positions: LivePosition[]) => void;
}

/** Calls `onChange` at once after a notice, and once more after a burst. */
export function useLive(onChange: () => void, { path = "/api/live", onLost, onPositions }: Hearing = {}) {
  const latest = useRef({ onChange, onLost, onPositions });
  useEffect(() => {
    latest.current = { onChange, onLost, onPositions };
  }, [onChange, onLost, onPositions]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isDue = false;
    const rest = () => {
      timer = undefined;
      if (isDue) tell();
    };
    const tell = () => {
      isDue = timer !== undefined;
      if (isDue) return;
      timer = setTimeout(rest, pauseMs);
      latest.current.onChange();
    };
    const stop = connectLive(
      path,
      (notice) => {
        const { onPositions: hear } = latest.current;
        if (hear && "positions" in notice) hear(notice.positions);
        else tell();
      },
      (isRefused) => latest.current.onLost?.(isRefused),
    );
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [path]);
}
