// System Health: how database, mail, live streams, jobs, migrations and the record stand.
"use client";

import { notifyError } from "@/components/hooks/notify-error";
import { useSignedOut } from "@/components/hooks/paged-list";
import { toast } from "@/components/hooks/use-toast";
import { formatDated } from "@/components/transports/moment";
import { StatusGlyph } from "@/components/transports/status-glyph";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { LoadFailure } from "@/components/ui/load-failure";
import { LoadingCards } from "@/components/ui/loading-cards";
import { useAdminChange, useHealth } from "./admin-data";
import { type HealthPart, healthParts } from "./health-parts";

interface HealthScreenProps {
  zone: string;
  /** The server's instant, in milliseconds since 1970. */
  now: number;
}

export function HealthScreen({ zone, now }: HealthScreenProps) {
  const { data: health, error, isFetching, refetch } = useHealth();
  const check = useAdminChange(
    () => void toast({ title: "Check Begun", description: "Its result stands here once it is over." }),
    (failed) => notifyError(failed),
  );
  useSignedOut(error);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h1 className="text-section">System Health</h1>
          <p className="mt-1 text-muted-foreground tabular-nums">
            {health ? `Looked at ${formatDated(health.at, zone, now)}, every 10 seconds.` : "Every 10 seconds."}
          </p>
        </div>
        <Button
          variant="secondary"
          className="max-md:w-full"
          busy={check.isPending || health?.isChecking === true}
          busyLabel="Checking"
          onClick={() => check.change({ method: "POST", path: "chain-checks", body: {} })}
        >
          Check the Record
        </Button>
      </div>
      {error ? (
        <LoadFailure
          sentence="The health did not load"
          error={error}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {!health && !error ? <LoadingCards count={3} /> : null}
      {health ? (
        <Card>
          <ul className="divide-y">
            {healthParts(health, (iso) => formatDated(iso, zone, now)).map((part) => (
              <PartRow key={part.name} {...part} />
            ))}
          </ul>
        </Card>
      ) : null}
    </div>
  );
}

function PartRow({ name, state, word, facts }: HealthPart) {
  return (
    <li className="grid items-start gap-x-6 gap-y-1 px-card-x py-3.5 md:grid-cols-[11rem_9rem_minmax(0,1fr)]">
      <h2 className="font-semibold">{name}</h2>
      <Badge variant={state}>
        <StatusGlyph state={state} />
        {word}
      </Badge>
      <ul className="grid gap-0.5 text-muted-foreground tabular-nums">
        {facts.map((fact) => (
          <li key={fact} className="wrap-anywhere">
            {fact}
          </li>
        ))}
      </ul>
    </li>
  );
}
