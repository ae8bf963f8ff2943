// An active route on its card: who is carried, how far it is, where the vehicle is and when it arrives.
"use client";

import { LocateFixedIcon, LocateIcon } from "lucide-react";
import Link from "next/link";
import { type ReactNode, useId } from "react";
import { legShareOf } from "@/components/transports/drive-scene";
import { DriverPageButton } from "@/components/transports/driver-page-button";
import { formatRecent } from "@/components/transports/moment";
import { personName } from "@/components/transports/person-name";
import { LiveTrackingBadge } from "@/components/transports/status-badge";
import { useDriveMap } from "@/components/transports/transport-data";
import { TransportLine } from "@/components/transports/transport-line";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import type { RouteDto } from "@/lib/transports/dto";
import { formatAge, shortId } from "@/lib/transports/format";
import { formatPosition, isStale } from "@/lib/transports/position-status";
import { routeStatusLabels } from "@/lib/transports/route-status";
import { useNearTown } from "./use-near-town";

export interface RouteCardContext {
  zone: string;
  /** Milliseconds since 1970. */
  now: number;
  /** The platform's address, where it is set. */
  publicUrl: string | null;
  followId: string | null;
  onFollow: (routeId: string) => void;
}

function Fact({ label, aside, children }: { label: string; aside?: string | null; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-caption text-muted-foreground">{label}</dt>
      <dd className="font-medium break-words tabular-nums">
        {children}
        {aside ? <span className="block text-caption font-normal text-muted-foreground">{aside}</span> : null}
      </dd>
    </div>
  );
}

function CurrentPosition({ route, now, isOld }: { route: RouteDto; now: number; isOld: boolean }) {
  const { currentLat: lat, currentLng: lng, positionAt } = route;
  const town = useNearTown(lat, lng);
  if (lat === null || lng === null || positionAt === null) {
    return (
      <Fact label="Current position">
        <span className="font-normal text-muted-foreground">No position yet</span>
      </Fact>
    );
  }
  const aside = [
    isOld ? `Last position ${formatAge(positionAt, now)}` : formatAge(positionAt, now),
    town && `near ${town}`,
  ];
  return (
    <Fact label="Current position" aside={aside.filter(Boolean).join(", ")}>
      <span className={cn(isOld && "text-stale")}>{formatPosition(lat, lng)}</span>
    </Fact>
  );
}

export function RouteCard({ route, zone, now, publicUrl, followId, onFollow }: RouteCardContext & { route: RouteDto }) {
  const nameId = useId();
  const isFollowed = followId === route.id;
  const isOld = isStale(route.positionAt, now);
  const { data: map = null } = useDriveMap(isFollowed ? route.id : null);
  const { request } = route;
  const name = personName(request);
  return (
    <Card edge="active" data-route={route.id} className={cn(isFollowed && "inset-ring-2 inset-ring-foreground/45")}>
      <article aria-labelledby={nameId} className="grid gap-3.5 px-card-x py-card-y">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <p className="break-all font-mono text-caption text-muted-foreground">
              {request.caseId ?? shortId(request.id)}
            </p>
            <h2 id={nameId} className="text-name wrap-anywhere">
              {name}
            </h2>
          </div>
          <LiveTrackingBadge isStale={isOld} className="shrink-0" />
        </div>
        <div className="grid gap-1.5">
          <p className="text-label">{routeStatusLabels[route.routeStatus]}</p>
          <TransportLine
            requestStatus="active"
            routeStatus={route.routeStatus}
            isStale={isOld && route.positionAt !== null}
            legShare={legShareOf(route, map)}
          />
        </div>
        <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
          <Fact label="Pickup">{request.pickupLocation}</Fact>
          <Fact label="Delivery">{request.deliveryLocation}</Fact>
          <CurrentPosition route={route} now={now} isOld={isOld} />
          <Fact label="Driver">{route.driverName ?? <span className="font-normal">Not specified</span>}</Fact>
          <Fact label="ETA" aside={route.eta && route.etaAt ? `as of ${formatRecent(route.etaAt, zone, now)}` : null}>
            {route.eta ?? <span className="font-normal text-muted-foreground">Calculating...</span>}
          </Fact>
          <Fact label="Distance remaining">
            {route.distanceRemaining ?? <span className="font-normal text-muted-foreground">Not known yet</span>}
          </Fact>
        </dl>
        <div className="-mx-2 -mb-1.5 flex flex-wrap gap-1">
          <Button
            variant={isFollowed ? "secondary" : "ghost"}
            size="sm"
            aria-pressed={isFollowed}
            aria-label={`Follow ${name}`}
            onClick={() => onFollow(route.id)}
          >
            {isFollowed ? <LocateFixedIcon aria-hidden /> : <LocateIcon aria-hidden />}
            {isFollowed ? "Following" : "Follow"}
          </Button>
          <DriverPageButton routeId={route.id} whom={name} publicUrl={publicUrl} />
          <Button asChild variant="ghost" size="sm">
            <Link href={`/dashboard?tab=active&request=${route.requestId}`} aria-label={`View details of ${name}`}>
              View Details
            </Link>
          </Button>
        </div>
      </article>
    </Card>
  );
}
