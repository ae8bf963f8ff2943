// Keeps a request from being sent while the text leaves a choice, until it is sent as it stands all the same.
"use client";

import { type SyntheticEvent, useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import type { RequestField } from "@/lib/transports/schema";
import { conflictOf, type Fill } from "./intake-fill";
import { formFieldNames } from "./request-form-sections";
import type { RequestValues } from "./request-values";
import { listMixed } from "./two-people";
import type { RequestForm } from "./use-request-draft";

/** How long the second Submit waits for a hand that pressed twice, in milliseconds. */
export const SECOND_SUBMIT_DELAY = 500;

/** What waits for an answer, by its field: values to choose from, and under the name what may be another person's facts. */
function listOpen(fill: Fill | null, values: RequestValues): Map<RequestField, object> {
  const open = new Map<RequestField, object>();
  if (fill === null) return open;
  for (const name of formFieldNames) {
    const conflict = fill.choices.includes(name) ? conflictOf(fill, name) : undefined;
    if (conflict !== undefined) open.set(name, conflict);
    else if (name === "deceasedName" && listMixed(fill, values).length > 0) open.set(name, fill.mixed);
  }
  return open;
}

/** `told` are the open choices after a Submit was held back for them. */
export function useOpenChoices(form: RequestForm, fill: Fill | null) {
  const [shown, setShown] = useState<readonly object[]>([]);
  const [isWaiting, setWaiting] = useState(false);
  useWatch({ control: form.control, name: fill?.mixed ?? [] });
  const open = listOpen(fill, form.getValues());
  const questions = [...open.values()];
  const isTold = questions.every((question) => shown.includes(question));

  useEffect(() => {
    const timer = isWaiting ? setTimeout(() => setWaiting(false), SECOND_SUBMIT_DELAY) : undefined;
    return () => clearTimeout(timer);
  }, [isWaiting]);

  /** Whether this Submit is held back; if so, the first open choice has the focus now. */
  function holdBack(event: SyntheticEvent<HTMLFormElement>): boolean {
    if (open.size === 0 || (isTold && !isWaiting)) return false;
    event.preventDefault();
    setShown(questions);
    setWaiting(true);
    const choice = event.currentTarget.querySelector<HTMLElement>("[data-slot=field-choice]");
    choice?.focus({ preventScroll: true });
    choice?.scrollIntoView({ block: "center" });
    return true;
  }

  const told: readonly RequestField[] = isTold ? [...open.keys()] : [];
  return { told, isWaiting: isWaiting && told.length > 0, holdBack };
}
