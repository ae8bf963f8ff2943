// Devices: the trackers that may send positions for a driver, and the means to add or revoke one.
"use client";

import { ArrowLeftIcon, PlusIcon } from "lucide-react";
import Link from "next/link";
import { useEffect, useState } from "react";
import { isUnauthorizedError, redirectToLogin } from "@/components/hooks/notify-error";
import { useNow } from "@/components/hooks/use-now";
import { Button } from "@/components/ui/button";
import type { DeviceDto, DriverDto, NewDeviceDto } from "@/lib/tracking/dto";
import { AddDeviceDialog } from "./add-device-dialog";
import { useDevices } from "./device-data";
import { DeviceList } from "./device-list";
import { DeviceSetupDialog } from "./device-setup-dialog";
import { RevokeDeviceDialog } from "./revoke-device-dialog";

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
  const { error } = asked;
  useEffect(() => {
    if (isUnauthorizedError(error)) redirectToLogin();
  }, [error]);
  return (
    <div className="grid gap-7">
      <div className="grid gap-3">
        <Button asChild variant="ghost" size="sm" className="-ml-3 justify-self-start">
          <Link href="/tracking">
            <ArrowLeftIcon aria-hidden />
            GPS Tracking
          </Link>
        </Button>
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
          <div className="min-w-0">
            <h1 className="text-title">Devices</h1>
            <p className="mt-1 max-w-[68ch] text-muted-foreground">
              A tracker app on a driver's phone sends its position also while the driver's page is closed. Positions
              count only while the driver has an active route.
            </p>
          </div>
          <Button className="max-md:w-full" onClick={() => setOpen({ kind: "add" })}>
            <PlusIcon aria-hidden />
            Add Device
          </Button>
        </div>
      </div>
      <DeviceList asked={asked} zone={zone} now={now} onRevoke={(device) => setOpen({ kind: "revoke", device })} />
      {open?.kind === "add" ? (
        <AddDeviceDialog drivers={drivers} onAdded={(device) => setOpen({ kind: "setup", device })} onClose={close} />
      ) : null}
      {open?.kind === "setup" ? <DeviceSetupDialog device={open.device} publicUrl={publicUrl} onClose={close} /> : null}
      {open?.kind === "revoke" ? <RevokeDeviceDialog device={open.device} onClose={close} /> : null}
    </div>
  );
}
