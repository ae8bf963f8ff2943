// An active transport: folded, how far it is; unfolded, the driver's next step, the route and the service.
"use client";

import { ChevronRightIcon } from "lucide-react";
import { type MouseEvent, useId } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { Collapsible, CollapsibleContent, CollapsibleTrigger } from "@/components/ui/collapsible";
import { Skeleton } from "@/components/ui/skeleton";
import type { RequestSummaryDto, RouteDto } from "@/lib/transports/dto";
import { requestStatusLabels } from "@/lib/transports/request-status";
import { formatAge, shortId } from "@/lib/transports/format";
import { isStale } from "@/lib/transports/position-status";
import { routeStatusLabels } from "@/lib/transports/route-status";
import { ActiveFacts } from "./active-facts";
import { useDashboard } from "./dashboard-context";
import { DriveMap } from "./drive-map";
import { legShareOf } from "./drive-scene";
import { DriverWorkflow } from "./driver-workflow";
import { personName } from "./person-name";
import { LiveTrackingBadge } from "./status-badge";
import { useDriveMap, useRequestRoute } from "./transport-data";
import { TransportLine } from "./transport-line";
import { useOpenCard } from "./use-open-cards";

const headerAreas = cn(
  "grid items-center gap-x-4 gap-y-3 px-card-x py-3.5",
  "grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)] [grid-template-areas:'chevron_name_name'_'line_line_line'_'eta_eta_remaining'_'pill_pill_pill']",
  "md:gap-x-5 md:grid-cols-[auto_minmax(0,1.3fr)_minmax(0,1fr)_auto] md:[grid-template-areas:'chevron_name_line_line'_'chevron_eta_remaining_pill']",
  "xl:gap-x-6 xl:grid-cols-[auto_minmax(0,1.35fr)_minmax(0,1.1fr)_7.5rem_6rem_auto] xl:[grid-template-areas:'chevron_name_line_eta_remaining_pill']",
  // Room for '12:15 to 12:35 AM' in one line.
  "min-[88rem]:grid-cols-[auto_minmax(0,1.35fr)_minmax(0,1.1fr)_9.5rem_6rem_auto]",
);

function Figure({
  label,
  aside,
  value,
  none,
  className,
}: {
  label: string;
  /** How old the value is, where that matters. */
  aside?: string | null;
  value: string | null;
  none: string;
  className: string;
}) {
  return (
    <p className={cn("min-w-0", className)}>
      <span className="block text-caption text-muted-foreground">
        {label}
        {aside ? ` ${aside}` : null}
      </span>
      <span
        className={cn("block text-balance tabular-nums", value === null ? "text-muted-foreground" : "text-section")}
      >
        {value ?? none}
      </span>
    </p>
  );
}

/** What stands for the driver's workflow while there is none: it is on its way, did not come, or is for others. */
function NoDrive({ drive, isShared }: { drive: ReturnType<typeof useRequestRoute>; isShared: boolean }) {
  if (!isShared) {
    return <p className="text-muted-foreground">The drive is shown to the two businesses that arranged it.</p>;
  }
  if (!drive.isError) {
    return (
      <div role="status" aria-label="Loading" className="grid content-start gap-3">
        <Skeleton className="h-4 w-28" />
        <Skeleton className="h-40" />
      </div>
    );
  }
  return (
    <div role="alert" className="grid content-start justify-items-start gap-3">
      <p>The drive did not load. Try again.</p>
      <Button
        variant="secondary"
        size="sm"
        busy={drive.isFetching}
        busyLabel="Loading"
        onClick={() => void drive.refetch()}
      >
        Try again
      </Button>
    </div>
  );
}

/** '(4 min ago)' once the arrival was worked out some minutes ago. */
function etaAge(route: RouteDto | null, now: number): string | null {
  if (!route?.eta || !route.etaAt || now - Date.parse(route.etaAt) < 120_000) return null;
  return `(${formatAge(route.etaAt, now)})`;
}

