// Parts of a screen that come after it, so that it is there sooner: fetched while it rests, and never missed for good.
"use client";

import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { toast } from "../hooks/use-toast";

/** How long a screen has stood when its later parts, and those that may follow it, are fetched, milliseconds. */
export const restMs = 3_000;
/** Between one try to fetch a part and the next, milliseconds. */
const betweenTriesMs = 2_000;

const known = new Set<() => Promise<unknown>>();
let fetchKnownSoon: (() => void) | null = null;

interface LaterOptions {
  /** What stands there until the part does. */
  instead?: ReactNode;
  /** Such as a map's engine: fetched only where it is asked for. */
  isHeavy?: boolean;
  /** Called when somebody waits for the part and it cannot be fetched. */
  onWait?: () => void;
}

/**
 * The component that `load` fetches; until it is there, nothing stands in its place unless more is said. A file that
 * does not come, as without a connection, is asked for again until it does: it never takes the screen with it.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { instead = null, isHeavy = false, onWait }: LaterOptions = {},
): ComponentType<Props> {
  let part: ComponentType<Props> | null = null;
  const fetchPart = async () => {
    part ??= await load();
    return part;
  };
  if (!isHeavy) {
    known.add(fetchPart);
    fetchKnownSoon?.();
  }
  return function Later(props: Props) {
    const [Part, setPart] = useState(() => part);
    useEffect(() => {
      if (Part) return undefined;
      let again: ReturnType<typeof setTimeout> | undefined;
      let isGone = false;
      const ask = (isFirst: boolean) => {
        fetchPart().then(
          (come) => isGone || setPart(() => come),
          () => {
            if (isGone) return;
            if (isFirst) onWait?.();
            again = setTimeout(() => ask(false), betweenTriesMs);
          },
        );
      };
      ask(true);
      return () => {
        isGone = true;
        clearTimeout(again);
      };
    }, [Part]);
    return Part ? <Part {...props} /> : instead;
  };
}

const waiting = "There is no connection. This opens when it is back.";

/** A dialog that comes when it is first opened; says so while it cannot be fetched. */
export const laterDialog = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  later(load, { onWait: () => toast({ title: "Error", description: waiting, variant: "destructive" }) });

/** Fetches what may be asked for on a screen once it rests, before a lost connection would keep that away. */
export function FetchAhead() {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Another screen brings other parts.
    fetchKnownSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        // What does not come now is fetched when it is asked for.
        for (const fetchPart of known) fetchPart().catch(() => undefined);
      }, restMs);
    };
    fetchKnownSoon();
    return () => {
      fetchKnownSoon = null;
      clearTimeout(timer);
    };
  }, []);
  return null;
}
