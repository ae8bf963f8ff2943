// A list as it is read page after page, by the path of its first one.
"use client";

import { type InfiniteData, keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { apiGetPage, type Page } from "./api";
import { isUnauthorizedError, redirectToLogin } from "./notify-error";

/** What was read stays while the list under another path comes. */
export function usePagedList<Item>(key: [path: string]) {
  const asked = useInfiniteQuery<Page<Item>, Error, InfiniteData<Page<Item>, string>, [string], string>({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => apiGetPage<Item>(pageParam, signal),
    initialPageParam: key[0],
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
  useSignedOut(asked.error);
  return { ...asked, items: asked.data?.pages.flatMap(({ items }) => items) };
}

/** Whoever is signed out is taken to the sign-in. */
export function useSignedOut(error: Error | null) {
  useEffect(() => {
    if (isUnauthorizedError(error)) redirectToLogin();
  }, [error]);
}
