// Places: the points that the business has pinned on the map, and the means to add, change or remove one.
"use client";

import { useState } from "react";
import { useNow } from "@/components/hooks/use-now";
import type { PlaceDto } from "@/lib/businesses/dto";
import { AddPlaceDialog } from "./add-place-dialog";
import { EditPlaceDialog } from "./edit-place-dialog";
import { usePlaces } from "./place-data";
import { PlaceList } from "./place-list";
import { RemovePlaceDialog } from "./remove-place-dialog";
import { Subscreen } from "./subscreen";

interface PlacesScreenProps {
  /** IANA zone of the business. */
  zone: string;
  /** The server's instant, in milliseconds since 1970. */
  firstNow: number;
}

type Open = { kind: "add" } | { kind: "edit" | "remove"; place: PlaceDto };

export function PlacesScreen({ zone, firstNow }: PlacesScreenProps) {
  const now = useNow(30_000, firstNow) ?? firstNow;
  const asked = usePlaces();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Subscreen
        title="Places"
        purpose="A place pinned once is found by its name and its address ever after, exactly where you set it."
        addLabel="Add Place"
        onAdd={() => setOpen({ kind: "add" })}
        asked={asked}
      >
        <PlaceList
          asked={asked}
          zone={zone}
          now={now}
          onEdit={(place) => setOpen({ kind: "edit", place })}
          onRemove={(place) => setOpen({ kind: "remove", place })}
        />
      </Subscreen>
      {open?.kind === "add" ? <AddPlaceDialog onClose={close} /> : null}
      {open?.kind === "edit" ? <EditPlaceDialog place={open.place} onClose={close} /> : null}
      {open?.kind === "remove" ? <RemovePlaceDialog place={open.place} onClose={close} /> : null}
    </>
  );
}
