// How old the newest lists, counts and drives are.
"use client";

import { type Query, useQueryClient } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";
import { useNow } from "@/components/hooks/use-now";

/** '12 s', '3 min' or '2 h', from milliseconds. */
export function formatAge(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`;
}

/** Details and searches beside the lists say nothing of how old these are. */
const tells = ({ queryKey, meta }: Query) =>
  queryKey.length === 1 &&
  /^\/api\/(?:requests\?|requests\/counts$|routes$)/.test(String(queryKey[0])) &&
  meta?.["isAside"] !== true;

/** 'Updated 12 s ago'; nothing before the first answer. */
export function LastUpdated({ className }: { className?: string }) {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((listener: () => void) => cache.subscribe(listener), [cache]);
  const newest = useCallback(
    () => Math.max(0, ...cache.getAll().map((query) => (tells(query) ? query.state.dataUpdatedAt : 0))),
    [cache],
  );
  const updatedAt = useSyncExternalStore(subscribe, newest, () => 0);
  const now = useNow(1000);
  if (updatedAt === 0 || now === null) return null;
  return <p className={className}>Updated {formatAge(now - updatedAt)} ago</p>;
}
