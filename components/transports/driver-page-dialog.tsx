// The address of the driver's page of a drive, as a code for the phone and to open here.
"use client";

import { ExternalLinkIcon } from "lucide-react";
import { DialogFrame } from "@/components/forms/dialog-frame";
import { Button } from "@/components/ui/button";
import { DialogFooter } from "@/components/ui/dialog";
import { QrCode } from "@/components/ui/qr-code";
import { CopyButton } from "./copy-button";

interface DriverPageDialogProps {
  path: string;
  /** Whom the drive carries. */
  whom: string;
  /** The platform's address, where it is set. */
  publicUrl: string | null;
  onClose: () => void;
}

export function DriverPageDialog({ path, whom, publicUrl, onClose }: DriverPageDialogProps) {
  const address = new URL(path, publicUrl ?? window.location.origin);
  return (
    <DialogFrame title="Driver page" about={whom} onClose={onClose}>
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
    </DialogFrame>
  );
}
