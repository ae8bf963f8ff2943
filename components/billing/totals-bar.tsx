// The foot of a list of billing: its sums, or what stands there while there are none.
"use client";

import type { ReactNode } from "react";
import { useSignedOut } from "@/components/hooks/paged-list";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";

interface TotalsBarProps<Totals> {
  asked: {
    data: Totals | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
  children: (totals: Totals) => ReactNode;
}

export function TotalsBar<Totals>({ asked: { data, error, isFetching, refetch }, children }: TotalsBarProps<Totals>) {
  useSignedOut(error);
  return (
    <div className="sticky bottom-0 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 rounded-b-card border-t bg-card px-card-x py-3 tabular-nums">
      {error ? (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p>The totals did not load. Try again.</p>
          <Button variant="secondary" size="sm" busy={isFetching} busyLabel="Loading" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      ) : null}
      {data === undefined && !error ? <Skeleton className="h-5 w-40" /> : null}
      {data === undefined ? null : children(data)}
    </div>
  );
}
