// Changes a pinned place: its name, its address or its point.
"use client";

import { toast } from "@/components/hooks/use-toast";
import type { PlaceDto } from "@/lib/businesses/dto";
import { useEditPlace } from "./place-data";
import { PlaceDialog } from "./place-dialog";

export function EditPlaceDialog({ place, onClose }: { place: PlaceDto; onClose: () => void }) {
  const { problem, isPending, change } = useEditPlace(place, ({ name }) => {
    toast({ title: "Place Updated", description: `${name} is found where it stands now.` });
    onClose();
  });
  return (
    <PlaceDialog
      title={`Edit ${place.name}`}
      about="Drives under way are led to a new point when their road is next asked for."
      first={place}
      isSaving={isPending}
      problem={problem}
      onSave={change}
      onClose={onClose}
    />
  );
}
