// Takes a pinned place away.
"use client";

import { toast } from "@/components/hooks/use-toast";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import type { PlaceDto } from "@/lib/businesses/dto";
import { useRemovePlace } from "./place-data";

export function RemovePlaceDialog({ place, onClose }: { place: PlaceDto; onClose: () => void }) {
  const { id, name, address } = place;
  const remove = useRemovePlace(() => {
    toast({ title: "Place Removed", description: `${name} is looked up like any other address.` });
    onClose();
  });
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Remove {name}?</DialogTitle>
          <DialogDescription>{address}</DialogDescription>
        </DialogHeader>
        <p>Requests that name it are no longer led to its point. Their addresses stay as they are.</p>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="secondary">Keep</Button>
          </DialogClose>
          <Button variant="destructive" busy={remove.isPending} busyLabel="Removing" onClick={() => remove.mutate(id)}>
            Remove
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
