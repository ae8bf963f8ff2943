// Follows the live stream for as long as a screen stands; bursts are told as one notice.
"use client";

import { useEffect, useRef } from "react";
import { connectLive, type LiveNotice, type LivePosition } from "./live-stream";

/** Notices that come closer together than this, in milliseconds, are answered once. */
const pauseMs = 250;

interface Hearing {
  path?: string;
  /** At every interruption. */
  onLost?: (isRefused: boolean) => void;
  /** Where vehicles are now; without it a place counts as a change. */
  onPositions?: (positions: LivePosition[]) => void;
}

/** A gap or a place says only that something may have changed. */
const isSure = (notice: LiveNotice) => !("gap" in notice || "moved" in notice);

/** Calls `onChange` at once after a notice, and once more after a burst; `isCertain` once one of them told a change. */
export function useLive(
  onChange: (told: { isCertain: boolean }) => void,
  { path = "/api/live", onLost, onPositions }: Hearing = {},
) {
  const latest = useRef({ onChange, onLost, onPositions });
  useEffect(() => {
    latest.current = { onChange, onLost, onPositions };
  }, [onChange, onLost, onPositions]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isDue = false;
    let isCertain = false;
    const rest = () => {
      timer = undefined;
      if (isDue) tell();
    };
    const tell = () => {
      isDue = timer !== undefined;
      if (isDue) return;
      timer = setTimeout(rest, pauseMs);
      latest.current.onChange({ isCertain });
      isCertain = false;
    };
    const stop = connectLive(
      path,
      (notice) => {
        const { onPositions: hear } = latest.current;
        if (hear && "positions" in notice) hear(notice.positions);
        else {
          isCertain ||= isSure(notice);
          tell();
        }
      },
      (isRefused) => latest.current.onLost?.(isRefused),
    );
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [path]);
}
