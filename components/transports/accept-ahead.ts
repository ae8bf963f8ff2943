// Shows an acceptance before the server has answered it, and takes it back when it is refused.
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { RequestCountsDto, RequestSummaryDto } from "@/lib/transports/dto";
import { isNewer, type RequestPages } from "./request-pages";
import { countsKey } from "./transport-keys";

/** How long an unanswered acceptance keeps the lists from being read again, in milliseconds. */
const holdMs = 3_000;
/** How long the answer buttons do not hear after a card has left: a second click was meant for the card before. */
const settlingMs = 500;

/** Requests whose acceptance is under way, with the instant it was sent. */
const leaving = new Map<string, number>();
let lastLeftAt = Number.NEGATIVE_INFINITY;

const isPendingList = (key: readonly unknown[]) => /^\/api\/requests\?.*\bstatus=pending\b/.test(String(key[0]));

/** Whether a card has just left, so that another now stands under the pointer. */
export const isSettling = () => performance.now() - lastLeftAt < settlingMs;

/** Whether reading the lists now would show an acceptance that is under way as if it had not been made. */
export const isAcceptUnderWay = () => [...leaving.values()].some((sentAt) => performance.now() - sentAt < holdMs);

/** A pending list as it is shown: without the requests that are being accepted. */
export function withoutLeaving(pages: RequestPages): RequestPages {
  if (!pages.items.some(({ id }) => leaving.has(id))) return pages;
  return { ...pages, items: pages.items.filter(({ id }) => !leaving.has(id)) };
}

function putBack(pages: RequestPages, request: RequestSummaryDto): RequestPages {
  const others = pages.items.filter(({ id }) => id !== request.id);
  const after = others.findIndex((other) => isNewer(request, other));
  return { ...pages, items: others.toSpliced(after < 0 ? others.length : after, 0, request) };
}

/** Changes an answer that is kept, if it is; it stays as old as it was, for nothing came from the server. */
export function changeKept<Data>(client: QueryClient, queryKey: QueryKey, change: (kept: Data) => Data) {
  const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt;
  client.setQueryData<Data>(queryKey, (kept) => kept && change(kept), updatedAt === undefined ? {} : { updatedAt });
}

function shiftCounts(client: QueryClient, by: 1 | -1) {
  changeKept<RequestCountsDto>(client, countsKey, (counts) => ({
    ...counts,
    pending: Math.max(0, counts.pending - by),
    active: Math.max(0, counts.active + by),
  }));
}

/**
 * Takes the card out of the pending lists and moves the counts. `settle` ends that: a refused one stands again where
 * it stood.
 */
export function acceptAhead(client: QueryClient, request: RequestSummaryDto): (isRefused: boolean) => void {
  const lists = client.getQueryCache().findAll({
    predicate: ({ queryKey, state }) =>
      isPendingList(queryKey) &&
      (state.data as RequestPages | undefined)?.items.some(({ id }) => id === request.id) === true,
  });
  const keys = lists.map(({ queryKey }) => queryKey);
  leaving.set(request.id, performance.now());
  if (keys.length > 0) lastLeftAt = performance.now();
  for (const queryKey of [...keys, countsKey]) void client.cancelQueries({ queryKey });
  for (const queryKey of keys) changeKept<RequestPages>(client, queryKey, withoutLeaving);
  shiftCounts(client, 1);
  return (isRefused) => {
    leaving.delete(request.id);
    if (!isRefused) return;
    for (const queryKey of keys) changeKept<RequestPages>(client, queryKey, (pages) => putBack(pages, request));
    shiftCounts(client, -1);
  };
}
