// The answers that the dashboard lives on: their keys, how they are read, and how they are read again after a change.
"use client";

import { onlineManager, type QueryClient, useQuery } from "@tanstack/react-query";
import type { HistoryEntryDto } from "@/lib/audit/events";
import type { RequestCountsDto, RequestDto, RequestSummaryDto, RouteDto } from "@/lib/transports/dto";
import type { RequestStatus } from "@/lib/transports/request-status";
import { countsKey, requestsKey, routesKey } from "./transport-keys";

/** While a request is active, its route is read again this often, in milliseconds. */
const ROUTES_REFRESH_INTERVAL = 30_000;

export const useRequests = (status: RequestStatus) => useQuery<RequestSummaryDto[]>({ queryKey: requestsKey(status) });

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
