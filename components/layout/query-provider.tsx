// Keeps the answers of the calls in the browser, under the product's defaults.
"use client";

import { QueryClient, QueryClientProvider, type QueryFunctionContext } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { apiGet } from "@/components/hooks/api";

/** GET to the joined query-key path: `["/api/routes", id]` asks `/api/routes/{id}`. Raises ApiError, on 401 too. */
function queryKeyPath({ queryKey, signal }: QueryFunctionContext): Promise<unknown> {
  return apiGet(queryKey.map(String).join("/"), signal);
}

/** No refetch on focus, no polling, never stale by time, no retries. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: queryKeyPath,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
      },
      mutations: { retry: false },
    },
  });
}

/** Holds one client for as long as the page lives. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(makeQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
