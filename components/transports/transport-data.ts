// The answers that the dashboard lives on: their keys, how they are read, and how they are read again after a change.
"use client";

import {
  onlineManager,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useCallback } from "react";
import type { HistoryEntryDto } from "@/lib/audit/events";
import type { RequestCountsDto, RequestDto, RouteDto } from "@/lib/transports/dto";
import { withoutLeaving } from "./accept-ahead";
import { appendPage, readPage, readPages, renewPages, type RequestPages } from "./request-pages";
import { countsKey, type ListFilter, listKey, routesKey } from "./transport-keys";

/** While a request is active, its route is read again this often, in milliseconds. */
const ROUTES_REFRESH_INTERVAL = 30_000;

/** A list as far as it has been read; read again, it comes to the same depth. */
export const listOptions = (filter: ListFilter) =>
  queryOptions<RequestPages>({
    queryKey: listKey(filter),
    queryFn: async ({ client, queryKey, signal }) => {
      const kept = () => client.getQueryData<RequestPages>(queryKey);
      const fresh = await readPages(String(queryKey[0]), kept()?.items.length ?? 0, signal);
      const pages = renewPages(kept(), fresh);
      return filter.status === "pending" ? withoutLeaving(pages) : pages;
    },
  });

/** A list and the means to read its next page; what has been read stays when that fails. */
export function useRequests(filter: ListFilter) {
  const client = useQueryClient();
  const options = listOptions(filter);
  const { data, isError, isFetching, refetch } = useQuery(options);
  const more = useMutation({
    mutationFn: (path: string) => readPage(path),
    networkMode: "always",
    onSuccess: (page) => client.setQueryData<RequestPages>(options.queryKey, (kept) => kept && appendPage(kept, page)),
  });
  const next = data?.next ?? null;
  const { mutate, isPending } = more;
  const readMore = useCallback(() => {
    if (next !== null && !isPending) mutate(next);
  }, [mutate, next, isPending]);
  const paging = { hasNext: next !== null, readMore, isReadingMore: isPending, isMoreFailed: more.isError };
  return { items: data?.items, isError, isFetching, refetch, ...paging };
}

export const useCounts = () => useQuery<RequestCountsDto>({ queryKey: countsKey });

export const useRequest = (id: string) => useQuery<RequestDto>({ queryKey: ["/api/requests", id] });

export const useHistory = (id: string) =>
  useQuery<Omit<HistoryEntryDto, "businessId">[]>({ queryKey: ["/api/requests", id, "history"] });

/** The active routes, polled while there is anything to follow. */
export const useRoutes = (hasActive: boolean) =>
  useQuery<RouteDto[]>({ queryKey: routesKey, refetchInterval: hasActive ? ROUTES_REFRESH_INTERVAL : false });

/** The drive of one request, its newest when it has ended; asked for only where there is one. */
export const useRequestRoute = (requestId: string, enabled: boolean) =>
  useQuery<RouteDto>({ queryKey: ["/api/routes", requestId], enabled });

/** Reads every list, count, detail and route on the screen again; resolves when they have come. */
export function refreshTransports(client: QueryClient): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey }) => /^\/api\/(requests|routes)\b/.test(String(queryKey[0])),
    // Offline the reading would wait for the network, and whoever waits for it too; it is made up for when back.
    refetchType: onlineManager.isOnline() ? "active" : "none",
  });
}
