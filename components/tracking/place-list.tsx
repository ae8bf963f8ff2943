// The places that the business has pinned, by name.
"use client";

import { formatDated } from "@/components/transports/moment";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { LoadingCards } from "@/components/ui/loading-cards";
import type { PlaceDto } from "@/lib/businesses/dto";
import { formatPoint } from "./parse-point";

interface Asked {
  data: PlaceDto[] | undefined;
  isError: boolean;
  isPaused: boolean;
}

interface PlaceListProps {
  asked: Asked;
  zone: string;
  /** Milliseconds since 1970. */
  now: number;
  onEdit: (place: PlaceDto) => void;
  onRemove: (place: PlaceDto) => void;
}

export function PlaceList({ asked: { data, isError, isPaused }, onEdit, onRemove, ...clock }: PlaceListProps) {
  return (
    <>
      {data === undefined && isPaused ? (
        <p role="status" className="text-muted-foreground">
          The places come when the connection is back.
        </p>
      ) : null}
      {data === undefined && !isError && !isPaused ? <LoadingCards count={2} /> : null}
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
              <PlaceRow
                key={place.id}
                place={place}
                onEdit={() => onEdit(place)}
                onRemove={() => onRemove(place)}
                {...clock}
              />
            ))}
          </ul>
        </Card>
      ) : null}
    </>
  );
}

interface PlaceRowProps {
  place: PlaceDto;
  zone: string;
  now: number;
  onEdit: () => void;
  onRemove: () => void;
}

function PlaceRow({ place, zone, now, onEdit, onRemove }: PlaceRowProps) {
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
      <div className="flex gap-2 md:-mr-3 md:gap-0">
        {[
          { word: "Edit", onClick: onEdit },
          { word: "Remove", onClick: onRemove },
        ].map(({ word, onClick }) => (
          <Button
            key={word}
            variant="ghost"
            size="sm"
            className="max-md:flex-1 max-md:bg-secondary max-md:text-secondary-foreground"
            aria-label={`${word} ${name}`}
            onClick={onClick}
          >
            {word}
          </Button>
        ))}
      </div>
    </li>
  );
}
