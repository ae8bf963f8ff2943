// Devices: the trackers that may send positions for a driver, and the means to add or revoke one.
"use client";

import { useState } from "react";
import { useNow } from "@/components/hooks/use-now";
import type { DriverDto } from "@/lib/businesses/dto";
import type { DeviceDto, NewDeviceDto } from "@/lib/tracking/dto";
import { AddDeviceDialog } from "./add-device-dialog";
import { useDevices } from "./device-data";
import { DeviceList } from "./device-list";
import { DeviceSetupDialog } from "./device-setup-dialog";
import { RevokeDeviceDialog } from "./revoke-device-dialog";
import { Subscreen } from "./subscreen";

interface DevicesScreenProps {
  drivers: readonly DriverDto[];
  /** IANA zone of the business. */
  zone: string;
  /** The server's instant, in milliseconds since 1970. */
  firstNow: number;
  /** The platform's address, where it is set. */
  publicUrl: string | null;
}

type Open = { kind: "add" } | { kind: "setup"; device: NewDeviceDto } | { kind: "revoke"; device: DeviceDto };

export function DevicesScreen({ drivers, zone, firstNow, publicUrl }: DevicesScreenProps) {
  const now = useNow(30_000, firstNow) ?? firstNow;
  const asked = useDevices();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Subscreen
        title="Devices"
        purpose="A tracker app on a driver's phone sends its position also while the driver's page is closed. Positions count only while the driver has an active route."
        addLabel="Add Device"
        onAdd={() => setOpen({ kind: "add" })}
        asked={asked}
      >
        <DeviceList asked={asked} zone={zone} now={now} onRevoke={(device) => setOpen({ kind: "revoke", device })} />
      </Subscreen>
      {open?.kind === "add" ? (
        <AddDeviceDialog drivers={drivers} onAdded={(device) => setOpen({ kind: "setup", device })} onClose={close} />
      ) : null}
      {open?.kind === "setup" ? <DeviceSetupDialog device={open.device} publicUrl={publicUrl} onClose={close} /> : null}
      {open?.kind === "revoke" ? <RevokeDeviceDialog device={open.device} onClose={close} /> : null}
    </>
  );
}
