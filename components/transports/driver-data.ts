// Who may drive, and who of them is chosen for one drive.
"use client";

import { useQuery } from "@tanstack/react-query";
import { apiRequest } from "@/components/hooks/api";
import { useChange } from "@/components/hooks/use-change";
import type { DriverDto } from "@/lib/businesses/dto";
import type { RouteDto } from "@/lib/transports/dto";
import { refreshTransports } from "./transport-data";

export const useDrivers = () => useQuery<DriverDto[]>({ queryKey: ["/api/drivers"] });

/** Makes a person the driver of a drive; the drive is read again wherever it is shown. */
export const useAssignDriver = (
  routeId: string,
  outcome: { onDone: (route: RouteDto) => void; onFailed: (error: Error) => void },
) =>
  useChange({
    send: (driverId: string) => apiRequest<RouteDto>("PUT", `/api/routes/${routeId}/driver`, { driverId }),
    refresh: refreshTransports,
    ...outcome,
  });
