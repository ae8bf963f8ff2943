// Takes a pinned place away.
"use client";

import { ConfirmDialog } from "@/components/forms/confirm-dialog";
import { toast } from "@/components/hooks/use-toast";
import type { PlaceDto } from "@/lib/businesses/dto";
import { useRemovePlace } from "./place-data";

export function RemovePlaceDialog({ place, onClose }: { place: PlaceDto; onClose: () => void }) {
  const { id, name, address } = place;
  const remove = useRemovePlace(() => {
    toast({ title: "Place Removed", description: `${name} is looked up like any other address.` });
    onClose();
  });
  return (
    <ConfirmDialog
      title={`Remove ${name}?`}
      about={address}
      act="Remove"
      busyAct="Removing"
      keep="Keep"
      isBusy={remove.isPending}
      onConfirm={() => remove.change(id)}
      onClose={onClose}
    >
      <p>Requests that name it are no longer led to its point. Their addresses stay as they are.</p>
    </ConfirmDialog>
  );
}
