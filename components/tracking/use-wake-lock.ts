// Keeps the screen on while it is wanted; a browser lets go whenever the page is hidden, so it is asked again.
"use client";

import { useEffect } from "react";

export function useWakeLock(isWanted: boolean) {
  useEffect(() => {
    if (!isWanted || !("wakeLock" in navigator)) return undefined;
    const ended = new AbortController();
    let held: WakeLockSentinel | undefined;
    const hold = async () => {
      if (document.visibilityState === "hidden") return;
      const lock = await navigator.wakeLock.request("screen");
      if (ended.signal.aborted) await lock.release();
      else held = lock;
    };
    // On a low battery it is refused, and the screen goes dark as it always did.
    const ask = () => void hold().catch(() => {});
    document.addEventListener("visibilitychange", ask, { signal: ended.signal });
    ask();
    return () => {
      ended.abort();
      held?.release().catch(() => {});
    };
  }, [isWanted]);
}
