// Why an act was refused: what concerns a field of a form stands at the field, everything else over the buttons.
"use client";

import { useState } from "react";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { ApiError, sentenceOf } from "@/components/hooks/api";
import { isUnauthorizedError, notifyError } from "@/components/hooks/notify-error";

/** Of an act without fields. Whoever is signed out is led to the sign-in. */
export function useProblem() {
  const [problem, setProblem] = useState<string | null>(null);
  const refuse = (error: Error) => (isUnauthorizedError(error) ? notifyError(error) : setProblem(sentenceOf(error)));
  return { problem, setProblem, refuse, clear: () => setProblem(null) };
}

/** `nameOf` says which field of the form a field of the call is; null where there is none. */
export function useRefusal<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  nameOf: (field: string) => FieldPath<Values> | null,
) {
  const { problem, refuse: refuseWhole, clear } = useProblem();
  const refuse = (error: Error) => {
    if (isUnauthorizedError(error)) return notifyError(error);
    const told = Object.entries((error instanceof ApiError && error.fields) || {});
    const known = told.flatMap(([field, message]) => {
      const name = nameOf(field);
      return name === null ? [] : [{ name, message }];
    });
    for (const [index, { name, message }] of known.entries()) {
      form.setError(name, { type: "server", message }, { shouldFocus: index === 0 });
    }
    if (known.length > 0 && known.length === told.length) return;
    refuseWhole(error);
  };
  return { problem, refuse, clear };
}
