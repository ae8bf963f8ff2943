// The drive on the driver's page: read anew while there is signal, and as it was last known without.
"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { ApiError } from "@/components/hooks/api";
import { forgetDrives } from "@/components/hooks/forget-drives";
import { useLive } from "@/components/hooks/use-live";
import type { DriveMapAnswer } from "@/components/transports/drive-scene";
import { routeOptions, takePositions } from "@/components/transports/live-places";
import type { RequestDto, RouteDto } from "@/lib/transports/dto";
import { readKnown, writeKnown } from "./known-drive";

/** A drive under way is read again this often beside the live stream, in milliseconds. */
const refreshEvery = 30_000;

interface Given {
  userId: string;
  first: { route: RouteDto; request: RequestDto };
  /** When the server made this page, milliseconds since 1970. */
  pageAt: number;
}

/** `isGone` once the drive is not this business's any more. */
export function useDrive({ userId, first, pageAt }: Given) {
  const client = useQueryClient();
  const { id } = first.route;
  const requestKey = ["/api/requests", first.request.id];
  const mapKey = ["/api/routes", id, "map"];
  const routeQuery = useQuery({
    ...routeOptions(id),
    initialData: first.route,
    refetchInterval: ({ state }) => (state.data?.isActive ? refreshEvery : false),
  });
  const { data: request } = useQuery<RequestDto>({ queryKey: requestKey, initialData: first.request });
  const { data: map = null } = useQuery<DriveMapAnswer>({ queryKey: mapKey });
  const { data: route, error } = routeQuery;
  // The server's clock when this page knew what it came with; what it learns later is newer by as much.
  const [base, setBase] = useState<{ asOf: number; since: number } | null>(null);

  const refresh = useCallback(() => {
    for (const queryKey of [
      ["/api/routes", id],
      ["/api/requests", first.request.id],
    ]) {
      void client.invalidateQueries({ queryKey });
    }
  }, [client, id, first.request.id]);
  useLive(refresh, { onPositions: (positions) => takePositions(client, positions) });

  /** Takes the route that a step was answered with. */
  const takeRoute = useCallback(
    (answered: RouteDto) => {
      client.setQueryData(["/api/routes", answered.id], answered);
      refresh();
    },
    [client, refresh],
  );

  useEffect(() => {
    const soon = setTimeout(() => {
      const { asOf, drive: known } = readKnown(userId, first.route, pageAt) ?? { asOf: pageAt, drive: null };
      if (known !== null) {
        client.setQueryData(["/api/routes", id], known.route);
        client.setQueryData(["/api/requests", known.request.id], known.request);
        if (known.map !== null) client.setQueryData(["/api/routes", id, "map"], known.map);
        if (navigator.onLine) refresh();
      }
      setBase({ asOf, since: performance.now() });
    }, 0);
    return () => clearTimeout(soon);
  }, [client, userId, id, first.route, pageAt, refresh]);

  const isGone = error instanceof ApiError && error.status === 404;
  const isSignedOut = error instanceof ApiError && error.status === 401;
  // A session that is over has no business with what the phone knows; the steps that were pressed stay.
  useEffect(() => {
    if (isSignedOut) forgetDrives();
  }, [isSignedOut]);
  useEffect(() => {
    if (base === null || !route.isActive || isGone || isSignedOut) return;
    writeKnown(userId, base.asOf + performance.now() - base.since, { route, request, map });
  }, [base, isGone, isSignedOut, userId, route, request, map]);

  return { route, request, map, isGone, isSignedOut, takeRoute };
}
