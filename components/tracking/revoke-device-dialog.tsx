// Takes a tracker's right to send away.
"use client";

import { ConfirmDialog } from "@/components/forms/confirm-dialog";
import { toast } from "@/components/hooks/use-toast";
import type { DeviceDto } from "@/lib/tracking/dto";
import { useRevokeDevice } from "./device-data";

export function RevokeDeviceDialog({ device, onClose }: { device: DeviceDto; onClose: () => void }) {
  const { id, name, driverName } = device;
  const revoke = useRevokeDevice(() => {
    toast({ title: "Device Revoked", description: `${name} sends no positions any more.` });
    onClose();
  });
  return (
    <ConfirmDialog
      title={`Revoke ${name}?`}
      about={`Carried by ${driverName}.`}
      act="Revoke"
      busyAct="Revoking"
      keep="Keep"
      isBusy={revoke.isPending}
      onConfirm={() => revoke.change(id)}
      onClose={onClose}
    >
      <p>
        Its token is refused from now on. Positions that it has sent stay. To use the phone again, add it as a new
        device.
      </p>
    </ConfirmDialog>
  );
}
