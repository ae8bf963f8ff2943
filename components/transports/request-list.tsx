// One list of requests: its cards as far as they are read, or what stands there while there are none.
"use client";

import { type ReactNode, useCallback, useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import type { RequestSummaryDto } from "@/lib/transports/dto";
import { LoadingCards } from "./loading-cards";
import { RequestListEnd } from "./request-list-end";
import { useRequests } from "./transport-data";
import type { ListFilter } from "./transport-keys";

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

/** Whoever asked for more by the button stands before the first card that came, not at a button that moved away. */
function useFocusOnNewCards(length: number) {
  const cards = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number | null>(null);
  useEffect(() => {
    if (firstNew.current === null || length <= firstNew.current) return;
    const card = cards.current?.children.item(firstNew.current);
    firstNew.current = null;
    if (!(card instanceof HTMLElement)) return;
    card.tabIndex = -1;
    card.focus({ preventScroll: true });
  }, [length]);
  const expectNew = useCallback(() => {
    firstNew.current = length;
  }, [length]);
  return { cards, expectNew };
}

export function RequestList({
  filter,
  empty,
  children,
}: {
  filter: ListFilter;
  /** Stands there when the list holds nothing. */
  empty: ReactNode;
  children: (request: RequestSummaryDto) => ReactNode;
}) {
  const { items, isError, isFetching, refetch, hasNext, readMore, isReadingMore, isMoreFailed } = useRequests(filter);
  const list = useFocusAfterLeaving(items?.length);
  const { cards, expectNew } = useFocusOnNewCards(items?.length ?? 0);
  const readOn = useCallback(
    (isAsked: boolean) => {
      if (isAsked) expectNew();
      readMore();
    },
    [expectNew, readMore],
  );
  const isEmpty = items?.length === 0 && !hasNext;
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {isError ? <NotLoaded isBusy={isFetching} onRetry={() => void refetch()} /> : null}
      {items === undefined && !isError ? <LoadingCards /> : null}
      {isEmpty ? empty : null}
      {items === undefined || isEmpty ? null : (
        <>
          <ul ref={cards} className="grid gap-2.5">
            {items.map((request) => (
              <li key={request.id} className="min-w-0 rounded-card">
                {children(request)}
              </li>
            ))}
          </ul>
          <RequestListEnd
            shown={items.length}
            hasNext={hasNext}
            isBusy={isReadingMore}
            isFailed={isMoreFailed}
            onMore={readOn}
          />
        </>
      )}
    </div>
  );
}
