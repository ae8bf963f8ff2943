// Leads to the driver's page of a drive: on this device, or by a code onto the phone.
"use client";

import { SmartphoneIcon } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { laterDialog } from "@/components/ui/later";

// It comes when it is first opened, so that the dashboard itself is there sooner.
const DriverPageDialog = laterDialog(async () => (await import("./driver-page-dialog")).DriverPageDialog);

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
        <DriverPageDialog path={`/drive/${routeId}`} whom={whom} publicUrl={publicUrl} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
