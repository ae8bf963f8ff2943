// Takes a tracker's right to send away.
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
import type { DeviceDto } from "@/lib/tracking/dto";
import { useRevokeDevice } from "./device-data";

export function RevokeDeviceDialog({ device, onClose }: { device: DeviceDto; onClose: () => void }) {
  const { id, name, driverName } = device;
  const revoke = useRevokeDevice(() => {
    toast({ title: "Device Revoked", description: `${name} sends no positions any more.` });
    onClose();
  });
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Revoke {name}?</DialogTitle>
          <DialogDescription>Carried by {driverName}.</DialogDescription>
        </DialogHeader>
        <p>
          Its token is refused from now on. Positions that it has sent stay. To use the phone again, add it as a new
          device.
        </p>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="secondary">Keep</Button>
          </DialogClose>
          <Button variant="destructive" busy={revoke.isPending} busyLabel="Revoking" onClick={() => revoke.mutate(id)}>
            Revoke
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
