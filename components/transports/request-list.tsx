// One list of requests: its cards as far as they are read, or what stands there while there are none.
"use client";

import { type ReactNode, type RefObject, useCallback, useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { LoadingCards } from "@/components/ui/loading-cards";
import type { RequestSummaryDto } from "@/lib/transports/dto";
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

/** Focuses the card at `place` of a list; false where none stands there. */
function focusCard(cards: HTMLUListElement | null, place: number): boolean {
  const card = cards?.children.item(place);
  if (!(card instanceof HTMLElement)) return false;
  card.tabIndex = -1;
  card.focus({ preventScroll: true });
  return true;
}

/**
 * When a card leaves with the focus in it, the focus goes to the card that took its place, or to the list that is empty
 * now, instead of nowhere.
 */
function useFocusAfterLeaving(items: RequestSummaryDto[] | undefined, cards: RefObject<HTMLUListElement | null>) {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(items);
  useEffect(() => {
    const ids = new Set(items?.map(({ id }) => id));
    const place = before.current?.findIndex(({ id }) => !ids.has(id)) ?? -1;
    before.current = items;
    if (place < 0 || document.activeElement !== document.body) return;
    if (!focusCard(cards.current, Math.min(place, ids.size - 1))) list.current?.focus();
  }, [items, cards]);
  return list;
}

/** Whoever asked for more by the button stands before the first card that came, not at a button that moved away. */
function useFocusOnNewCards(length: number, cards: RefObject<HTMLUListElement | null>) {
  const firstNew = useRef<number | null>(null);
  useEffect(() => {
    if (firstNew.current === null || length <= firstNew.current) return;
    focusCard(cards.current, firstNew.current);
    firstNew.current = null;
  }, [length, cards]);
  return useCallback(() => {
    firstNew.current = length;
  }, [length]);
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
  const { items, isError, isFetching, isPaused, refetch, hasNext, readMore, isReadingMore, isMoreFailed } =
    useRequests(filter);
  const cards = useRef<HTMLUListElement>(null);
  const list = useFocusAfterLeaving(items, cards);
  const expectNew = useFocusOnNewCards(items?.length ?? 0, cards);
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
      {items === undefined && isPaused ? (
        <p role="status" className="py-8 text-muted-foreground">
          This list was not read before the connection was lost. It comes when the connection is back.
        </p>
      ) : null}
      {items === undefined && !isError && !isPaused ? <LoadingCards /> : null}
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
