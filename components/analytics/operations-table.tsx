// Requests and how long they took, one row a place or a driver; on a phone each row is two lines.
"use client";

import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { Skeleton } from "@/components/ui/skeleton";
import type { DurationDto, NamedOperationsDto } from "@/lib/analytics/dto";
import { definitions, formatCount, formatDuration } from "@/lib/analytics/format";
import { Defined } from "./defined";

/** Rows that are shown at first. */
const mostShown = 10;

interface OperationsTableProps {
  title: string;
  definition: string;
  /** Undefined while they are not known. */
  rows: readonly NamedOperationsDto[] | undefined;
}

export function OperationsTable({ title, definition, rows }: OperationsTableProps) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const hidden = isWhole ? 0 : Math.max(0, (rows?.length ?? 0) - mostShown);
  const shown = hidden > 0 ? rows?.slice(0, mostShown) : rows;
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-3">
      <h2 id={id} className="text-section">
        <Defined definition={definition}>{title}</Defined>
      </h2>
      {shown && shown.length > 0 ? (
        <p className="-mt-2 text-caption text-muted-foreground">
          Times from the call: the <Defined definition={definitions.median}>median</Defined>, and below it the{" "}
          <Defined definition={definitions.p90}>90th percentile</Defined>.
        </p>
      ) : null}
      {rows === undefined ? <Skeleton className="h-24 w-full" /> : null}
      {rows?.length === 0 ? <p className="text-muted-foreground">Nothing to count in this period.</p> : null}
      {shown && shown.length > 0 ? (
        <Card className="overflow-hidden">
          <div role="table" aria-labelledby={id}>
            <Head />
            <div role="rowgroup" className="divide-y">
              {shown.map((row) => (
                <Row key={row.key} row={row} />
              ))}
            </div>
          </div>
        </Card>
      ) : null}
      {hidden > 0 ? (
        <div>
          <Button variant="ghost" size="sm" onClick={() => setWhole(true)}>
            Show {formatCount(hidden)} more
          </Button>
        </div>
      ) : null}
    </section>
  );
}

const columns = [
  ["Call to accept", definitions.toAccept],
  ["Call to arrival", definitions.toArrival],
  ["Call to delivery", definitions.toDelivery],
] as const;
/** Name, two counts, three durations; on a phone the durations stand side by side under the name. */
const grid =
  "grid grid-cols-3 gap-x-3 px-card-x md:grid-cols-[minmax(0,1fr)_3.75rem_4.25rem_5.25rem_5.25rem_5.5rem] md:gap-x-3 lg:grid-cols-[minmax(0,1fr)_4.5rem_5rem_7rem_7rem_7rem] lg:gap-x-4";
const cell = "max-md:text-caption md:text-right md:tabular-nums";

function Head() {
  return (
    <div role="rowgroup" className="border-b text-caption text-muted-foreground max-md:sr-only">
      <div role="row" className={cn(grid, "min-h-10 items-center py-2")}>
        <span role="columnheader">Name</span>
        <span role="columnheader" className="text-right">
          <Defined definition={definitions.requests}>Requests</Defined>
        </span>
        <span role="columnheader" className="text-right">
          <Defined definition={definitions.states}>Completed</Defined>
        </span>
        {columns.map(([name, definition]) => (
          <span key={name} role="columnheader" className="text-right">
            <Defined definition={definition}>{name}</Defined>
          </span>
        ))}
      </div>
    </div>
  );
}

function Row({ row: { name, requests, completed, toAccept, toArrival, toDelivery } }: { row: NamedOperationsDto }) {
  return (
    <div role="row" className={cn(grid, "gap-y-1 py-3 md:py-2")}>
      <span role="rowheader" className="min-w-0 font-medium wrap-anywhere max-md:col-span-3">
        {name}
        <span aria-hidden className="font-normal text-muted-foreground md:hidden">
          , {formatCount(requests)} {requests === 1 ? "request" : "requests"}, {formatCount(completed)} completed
        </span>
      </span>
      <span role="cell" className={cn(cell, "max-md:sr-only")}>
        {formatCount(requests)}
      </span>
      <span role="cell" className={cn(cell, "max-md:sr-only")}>
        {formatCount(completed)}
      </span>
      <Duration name="Accept" duration={toAccept} />
      <Duration name="Arrival" duration={toArrival} />
      <Duration name="Delivery" duration={toDelivery} />
    </div>
  );
}

function Duration({ name, duration }: { name: string; duration: DurationDto }) {
  return (
    <span role="cell" className={cell}>
      <span aria-hidden className="text-muted-foreground md:hidden">
        {name}
      </span>
      <span className="block">{formatDuration(duration.median)}</span>
      {duration.count > 0 ? (
        <span className="block text-caption text-muted-foreground">
          <span className="sr-only">90th percentile </span>
          {formatDuration(duration.p90)}
        </span>
      ) : null}
    </span>
  );
}
