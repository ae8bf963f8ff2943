// One tab of the dashboard: its cards, or what stands there while there are none.
"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import type { RequestSummaryDto } from "@/lib/transports/dto";
import type { RequestStatus } from "@/lib/transports/request-status";
import { EmptyTab } from "./empty-tab";
import { useCounts, useRequests } from "./transport-data";

/** How many cards the call answers at most. */
const listLimit = 200;

function LoadingCards() {
  return (
    <div role="status" aria-label="Loading" className="grid gap-2.5">
      {["first", "second", "third"].map((key) => (
        <Card key={key} className="grid gap-3 px-card-x py-card-y md:grid-cols-[1.12fr_1.5fr_.86fr]">
          <div className="grid content-start gap-2">
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-6 w-44 max-w-full" />
          </div>
          <div className="grid content-start gap-2">
            <Skeleton className="h-4 w-64 max-w-full" />
            <Skeleton className="h-4 w-52 max-w-full" />
            <Skeleton className="h-4 w-60 max-w-full" />
          </div>
          <Skeleton className="h-4 w-32" />
        </Card>
      ))}
    </div>
  );
}

function NotLoaded({ onRetry, isBusy }: { onRetry: () => void; isBusy: boolean }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 py-4">
      <p>The list did not load. Try again.</p>
      <Button variant="secondary" size="sm" busy={isBusy} busyLabel="Loading" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

/** When a card leaves with the focus in it, the focus goes to the list instead of nowhere. */
function useFocusAfterLeaving(length: number | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(length);
  useEffect(() => {
    const hasShrunk = length !== undefined && before.current !== undefined && length < before.current;
    before.current = length;
    if (hasShrunk && document.activeElement === document.body) list.current?.focus();
  }, [length]);
  return list;
}

export function RequestList({
  status,
  children,
}: {
  status: RequestStatus;
  children: (request: RequestSummaryDto) => ReactNode;
}) {
  const { data, isError, isFetching, refetch } = useRequests(status);
  const total = useCounts().data?.[status];
  const list = useFocusAfterLeaving(data?.length);
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {isError ? <NotLoaded isBusy={isFetching} onRetry={() => void refetch()} /> : null}
      {data === undefined && !isError ? <LoadingCards /> : null}
      {data?.length === 0 ? <EmptyTab status={status} /> : null}
      {data === undefined || data.length === 0 ? null : (
        <ul className="grid gap-2.5">
          {data.map((request) => (
            <li key={request.id} className="min-w-0">
              {children(request)}
            </li>
          ))}
        </ul>
      )}
      {data?.length === listLimit && total !== undefined && total > listLimit ? (
        <p className="pt-4 text-muted-foreground tabular-nums">
          The newest {listLimit} of {total.toLocaleString("en-US")} are shown.
        </p>
      ) : null}
    </div>
  );
}
