// Pins a place, so that requests which name it lead to its point.
"use client";

import { toast } from "@/components/hooks/use-toast";
import { useAddPlace } from "./place-data";
import { PlaceDialog } from "./place-dialog";

export function AddPlaceDialog({ onClose }: { onClose: () => void }) {
  const { problem, isPending, change } = useAddPlace(({ name }) => {
    toast({ title: "Place Saved", description: `${name} is found by its name from now on.` });
    onClose();
  });
  return (
    <PlaceDialog
      title="Add Place"
      about="Requests that name it, or give its address, lead to this point."
      first={null}
      isSaving={isPending}
      problem={problem}
      onSave={change}
      onClose={onClose}
    />
  );
}
