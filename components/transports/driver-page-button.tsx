// Leads to the driver's page of a drive: on this device, or by a code onto the phone.
"use client";

import { ExternalLinkIcon, SmartphoneIcon } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { QrCode } from "@/components/ui/qr-code";
import { CopyButton } from "./copy-button";

interface DriverPageButtonProps {
  routeId: string;
  /** Whom the drive carries. */
  whom: string;
  /** The platform's address, where it is set. */
  publicUrl: string | null;
  className?: string;
}

export function DriverPageButton({ routeId, whom, publicUrl, className }: DriverPageButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className={className}
        aria-label={`Driver page of ${whom}`}
        onClick={() => setOpen(true)}
      >
        <SmartphoneIcon aria-hidden />
        Driver page
      </Button>
      {isOpen ? (
        <Dialog open onOpenChange={setOpen}>
          <DriverPage path={`/drive/${routeId}`} whom={whom} publicUrl={publicUrl} />
        </Dialog>
      ) : null}
    </>
  );
}

function DriverPage({ path, whom, publicUrl }: { path: string; whom: string; publicUrl: string | null }) {
  const address = new URL(path, publicUrl ?? window.location.origin);
  return (
    <DialogContent>
      <DialogHeader>
        <DialogTitle>Driver page</DialogTitle>
        <DialogDescription>{whom}</DialogDescription>
      </DialogHeader>
      <div className="grid items-center gap-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
        <QrCode
          text={address.href}
          label="Opens the driver's page"
          className="mx-auto size-44 overflow-hidden rounded-md"
        />
        <div className="grid min-w-0 justify-items-start gap-3">
          <p>Point the driver's phone at the code. The phone signs in as usual, and then shares its position.</p>
          <p className="font-mono text-caption break-all text-muted-foreground">{address.href}</p>
          <CopyButton text={address.href} what="address" />
        </div>
      </div>
      <DialogFooter>
        <Button asChild>
          <a href={path}>
            <ExternalLinkIcon aria-hidden />
            Open here
          </a>
        </Button>
      </DialogFooter>
    </DialogContent>
  );
}
