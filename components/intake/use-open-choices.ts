// Keeps a request from being sent while the text leaves a choice, until it is sent as it stands all the same.
"use client";

import { type SyntheticEvent, useEffect, useState } from "react";
import type { Conflict } from "@/lib/intake/schema";
import type { RequestField } from "@/lib/transports/schema";
import { conflictOf, type Fill } from "./intake-fill";
import { formFieldNames } from "./request-form-sections";

/** How long the second Submit waits for a hand that pressed twice, in milliseconds. */
export const SECOND_SUBMIT_DELAY = 500;

/** `told` are the open choices after a Submit was held back for them. */
export function useOpenChoices(fill: Fill | null) {
  const [shown, setShown] = useState<readonly Conflict[]>([]);
  const [isWaiting, setWaiting] = useState(false);
  const open = formFieldNames.filter((name) => fill?.choices.includes(name));
  const conflicts = fill === null ? [] : open.map((name) => conflictOf(fill, name)).filter((one) => one !== undefined);
  const isTold = conflicts.every((conflict) => shown.includes(conflict));

  useEffect(() => {
    const timer = isWaiting ? setTimeout(() => setWaiting(false), SECOND_SUBMIT_DELAY) : undefined;
    return () => clearTimeout(timer);
  }, [isWaiting]);

  /** Whether this Submit is held back; if so, the first open choice has the focus now. */
  function holdBack(event: SyntheticEvent<HTMLFormElement>): boolean {
    if (conflicts.length === 0 || (isTold && !isWaiting)) return false;
    event.preventDefault();
    setShown(conflicts);
    setWaiting(true);
    const choice = event.currentTarget.querySelector<HTMLElement>("[data-slot=field-choice]");
    choice?.focus({ preventScroll: true });
    choice?.scrollIntoView({ block: "center" });
    return true;
  }

  const told: readonly RequestField[] = isTold ? open : [];
  return { told, isWaiting: isWaiting && told.length > 0, holdBack };
}
