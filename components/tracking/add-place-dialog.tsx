// Pins a place, so that requests which name it lead to its point.
"use client";

import { toast } from "@/components/hooks/use-toast";
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { useAddPlace } from "./place-data";
import { PlaceForm } from "./place-form";

export function AddPlaceDialog({ onClose }: { onClose: () => void }) {
  const { problem, isPending, mutate } = useAddPlace(({ name }) => {
    toast({ title: "Place Saved", description: `${name} is found by its name from now on.` });
    onClose();
  });
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Add Place</DialogTitle>
          <DialogDescription>Requests that name it, or give its address, lead to this point.</DialogDescription>
        </DialogHeader>
        <PlaceForm first={null} isSaving={isPending} problem={problem} onSave={mutate} />
      </DialogContent>
    </Dialog>
  );
}
