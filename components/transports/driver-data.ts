// Who may drive, and who of them is chosen for one drive.
"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { apiRequest } from "@/components/hooks/api";
import type { DriverDto } from "@/lib/businesses/dto";
import type { RouteDto } from "@/lib/transports/dto";
import { refreshTransports } from "./transport-data";

export const useDrivers = () => useQuery<DriverDto[]>({ queryKey: ["/api/drivers"] });

/** Makes a person the driver of a drive; the drive is read again wherever it is shown. */
export function useAssignDriver(
  routeId: string,
  { onDone, onFailed }: { onDone: (route: RouteDto) => void; onFailed: (error: Error) => void },
) {
  const client = useQueryClient();
  return useMutation<RouteDto, Error, string>({
    mutationFn: (driverId) => apiRequest<RouteDto>("PUT", `/api/routes/${routeId}/driver`, { driverId }),
    networkMode: "always",
    onSuccess: onDone,
    onError: onFailed,
    onSettled: () => refreshTransports(client),
  });
}
