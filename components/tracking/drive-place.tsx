// The place that the drive goes to: its name, its address, how to get there and whom to call.
"use client";

import { NavigationIcon, PhoneIcon } from "lucide-react";
import { useSyncExternalStore } from "react";
import { FloorAndRoom } from "@/components/transports/place";
import { TelLink } from "@/components/transports/tel-link";
import { Button } from "@/components/ui/button";
import { formatDial } from "@/lib/transports/format";
import type { DriveStop } from "./drive-facts";
import { navigationLink } from "./drive-words";

const never = () => () => {};

/** Apple's devices have maps of their own; known once the page is alive. */
function useIsApple(): boolean {
  return useSyncExternalStore(
    never,
    () => /iPhone|iPad|Macintosh/.test(navigator.userAgent),
    () => false,
  );
}

interface DrivePlaceProps {
  label: string;
  stop: DriveStop;
  /** 'lat,lng' of a place that was pinned on the map, else the address. */
  destination: string;
}

export function DrivePlace({ label, stop, destination }: DrivePlaceProps) {
  const isApple = useIsApple();
  const dial = stop.phone && formatDial(stop.phone);
  return (
    <section aria-labelledby="drive-place">
      <p className="text-driver text-muted-foreground">{label}</p>
      <h2 id="drive-place" className="text-headline text-balance wrap-anywhere">
        {stop.name}
      </h2>
      {stop.address ? <p className="mt-2 text-[1.125rem]/6.5 wrap-anywhere">{stop.address}</p> : null}
      {stop.detail ? (
        <p className="text-[1.125rem]/6.5 font-medium wrap-anywhere">
          <FloorAndRoom text={stop.detail} />
        </p>
      ) : null}
      <div className="mt-5 flex gap-2.5 *:flex-1">
        <Button asChild variant="secondary" size="xl" className="px-3">
          <a href={navigationLink(destination, isApple)} target="_blank" rel="noreferrer">
            <NavigationIcon aria-hidden className="size-5" />
            Navigate
          </a>
        </Button>
        {dial ? (
          <Button asChild variant="secondary" size="xl" className="px-3">
            <a href={dial}>
              <PhoneIcon aria-hidden className="size-5" />
              {stop.end === "pickup" ? "Call contact" : "Call"}
            </a>
          </Button>
        ) : null}
      </div>
      {stop.facts.length === 0 ? null : (
        <dl className="mt-6 border-b text-driver">
          {stop.facts.map(({ label: name, value, phone }) => (
            <div key={name} className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-2 border-t py-2.5">
              <dt className="text-muted-foreground">{name}</dt>
              <dd className="whitespace-pre-line wrap-anywhere">
                {value}
                {phone ? <TelLink phone={phone} className="block text-foreground underline" /> : null}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
