// A pickup or delivery: the place's name with floor and room, and its address.
import { Fragment } from "react";
import { cn } from "@/components/ui/cn";
import type { RequestSummaryDto } from "@/lib/transports/dto";

/** 'Floor 4 · Room 412B'; a word the caller already used is not said twice. */
export function formatFloorAndRoom(floor: string | null, room: string | null): string | null {
  const name = (word: string, value: string | null) =>
    value && (new RegExp(`\\b${word}\\b`, "i").test(value) ? value : `${word} ${value}`);
  return [name("Floor", floor), name("Room", room)].filter(Boolean).join(" · ") || null;
}

/** Floor and room; neither is torn between two lines that fits on one. */
export function FloorAndRoom({ text }: { text: string }) {
  return [...new Set(text.split(" · "))].map((part, index) => (
    <Fragment key={part}>
      {index > 0 ? " · " : null}
      <span className="inline-block max-w-full">{part}</span>
    </Fragment>
  ));
}

function Place({
  word,
  name,
  detail,
  address,
}: {
  word: string;
  name: string | null;
  detail: string | null;
  address: string;
}) {
  return (
    <div className="min-w-0 break-words">
      <p>
        <span className="sr-only">{word}: </span>
        <span className="font-medium">{name ?? address}</span>
        {detail ? (
          <span className="max-md:block md:text-muted-foreground">
            {" "}
            <FloorAndRoom text={detail} />
          </span>
        ) : null}
      </p>
      {name ? <p className="text-muted-foreground">{address}</p> : null}
    </div>
  );
}

type Places = Pick<
  RequestSummaryDto,
  "locationName" | "locationFloor" | "locationRoom" | "pickupLocation" | "deliveryLocation" | "destinationFuneralHome"
>;

const differs = (name: string | null, address: string) => (name && name !== address ? name : null);

export function PickupPlace({ request }: { request: Places }) {
  return (
    <Place
      word="Pickup"
      name={differs(request.locationName, request.pickupLocation)}
      detail={formatFloorAndRoom(request.locationFloor, request.locationRoom)}
      address={request.pickupLocation}
    />
  );
}

export function DeliveryPlace({ request }: { request: Places }) {
  return (
    <Place
      word="Delivery"
      name={differs(request.destinationFuneralHome, request.deliveryLocation)}
      detail={null}
      address={request.deliveryLocation}
    />
  );
}

/** The scheduled date and time; the zone stands back a little. */
export function Scheduled({ text, zone, className }: { text: string; zone: string | null; className?: string }) {
  return (
    <p className={cn("font-medium tabular-nums", className)}>
      {text}
      {zone ? <span className="font-normal text-muted-foreground"> {zone}</span> : null}
    </p>
  );
}