/** `listed` is null where the list of drives does not hold this one: it may hold no more, or this business not see it. */
export function ActiveCard({ request, route: listed }: { request: RequestSummaryDto; route: RouteDto | null }) {
  const { openDialog, now } = useDashboard();
  const [isOpen, setOpen] = useOpenCard(request.id);
  const isShared = request.may.includes("suspend") || request.may.includes("viewReport");
  const drive = useRequestRoute(request.id, isOpen && isShared && listed === null);
  const route = listed ?? drive.data ?? null;
  const nameId = useId();
  const isOld = isStale(route?.positionAt ?? null, now);
  const isHeard = route !== null && route.positionAt !== null;
  const { data: map = null } = useDriveMap(isOpen && route ? route.id : null);
  const toggleUnlessSelecting = (event: MouseEvent<HTMLElement>) => {
    const isOnControl = event.target instanceof Element && event.target.closest("button, a") !== null;
    if (!isOnControl && getSelection()?.isCollapsed !== false) setOpen(!isOpen);
  };
  const status = route ? routeStatusLabels[route.routeStatus] : requestStatusLabels[request.status];
  return (
    <Collapsible open={isOpen} onOpenChange={setOpen}>
      <Card edge="active" data-request={request.id}>
        <article aria-labelledby={nameId}>
          {/* The whole header unfolds the card; the arrow is its button, so the texts stay readable and selectable. */}
          <div role="presentation" className={cn("group cursor-pointer", headerAreas)} onClick={toggleUnlessSelecting}>
            <CollapsibleTrigger
              aria-labelledby={nameId}
              className="-m-2 rounded-sm p-2 [grid-area:chevron] pointer-coarse:-m-3.5 pointer-coarse:p-3.5"
            >
              <ChevronRightIcon
                aria-hidden
                className={cn(
                  "size-4 text-muted-foreground transition-transform duration-180 ease-calm group-hover:text-foreground",
                  isOpen && "rotate-90",
                )}
              />
            </CollapsibleTrigger>
            <div className="min-w-0 [grid-area:name]">
              <p className="break-all font-mono text-caption text-muted-foreground">
                {request.caseId ?? shortId(request.id)}
              </p>
              <h3 id={nameId} className="text-name wrap-anywhere">
                {personName(request)}
              </h3>
            </div>
            <div className="grid min-w-0 gap-1.5 [grid-area:line]">
              <p className="text-label">
                {status}
                {isHeard && isOld && route.positionAt ? (
                  <span className="font-normal text-muted-foreground">
                    {" "}
                    last seen {formatAge(route.positionAt, now)}
                  </span>
                ) : null}
              </p>
              {route ? (
                <TransportLine
                  requestStatus="active"
                  routeStatus={route.routeStatus}
                  isStale={isHeard && isOld}
                  legShare={legShareOf(route, map)}
                />
              ) : null}
            </div>
            <Figure
              label="ETA"
              aside={etaAge(route, now)}
              none="Calculating..."
              value={route?.eta ?? null}
              className="[grid-area:eta]"
            />
            <Figure
              label="Remaining"
              none="Not known yet"
              value={route?.distanceRemaining ?? null}
              className="[grid-area:remaining]"
            />
            <div className="flex items-center justify-between gap-x-4 [grid-area:pill] md:justify-self-end xl:gap-x-6">
              <LiveTrackingBadge isStale={isOld} />
              {request.may.includes("suspend") ? (
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={`Manage ${personName(request)}`}
                  onClick={() => openDialog({ kind: "manage", request, route })}
                >
                  Manage
                </Button>
              ) : null}
            </div>
          </div>
          <CollapsibleContent>
            <div className="grid border-t lg:grid-cols-[18rem_minmax(0,1fr)] xl:grid-cols-[23.25rem_minmax(0,1fr)]">
              <div className={cn("grid px-card-x py-card-y", route && "lg:border-r")}>
                {route ? (
                  <DriverWorkflow request={request} route={route} />
                ) : (
                  <NoDrive drive={drive} isShared={isShared} />
                )}
              </div>
              {route ? (
                <DriveMap
                  route={route}
                  label={personName(request)}
                  now={now}
                  className="h-80 max-lg:border-t lg:h-full lg:min-h-80"
                />
              ) : null}
            </div>
            <ActiveFacts request={request} route={route} />
          </CollapsibleContent>
        </article>
      </Card>
    </Collapsible>
  );
}
