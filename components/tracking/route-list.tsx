// The cards of the active routes, or what stands there while there are none.
"use client";

import { Button } from "@/components/ui/button";
import type { RouteDto } from "@/lib/transports/dto";
import { RouteCard, type RouteCardContext } from "./route-card";

interface Asked {
  data: RouteDto[] | undefined;
  isError: boolean;
  isFetching: boolean;
  isPaused: boolean;
  refetch: () => Promise<unknown>;
}

interface RouteListProps {
  asked: Asked;
  routes: readonly RouteDto[];
  isFiltered: boolean;
  onClearFilter: () => void;
  card: RouteCardContext;
}

export function RouteList({ asked, routes, isFiltered, onClearFilter, card }: RouteListProps) {
  const { data, isError, isFetching, isPaused, refetch } = asked;
  return (
    <>
      {isError ? (
        <div role="alert" className="flex flex-wrap items-center gap-3 py-2">
          <p>{data ? "The routes were not renewed. What stands here may be old." : "The routes did not load."}</p>
          <Button variant="secondary" size="sm" busy={isFetching} busyLabel="Loading" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      ) : null}
      {data === undefined && isPaused ? (
        <p role="status" className="py-4 text-muted-foreground">
          The routes come when the connection is back.
        </p>
      ) : null}
      {data === undefined && !isError && !isPaused ? (
        <p role="status" className="py-4 text-muted-foreground">
          Loading routes...
        </p>
      ) : null}
      {data && routes.length === 0 ? <Nothing isFiltered={isFiltered} onClear={onClearFilter} /> : null}
      {routes.length > 0 ? (
        <ul className="grid gap-2.5">
          {routes.map((route) => (
            <li key={route.id} className="min-w-0">
              <RouteCard route={route} {...card} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

function Nothing({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (!isFiltered) {
    return (
      <div className="grid gap-1 py-4">
        <h2 className="text-section">No active routes at the moment</h2>
        <p className="text-muted-foreground">Accept a pending request, and its route is followed here.</p>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-3 py-4">
      <p>This driver has no active route now.</p>
      <Button variant="secondary" size="sm" onClick={onClear}>
        Show all drivers
      </Button>
    </div>
  );
}
