// Fills in the case ID that is known: from a card's code or link, else from this tab.
"use client";

import { useEffect, useRef, useState } from "react";
import { parseCaseId } from "@/lib/transports/parse-case-id";
import { caseIdKey, closedKey } from "./case-id-memory";

/** The two fields, and whether the page closed by itself just before. A card's case ID puts the cursor into the PIN. */
export function useKnownCase(isClosed: boolean) {
  const caseField = useRef<HTMLInputElement>(null);
  const pinField = useRef<HTMLInputElement>(null);
  const [wasClosed, setWasClosed] = useState(isClosed);

  useEffect(() => {
    const known = sessionStorage.getItem(caseIdKey);
    if (known && caseField.current?.value === "") caseField.current.value = known;
  }, []);

  useEffect(() => {
    // Said once: a reload is a new beginning.
    if (isClosed) window.history.replaceState(null, "", window.location.pathname + window.location.hash);
  }, [isClosed]);

  useEffect(() => {
    if (sessionStorage.getItem(closedKey) === null) return undefined;
    // Screen readers tell what comes into a status line, not what stands in it from the beginning.
    const appears = setTimeout(() => {
      sessionStorage.removeItem(closedKey);
      setWasClosed(true);
    });
    return () => clearTimeout(appears);
  }, []);

  useEffect(() => {
    const take = () => {
      const caseId = caseInFragment();
      if (!caseId || !caseField.current) return;
      caseField.current.value = caseId;
      pinField.current?.focus();
      // Neither the history nor whoever looks at the screen needs it any longer.
      window.history.replaceState(null, "", window.location.pathname + window.location.search);
    };
    take();
    // A card's link may be opened over a sign-in that stands open already.
    window.addEventListener("hashchange", take);
    return () => window.removeEventListener("hashchange", take);
  }, []);

  return { caseField, pinField, wasClosed };
}

function caseInFragment(): string | null {
  const fragment = window.location.hash.slice(1);
  try {
    return parseCaseId(decodeURIComponent(fragment));
  } catch {
    return parseCaseId(fragment);
  }
}
