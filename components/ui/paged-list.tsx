// A list that is read page after page: its rows as far as they are read, or what stands there while there are none.
"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "./button";
import { Card } from "./card";
import { cn } from "./cn";
import { LoadFailure } from "./load-failure";
import { LoadingCards } from "./loading-cards";

interface Asked<Item> {
  items: Item[] | undefined;
  error: Error | null;
  isFetching: boolean;
  isPaused: boolean;
  isPlaceholderData: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  refetch: () => Promise<unknown>;
  fetchNextPage: () => Promise<unknown>;
}

interface PagedListProps<Item> {
  asked: Asked<Item>;
  /** 'Failed to fetch transactions' */
  failure: string;
  /** Stands there when the list holds nothing. */
  empty: ReactNode;
  /** The names of the columns, over the rows from 768 px on. */
  head?: ReactNode;
  /** Under the rows, inside the surface. */
  foot?: ReactNode;
  /** One row. */
  children: (item: Item) => ReactNode;
}

export function PagedList<Item extends { id: string }>({
  asked,
  failure,
  empty,
  head,
  foot,
  children,
}: PagedListProps<Item>) {
  const { items, error, isFetching, isPaused, isPlaceholderData } = asked;
  const isEmpty = items?.length === 0;
  const noteFocus = useKeptFocus();
  return (
    <div className="contents" onFocus={noteFocus}>
      {error && !asked.isFetchNextPageError ? (
        <LoadFailure sentence={failure} error={error} isBusy={isFetching} onRetry={() => void asked.refetch()} />
      ) : null}
      {items === undefined && isPaused ? (
        <p role="status" className="text-muted-foreground">
          This list was not read before the connection was lost. It comes when the connection is back.
        </p>
      ) : null}
      {items === undefined && !error && !isPaused ? <LoadingCards count={2} /> : null}
      {isEmpty && !error ? empty : null}
      {items === undefined || isEmpty ? null : (
        <Card
          aria-busy={isPlaceholderData}
          className={cn("transition-opacity duration-120", isPlaceholderData && "opacity-55")}
        >
          {head}
          <ul className="divide-y">
            {items.map((item) => (
              <li key={item.id}>{children(item)}</li>
            ))}
          </ul>
          {asked.hasNextPage || asked.isFetchNextPageError ? <More asked={asked} failure={failure} /> : null}
          {foot}
        </Card>
      )}
    </div>
  );
}

/** What is done to a row may take away the button that did it: its focus then goes to the page's content, not nowhere. */
function useKeptFocus() {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    if (last.current === null || last.current.isConnected) return;
    last.current = null;
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
  });
  return ({ target }: { target: Element }) => {
    last.current = target;
  };
}

function More<Item>({ asked, failure }: { asked: Asked<Item>; failure: string }) {
  const { isFetchNextPageError: isFailed, isFetchingNextPage: isBusy, isPlaceholderData } = asked;
  return (
    <div className="flex flex-wrap items-center gap-3 border-t px-card-x py-3">
      {isFailed ? <p role="alert">{failure}</p> : null}
      <Button
        variant="secondary"
        className="max-md:h-12 max-md:w-full"
        busy={isBusy}
        busyLabel="Loading"
        disabled={isPlaceholderData}
        onClick={() => void asked.fetchNextPage()}
      >
        {isFailed ? "Try again" : "Show more"}
      </Button>
    </div>
  );
}
