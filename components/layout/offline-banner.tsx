// One line under the header while there is no connection: since when, and what still works.
"use client";

import { onlineManager, useQueryClient } from "@tanstack/react-query";
import { CloudOffIcon } from "lucide-react";
import { useEffect, useState } from "react";

/** '9:14 PM' in `zone`, an IANA name. */
function clockIn(zone: string, at: number): string {
  const format = new Intl.DateTimeFormat("en-US", { timeZone: zone, hour: "numeric", minute: "2-digit" });
  return format.format(at).replaceAll("\u202F", " ");
}

/** Stands on every signed-in screen; when the connection is back, what is on the screen is read again. */
export function OfflineBanner({ zone }: { zone: string }) {
  const client = useQueryClient();
  const [since, setSince] = useState<number | null>(null);
  useEffect(() => {
    const stop = onlineManager.subscribe((isOnline) => {
      setSince((before) => (isOnline ? null : (before ?? Date.now())));
      if (isOnline) void client.invalidateQueries();
    });
    // A connection lost before the page came alive was announced to nobody.
    if (!navigator.onLine) onlineManager.setOnline(false);
    return stop;
  }, [client]);
  return (
    <div role="status" className="no-print sticky top-14 z-20">
      {since === null ? null : (
        <p className="flex items-baseline gap-2.5 border-b bg-muted px-(--gutter) py-2 text-label font-normal">
          <CloudOffIcon aria-hidden className="size-4 shrink-0 self-center text-muted-foreground" />
          <span>
            <strong className="font-medium tabular-nums">Offline since {clockIn(zone, since)}.</strong>{" "}
            <span className="text-muted-foreground">
              What you press now is not sent. Do it again when the connection is back.
            </span>
          </span>
        </p>
      )}
    </div>
  );
}
