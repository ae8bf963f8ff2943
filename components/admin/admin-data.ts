// The platform as the administrator's screens read and change it.
"use client";

import { type QueryClient, useQuery } from "@tanstack/react-query";
import { useChange } from "@/components/hooks/use-change";
import { apiRequest } from "@/components/hooks/api";
import type { HealthDto } from "@/lib/admin/dto";
import type { BusinessAccountDto } from "@/lib/businesses/dto";
import { businessKey, healthKey } from "./admin-keys";

/** How often the health is looked at again, milliseconds. */
const HEALTH_REFRESH_INTERVAL = 10_000;

const refresh = (client: QueryClient) =>
  client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith("/api/admin/") });

type Method = "POST" | "PUT";

/** One change; every list of the administration is read again after it. */
export const useAdminChange = <Answer>(onDone: (answer: Answer) => void, onFailed: (error: Error) => void) =>
  useChange({
    send: ({ method, path, body }: { method: Method; path: string; body: object }) =>
      apiRequest<Answer>(method, `/api/admin/${path}`, body),
    onDone,
    onFailed,
    refresh,
  });

export const useBusiness = (id: string) => useQuery<BusinessAccountDto>({ queryKey: businessKey(id) });

export const useHealth = () => useQuery<HealthDto>({ queryKey: healthKey, refetchInterval: HEALTH_REFRESH_INTERVAL });
