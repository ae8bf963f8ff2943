// Whether the page's scripts listen yet: what is chosen before that would be lost.
"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the server's page, true from the moment the page listens. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
