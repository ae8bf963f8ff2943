// Who drives, and for the carrying company the way to say so.
"use client";

import { UserRoundIcon } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { laterDialog } from "@/components/ui/later";
import type { RouteDto } from "@/lib/transports/dto";

// It comes when it is first opened, so that the dashboard itself is there sooner.
const AssignDriverDialog = laterDialog(async () => (await import("./assign-driver-dialog")).AssignDriverDialog);

interface DriveDriverProps {
  route: RouteDto;
  /** Whom the drive carries. */
  whom: string;
}

/** Absent where nobody is named and the asker has no say. */
export function DriveDriver({ route, whom }: DriveDriverProps) {
  const [isAssigning, setAssigning] = useState(false);
  const maySay = route.may.length > 0;
  if (!maySay && !route.driverName) return null;
  const words = route.driverName ? "Change driver" : "Assign driver";
  return (
    <div className="grid min-w-0 justify-items-start">
      <p className="min-w-0 wrap-anywhere">
        <span className={route.driverName ? "font-medium" : "text-muted-foreground"}>
          {route.driverName ?? "Nobody is named yet"}
        </span>
        <span className="block text-label font-normal text-muted-foreground">Driver</span>
      </p>
      {maySay ? (
        <Button
          variant="ghost"
          size="sm"
          className="-ml-3"
          aria-label={`${words} of ${whom}`}
          onClick={() => setAssigning(true)}
        >
          <UserRoundIcon aria-hidden />
          {words}
        </Button>
      ) : null}
      {isAssigning ? <AssignDriverDialog route={route} whom={whom} onClose={() => setAssigning(false)} /> : null}
    </div>
  );
}
