// Requests and how long they took, one row a place or a driver; on a phone each row is two lines and, by its roles, still a row.
"use client";

import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
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
          <table role="table" aria-labelledby={id} className="w-full max-md:block">
            <Head />
            <tbody role="rowgroup" className="divide-y max-md:block">
              {shown.map((row) => (
                <Row key={row.key} row={row} />
              ))}
            </tbody>
          </table>
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
const numeric = "px-3 text-right font-normal last:pr-card-x";

function Head() {
  return (
    <thead className="border-b text-caption text-muted-foreground max-md:sr-only">
      <tr className="h-10">
        <th scope="col" className="px-card-x text-left font-normal">
          Name
        </th>
        <th scope="col" className={numeric}>
          <Defined definition={definitions.requests}>Requests</Defined>
        </th>
        <th scope="col" className={numeric}>
          <Defined definition={definitions.states}>Completed</Defined>
        </th>
        {columns.map(([name, definition]) => (
          <th key={name} scope="col" className={numeric}>
            <Defined definition={definition}>{name}</Defined>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Row({ row: { name, requests, completed, toAccept, toArrival, toDelivery } }: { row: NamedOperationsDto }) {
  const cell = "px-3 py-2 text-right align-top last:pr-card-x max-md:p-0 max-md:text-left max-md:text-caption";
  return (
    <tr
      role="row"
      className="max-md:grid max-md:grid-cols-3 max-md:gap-x-3 max-md:gap-y-1 max-md:px-card-x max-md:py-3"
    >
      <th
        role="rowheader"
        scope="row"
        className="max-w-0 px-card-x py-2 text-left align-top font-medium wrap-anywhere max-md:col-span-3 max-md:max-w-none max-md:p-0 md:w-[32%]"
      >
        {name}
        <span className="font-normal text-muted-foreground md:hidden">
          , {formatCount(requests)} {requests === 1 ? "request" : "requests"}, {formatCount(completed)} completed
        </span>
      </th>
      <td role="cell" className={`${cell} max-md:hidden`}>
        {formatCount(requests)}
      </td>
      <td role="cell" className={`${cell} max-md:hidden`}>
        {formatCount(completed)}
      </td>
      <Duration className={cell} name="Accept" duration={toAccept} />
      <Duration className={cell} name="Arrival" duration={toArrival} />
      <Duration className={cell} name="Delivery" duration={toDelivery} />
    </tr>
  );
}

function Duration({ className, name, duration }: { className: string; name: string; duration: DurationDto }) {
  return (
    <td role="cell" className={className}>
      <span className="text-muted-foreground md:hidden">{name} </span>
      <span className="block">{formatDuration(duration.median)}</span>
      {duration.count > 0 ? (
        <span className="block text-caption text-muted-foreground">
          <span className="sr-only">90th percentile </span>
          {formatDuration(duration.p90)}
        </span>
      ) : null}
    </td>
  );
}
