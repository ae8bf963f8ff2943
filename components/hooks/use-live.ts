// Follows the live stream for as long as a screen stands; bursts are told as one notice.
"use client";

import { useEffect, useRef } from "react";
import { connectLive } from "./live-stream";

/** Notices that come closer together than this, in milliseconds, are answered once. */
const pauseMs = 250;

/** Calls `onChange` at once after a notice, and once more after a burst; `onLost` at every interruption. */
export function useLive(onChange: () => void, path = "/api/live", onLost?: (isRefused: boolean) => void) {
  const latest = useRef({ onChange, onLost });
  useEffect(() => {
    latest.current = { onChange, onLost };
  }, [onChange, onLost]);
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
    const stop = connectLive(path, tell, (isRefused) => latest.current.onLost?.(isRefused));
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [path]);
}
