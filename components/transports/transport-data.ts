// The answers that the dashboard lives on: their keys, how they are read, and how they are read again after a change.
"use client";

import {
  onlineManager,
  type QueryClient,
  type QueryKey,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useCallback } from "react";
import type { MapPathPoint } from "@/components/maps/map-scene";
import type { HistoryEntryDto } from "@/lib/audit/events";
import type { RequestCountsDto, RequestDto, RequestSummaryDto, RouteDto } from "@/lib/transports/dto";
import type { RequestStatus } from "@/lib/transports/request-status";
import { changeKept, withoutLeaving } from "./accept-ahead";
import type { DriveMapAnswer } from "./drive-scene";
import { routeOptions, routesOptions } from "./live-places";
import { appendPage, readPage, readPages, renewPages, type RequestPages, withoutRequest } from "./request-pages";
import { countsKey, type ListFilter, listKey } from "./transport-keys";

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
  const { data, isError, isFetching, isPaused, refetch } = useQuery(options);
  const more = useMutation({
    mutationFn: (path: string) => readPage(path),
    networkMode: "always",
    onSuccess: (page) => changeKept<RequestPages>(client, options.queryKey, (kept) => appendPage(kept, page)),
  });
  const next = data?.next ?? null;
  const { mutate, isPending } = more;
  const readMore = useCallback(() => {
    if (next !== null && !isPending) mutate(next);
  }, [mutate, next, isPending]);
  const paging = { hasNext: next !== null, readMore, isReadingMore: isPending, isMoreFailed: more.isError };
  return { items: data?.items, isError, isFetching, isPaused, refetch, ...paging };
}

export const useCounts = () => useQuery<RequestCountsDto>({ queryKey: countsKey });

export const useRequest = (id: string) => useQuery<RequestDto>({ queryKey: ["/api/requests", id] });

export const useHistory = (id: string) =>
  useQuery<Omit<HistoryEntryDto, "businessId">[]>({ queryKey: ["/api/requests", id, "history"] });

/** The active routes, polled while there is anything to follow. */
export const useRoutes = (hasActive: boolean) =>
  useQuery({
    ...routesOptions,
    refetchInterval: hasActive ? ROUTES_REFRESH_INTERVAL : false,
  });

/** The drive of one request, its newest when it has ended; asked for only where there is one. */
export const useRequestRoute = (requestId: string, enabled: boolean) =>
  useQuery({ ...routeOptions(requestId), enabled });

/** A road that moved with the vehicle is told to nobody, milliseconds. */
const roadEvery = 60_000;

/** Where a drive begins and ends, and its road; for null nothing is asked. */
export const useDriveMap = (routeId: string | null) =>
  useQuery<DriveMapAnswer>({
    queryKey: ["/api/routes", routeId, "map"],
    enabled: routeId !== null,
    refetchInterval: roadEvery,
  });

/** The path that was driven, oldest first. */
export const useTrack = (routeId: string) =>
  useQuery<MapPathPoint[]>({ queryKey: ["/api/routes", routeId, "positions"] });

/** How a request stands after a move. */
export type Standing = Pick<RequestSummaryDto, "id" | "status">;

/** How a request stands by the answer to a move; null where the answer does not tell. */
export function standingOf(answer: unknown): Standing | null {
  if (typeof answer !== "object" || answer === null) return null;
  const { id, status, requestId, routeStatus } = answer as Partial<RequestDto & RouteDto>;
  if (requestId !== undefined && routeStatus === "delivered") return { id: requestId, status: "completed" };
  return id === undefined || status === undefined ? null : { id, status };
}

/** Takes a request that has moved out of the lists of every other status, also below what is read again. */
export function leaveOtherLists(client: QueryClient, { id, status }: Standing) {
  for (const { queryKey } of client.getQueryCache().findAll({ predicate: isListOfAnother(status) }))
    changeKept<RequestPages>(client, queryKey, (pages) => withoutRequest(pages, id));
}

const isListOfAnother =
  (status: RequestStatus) =>
  ({ queryKey }: { queryKey: QueryKey }) => {
    const listed = /^\/api\/requests\?.*\bstatus=([a-z]+)/.exec(String(queryKey[0]))?.[1];
    return listed !== undefined && listed !== status;
  };

/** Reads every list, count, detail and route on the screen again; resolves when they have come. */
export function refreshTransports(client: QueryClient): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey }) => /^\/api\/(requests|routes)\b/.test(String(queryKey[0])),
    // Offline the reading would wait for the network, and whoever waits for it too; it is made up for when back.
    refetchType: onlineManager.isOnline() ? "active" : "none",
  });
}
