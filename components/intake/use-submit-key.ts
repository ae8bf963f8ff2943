// Ctrl and Enter press Submit, wherever in the form the cursor stands.
"use client";

import { type RefObject, useEffect } from "react";

/** What is half typed is tidied first, as by a click. Ctrl is the command key on a Mac. */
export function useSubmitKey(ref: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const form = ref.current;
    function submitByKey(event: KeyboardEvent) {
      if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.isComposing) return;
      event.preventDefault();
      const button = form?.querySelector<HTMLButtonElement>("button[type=submit]");
      if (event.repeat || !button || button.disabled) return;
      button.focus();
      button.click();
    }
    form?.addEventListener("keydown", submitByKey);
    return () => form?.removeEventListener("keydown", submitByKey);
  }, [ref]);
}
