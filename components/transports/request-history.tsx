// What happened to a request, oldest first; the links' hashes on request.
"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { formatInstant, zoneName } from "@/lib/transports/format";
import { useDashboard } from "./dashboard-context";
import { useHistory } from "./transport-data";

export function RequestHistory({ requestId }: { requestId: string }) {
  const { zone, now } = useDashboard();
  const [hasHashes, setHasHashes] = useState(false);
  const { data, isError, refetch } = useHistory(requestId);
  return (
    <section className="grid content-start gap-3 border-t pt-4">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-subsection">History</h3>
        <Button variant="ghost" size="sm" aria-pressed={hasHashes} onClick={() => setHasHashes(!hasHashes)}>
          {hasHashes ? "Hide record hashes" : "Show record hashes"}
        </Button>
      </div>
      {isError ? (
        <p role="alert">
          The history did not load.{" "}
          <button type="button" className="text-link" onClick={() => void refetch()}>
            Try again
          </button>
        </p>
      ) : null}
      {data === undefined && !isError ? <Skeleton className="h-24" /> : null}
      {data ? (
        <ol className="grid gap-2.5">
          {data.map((entry) => (
            <li key={entry.seq} className="grid gap-x-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
              <time dateTime={entry.at} className="text-muted-foreground">
                {formatInstant(entry.at, zone)}
              </time>
              <p className="min-w-0 break-words">
                <span className="font-medium">{entry.label}</span>
                {entry.by ? <span className="text-muted-foreground">, {entry.by}</span> : null}
                {hasHashes ? (
                  <span className="block font-mono text-caption text-muted-foreground">
                    {entry.seq} · {entry.hash}
                  </span>
                ) : null}
              </p>
            </li>
          ))}
        </ol>
      ) : null}
      <p className="text-caption text-muted-foreground">Times are {zoneName(zone, new Date(now).toISOString())}.</p>
    </section>
  );
}
