// The trackers of the business: who carries each, when it was last heard, and those that were revoked.
"use client";

import { formatDated } from "@/components/transports/moment";
import { StatusGlyph } from "@/components/transports/status-glyph";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { LoadingCards } from "@/components/ui/loading-cards";
import type { DeviceDto } from "@/lib/tracking/dto";
import { formatAge } from "@/lib/transports/format";
import { isStale } from "@/lib/transports/position-status";

interface Asked {
  data: DeviceDto[] | undefined;
  isError: boolean;
  isPaused: boolean;
}

interface DeviceListProps {
  asked: Asked;
  zone: string;
  /** Milliseconds since 1970. */
  now: number;
  onRevoke: (device: DeviceDto) => void;
}

export function DeviceList({ asked: { data, isError, isPaused }, onRevoke, ...clock }: DeviceListProps) {
  return (
    <>
      {data === undefined && isPaused ? (
        <p role="status" className="text-muted-foreground">
          The devices come when the connection is back.
        </p>
      ) : null}
      {data === undefined && !isError && !isPaused ? <LoadingCards count={2} /> : null}
      {data?.length === 0 ? (
        <div className="grid gap-1 py-4">
          <h2 className="text-section">No devices yet</h2>
          <p className="text-muted-foreground">Add one for each phone or tracker that should send its position.</p>
        </div>
      ) : null}
      {data && data.length > 0 ? (
        <Card>
          <ul className="divide-y">
            {data.map((device) => (
              <DeviceRow key={device.id} device={device} onRevoke={() => onRevoke(device)} {...clock} />
            ))}
          </ul>
        </Card>
      ) : null}
    </>
  );
}

interface DeviceRowProps {
  device: DeviceDto;
  zone: string;
  now: number;
  onRevoke: () => void;
}

function DeviceRow({ device, zone, now, onRevoke }: DeviceRowProps) {
  const { name, driverName, revokedAt, createdAt } = device;
  return (
    <li className="grid items-center gap-x-6 gap-y-3 px-card-x py-3.5 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h2 className="font-semibold wrap-anywhere">{name}</h2>
        <p className="text-muted-foreground">{driverName}</p>
      </div>
      <div className="min-w-0">
        <LastSeen device={device} zone={zone} now={now} />
        <p className="text-caption text-muted-foreground tabular-nums">Added {formatDated(createdAt, zone, now)}</p>
      </div>
      {revokedAt ? (
        <p className="text-label font-normal text-muted-foreground md:min-w-22 md:text-right">Revoked</p>
      ) : (
        <Button
          variant="ghost"
          size="sm"
          className="max-md:bg-secondary max-md:text-secondary-foreground md:-mr-3 md:min-w-22"
          aria-label={`Revoke ${name} of ${driverName}`}
          onClick={onRevoke}
        >
          Revoke
        </Button>
      )}
    </li>
  );
}

function LastSeen({ device: { revokedAt, lastSeenAt }, zone, now }: Pick<DeviceRowProps, "device" | "zone" | "now">) {
  if (revokedAt) {
    return <p className="tabular-nums">Sends nothing since {formatDated(revokedAt, zone, now)}</p>;
  }
  if (lastSeenAt === null) return <p className="text-muted-foreground">Not heard yet</p>;
  const isOld = isStale(lastSeenAt, now);
  return (
    <Badge variant={isOld ? "stale" : "active"}>
      <StatusGlyph state={isOld ? "stale" : "active"} />
      Last heard {formatAge(lastSeenAt, now)}
    </Badge>
  );
}
