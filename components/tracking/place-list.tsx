// The places that the business has pinned, by name.
"use client";

import { LoadingCards } from "@/components/transports/loading-cards";
import { formatDated } from "@/components/transports/moment";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import type { PlaceDto } from "@/lib/businesses/dto";
import { formatPoint } from "./parse-point";

interface Asked {
  data: PlaceDto[] | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

interface PlaceListProps {
  asked: Asked;
  zone: string;
  /** Milliseconds since 1970. */
  now: number;
  onRemove: (place: PlaceDto) => void;
}

export function PlaceList({ asked: { data, isError, isFetching, refetch }, onRemove, ...clock }: PlaceListProps) {
  return (
    <section aria-label="Places" className="grid gap-3">
      {isError ? (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p>{data ? "The places were not renewed." : "The places did not load."} Try again.</p>
          <Button variant="secondary" size="sm" busy={isFetching} busyLabel="Loading" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      ) : null}
      {data === undefined && !isError ? <LoadingCards count={2} /> : null}
      {data?.length === 0 ? (
        <div className="grid gap-1 py-4">
          <h2 className="text-section">No places yet</h2>
          <p className="text-muted-foreground">
            Add the hospitals and funeral homes that you drive to, at the door that you use.
          </p>
        </div>
      ) : null}
      {data && data.length > 0 ? (
        <Card>
          <ul className="divide-y">
            {data.map((place) => (
              <PlaceRow key={place.id} place={place} onRemove={() => onRemove(place)} {...clock} />
            ))}
          </ul>
        </Card>
      ) : null}
    </section>
  );
}

interface PlaceRowProps {
  place: PlaceDto;
  zone: string;
  now: number;
  onRemove: () => void;
}

function PlaceRow({ place, zone, now, onRemove }: PlaceRowProps) {
  const { name, address, pinnedBy, pinnedAt } = place;
  return (
    <li className="grid items-center gap-x-6 gap-y-3 px-card-x py-3.5 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h2 className="font-semibold wrap-anywhere">{name}</h2>
        <p className="wrap-anywhere text-muted-foreground">{address}</p>
      </div>
      <div className="min-w-0">
        <p className="tabular-nums">{formatPoint(place)}</p>
        <p className="text-caption text-muted-foreground tabular-nums">
          {pinnedBy}, {formatDated(pinnedAt, zone, now)}
        </p>
      </div>
      <Button
        variant="ghost"
        size="sm"
        className="max-md:bg-secondary max-md:text-secondary-foreground md:-mr-3 md:min-w-22"
        aria-label={`Remove ${name}`}
        onClick={onRemove}
      >
        Remove
      </Button>
    </li>
  );
}
