// Shares the phone's position while its driver wants it to: begun by a press, remembered for this drive.
"use client";

import { useCallback, useEffect, useState } from "react";
import { sharedDrivePrefix } from "@/components/hooks/forget-drives";
import type { KeptPosition } from "./drive-store";
import { keptFix, waitFor } from "./position-throttle";

/** `searching` until the first fix, and while the phone has none. */
export type Sharing = "off" | "searching" | "on" | "denied" | "unsupported";

/** A van that stands still sends no fixes of its own; it is asked after so long, milliseconds. */
const lookAgain = 30_000;
const quietFor = 60_000;
/** What was hidden for less is not worth a word, milliseconds. */
const hiddenAfter = 30_000;
const options: PositionOptions = { enableHighAccuracy: true, maximumAge: 1_000, timeout: 30_000 };

interface Options {
  userId: string;
  routeId: string;
  /** Nothing is shared of a drive that is over. */
  isActive: boolean;
  keep: (position: KeptPosition) => Promise<void>;
}

function remember(name: string, isShared: boolean): void {
  try {
    if (isShared) localStorage.setItem(name, "1");
    else localStorage.removeItem(name);
  } catch {
    // A browser that keeps nothing is asked to share again.
  }
}

function wasShared(name: string): boolean {
  try {
    return localStorage.getItem(name) === "1";
  } catch {
    return false;
  }
}

/** `fix` is where the phone is now; `hidden` when the page was last out of sight, milliseconds since 1970. */
export function useSharing({ userId, routeId, isActive, keep }: Options) {
  const name = `${sharedDrivePrefix}${userId}:${routeId}`;
  const [isWanted, setWanted] = useState(false);
  const [watched, setWatched] = useState<Exclude<Sharing, "off">>("searching");
  const [fix, setFix] = useState<KeptPosition | null>(null);
  const [hidden, setHidden] = useState<{ from: number; to: number } | null>(null);
  const isOn = isWanted && isActive;

  useEffect(() => {
    if (!isActive) {
      remember(name, false);
      return undefined;
    }
    const soon = setTimeout(() => setWanted(wasShared(name)), 0);
    return () => clearTimeout(soon);
  }, [name, isActive]);

  const share = useCallback(
    (isShared: boolean) => {
      remember(name, isShared);
      setWatched("searching");
      setFix(null);
      setWanted(isShared);
    },
    [name],
  );

  useEffect(() => {
    if (!isOn) return undefined;
    return watchPhone({
      onFix: (taken) => {
        setWatched("on");
        setFix(taken);
      },
      onFailed: setWatched,
      onHidden: setHidden,
      keep,
    });
  }, [isOn, keep]);

  const sharing: Sharing = isOn ? watched : "off";
  return { sharing, fix: isOn ? fix : null, hidden: isOn ? hidden : null, share };
}

interface Watch {
  onFix: (fix: KeptPosition) => void;
  onFailed: (state: "denied" | "searching" | "unsupported") => void;
  onHidden: (hidden: { from: number; to: number }) => void;
  keep: (fix: KeptPosition) => Promise<void>;
}

/** Follows the phone until the returned function is called. */
function watchPhone({ onFix, onFailed, onHidden, keep }: Watch): () => void {
  if (!("geolocation" in navigator)) {
    const soon = setTimeout(() => onFailed("unsupported"), 0);
    return () => clearTimeout(soon);
  }
  const ended = new AbortController();
  let last: KeptPosition | null = null;
  let keptAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let watch = 0;
  const keepNow = (fix: KeptPosition) => {
    last = fix;
    keptAt = Date.now();
    void keep(fix);
  };
  const take = (fix: KeptPosition) => {
    clearTimeout(timer);
    const wait = waitFor(fix, last, Date.now() - keptAt);
    if (wait === 0) keepNow(fix);
    // Unless a newer one comes meanwhile.
    else timer = setTimeout(() => keepNow(fix), wait);
  };
  const hear = (position: GeolocationPosition) => {
    if (ended.signal.aborted) return;
    const fix = keptFix(position, Date.now());
    onFix(fix);
    take(fix);
  };
  const fail = ({ code }: GeolocationPositionError) => {
    if (ended.signal.aborted) return;
    onFailed(code === GeolocationPositionError.PERMISSION_DENIED ? "denied" : "searching");
  };
  const look = () => navigator.geolocation.getCurrentPosition(hear, fail, options);
  const begin = () => {
    navigator.geolocation.clearWatch(watch);
    watch = navigator.geolocation.watchPosition(hear, fail, options);
  };
  const whenQuiet = setInterval(() => {
    if (Date.now() - keptAt > quietFor) look();
  }, lookAgain);
  let hiddenSince: number | null = null;
  const seen = () => {
    const present = Date.now();
    if (document.visibilityState === "hidden") {
      hiddenSince = present;
      return;
    }
    if (hiddenSince !== null && present - hiddenSince > hiddenAfter) onHidden({ from: hiddenSince, to: present });
    hiddenSince = null;
    begin();
  };
  document.addEventListener("visibilitychange", seen, { signal: ended.signal });
  // A permission that is given later needs no second press.
  navigator.permissions
    ?.query({ name: "geolocation" })
    .then((permission) => permission.addEventListener("change", begin, { signal: ended.signal }))
    .catch(() => {});
  begin();
  return () => {
    ended.abort();
    clearTimeout(timer);
    clearInterval(whenQuiet);
    navigator.geolocation.clearWatch(watch);
  };
}
