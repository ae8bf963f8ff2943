// The path that a vehicle drove, to be played again; asked for only when somebody wants to see it.
"use client";

import { RouteIcon } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import type { RouteDto } from "@/lib/transports/dto";
import { useDashboard } from "./dashboard-context";
import { DriveMap } from "./drive-map";
import { useTrack } from "./transport-data";

export function DrivenPath({ route, label }: { route: RouteDto; label: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="grid gap-3 border-t pt-4">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-subsection">Driven path</h3>
        <Button
          variant="ghost"
          size="sm"
          className="-mr-3"
          aria-label={isOpen ? "Hide driven path" : "Show driven path"}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <RouteIcon aria-hidden />
          {isOpen ? "Hide" : "Show"}
        </Button>
      </div>
      {isOpen ? <Path route={route} label={label} /> : null}
    </section>
  );
}

function Path({ route, label }: { route: RouteDto; label: string }) {
  const { now } = useDashboard();
  const { data: path, isError, isFetching, refetch } = useTrack(route.id);
  if (path === undefined && isError) {
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3">
        The path did not load.
        <Button variant="secondary" size="sm" busy={isFetching} busyLabel="Loading" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    );
  }
  if (path === undefined) return <Skeleton role="status" aria-label="Loading" className="h-80" />;
  if (path.length < 2) return <p className="text-muted-foreground">No positions were recorded.</p>;
  return <DriveMap route={route} label={label} now={now} path={path} className="h-80 rounded-md" />;
}
