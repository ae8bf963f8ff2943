// Changes a pinned place: its name, its address or its point.
"use client";

import { toast } from "@/components/hooks/use-toast";
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import type { PlaceDto } from "@/lib/businesses/dto";
import { useEditPlace } from "./place-data";
import { PlaceForm } from "./place-form";

export function EditPlaceDialog({ place, onClose }: { place: PlaceDto; onClose: () => void }) {
  const { problem, isPending, mutate } = useEditPlace(place, ({ name }) => {
    toast({ title: "Place Updated", description: `${name} is found where it stands now.` });
    onClose();
  });
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Edit {place.name}</DialogTitle>
          <DialogDescription>
            Drives under way are led to a new point when their road is next asked for.
          </DialogDescription>
        </DialogHeader>
        <PlaceForm first={place} isSaving={isPending} problem={problem} onSave={mutate} />
      </DialogContent>
    </Dialog>
  );
}
