// Who is at the wheel of the drive, for a page that another may have taken it from.
"use client";

import { useEffect, useRef } from "react";
import { notifyError } from "@/components/hooks/notify-error";
import { toast } from "@/components/hooks/use-toast";
import { useAssignDriver } from "@/components/transports/driver-data";
import type { RouteDto } from "@/lib/transports/dto";

interface Options {
  userId: string;
  /** As the server has it. */
  route: RouteDto;
  takeRoute: (route: RouteDto) => void;
  stopSharing: () => void;
  isOffline: boolean;
}

/** Null while this person is the driver. The position of who was it and is no more is not shared any longer. */
export function useWheel({ userId, route, takeRoute, stopSharing, isOffline }: Options) {
  const { driverId, driverName } = route;
  const last = useRef(driverId);
  useEffect(() => {
    if (last.current === userId && driverId !== null && driverId !== userId) stopSharing();
    last.current = driverId;
  }, [driverId, userId, stopSharing]);
  const { change, isPending } = useAssignDriver(route.id, {
    onDone: (answered) => {
      takeRoute(answered);
      toast({ title: "Driver Assigned", description: "You are named as the driver from now on." });
    },
    onFailed: (error) => notifyError(error),
  });
  if (driverId === userId) return null;
  const take = () => change(userId);
  return { driverName, take: isOffline ? null : take, isTaking: isPending };
}
