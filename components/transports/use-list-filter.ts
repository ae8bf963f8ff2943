// The search and the days in the address, as every part of the lists reads and changes them.
"use client";

import { useQueryState, useQueryStates } from "nuqs";
import { useCallback } from "react";
import { daysInAddress, searchInAddress } from "./dashboard-address";

export function useListFilter() {
  const [q, setQ] = useQueryState("q", searchInAddress);
  const [{ from, to }, setDays] = useQueryStates(daysInAddress);
  // Back leaves a search as a whole, not letter by letter.
  const search = useCallback(
    (text: string) => void setQ(text || null, { history: q === "" ? "push" : "replace" }),
    [q, setQ],
  );
  const chooseDays = useCallback(
    (days: { from?: string; to?: string }) =>
      void setDays({
        ...(days.from !== undefined && { from: days.from || null }),
        ...(days.to !== undefined && { to: days.to || null }),
      }),
    [setDays],
  );
  const clear = useCallback(() => {
    search("");
    chooseDays({ from: "", to: "" });
  }, [search, chooseDays]);
  return { q, from, to, hasDays: from !== "" || to !== "", search, chooseDays, clear };
}
