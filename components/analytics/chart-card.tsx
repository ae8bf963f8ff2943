// A chart on its card: its name, what its bars stand for, and the same figures as a table for whoever does not see them.
"use client";

import { type ReactNode, useId } from "react";
import { Card } from "@/components/ui/card";
import { later } from "@/components/ui/later";
import { Skeleton } from "@/components/ui/skeleton";
import { formatCount } from "@/lib/analytics/format";
import type { BarRow, Series } from "./bar-chart";
import { Swatch } from "./swatch";

const BarChart = later(async () => (await import("./bar-chart")).BarChart, {
  instead: <Skeleton className="size-full" />,
});

interface ChartCardProps {
  title: ReactNode;
  /** The table's caption: what is counted, by what. */
  caption: string;
  /** Undefined while they are not known. */
  rows: readonly BarRow[] | undefined;
  series: readonly Series[];
  /** In place of bars where there is nothing to draw. */
  empty: string;
  /** In place of all where it did not load. */
  failure: ReactNode;
}

export function ChartCard({ title, caption, rows, series, empty, failure }: ChartCardProps) {
  const id = useId();
  const isEmpty = rows?.every(({ values }) => series.every(({ key }) => (values[key] ?? 0) === 0)) ?? false;
  return (
    <Card role="group" aria-labelledby={id} className="grid gap-4 px-card-x py-card-y">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="text-section">
          {title}
        </h2>
        {series.length > 1 ? <Legend series={series} /> : null}
      </div>
      {failure}
      {isEmpty ? (
        <p className="text-muted-foreground">{empty}</p>
      ) : (
        <div aria-hidden className="h-56 md:h-64">
          {rows ? <BarChart rows={rows} series={series} /> : failure ? null : <Skeleton className="size-full" />}
        </div>
      )}
      {rows ? <SameAsTable caption={caption} rows={rows} series={series} /> : null}
    </Card>
  );
}

function Legend({ series }: { series: readonly Series[] }) {
  return (
    <ul aria-hidden className="flex flex-wrap gap-x-4 gap-y-1 text-caption text-muted-foreground">
      {series.map(({ key, name, fill, stroke }) => (
        <li key={key} className="flex items-center gap-1.5">
          <Swatch fill={fill} stroke={stroke} />
          {name}
        </li>
      ))}
    </ul>
  );
}

function SameAsTable({
  caption,
  rows,
  series,
}: {
  caption: string;
  rows: readonly BarRow[];
  series: readonly Series[];
}) {
  return (
    // A table by itself cannot be made small.
    <div className="sr-only">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">When</th>
            {series.map(({ key, name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key: row, whole, values }) => (
            <tr key={row}>
              <th scope="row">{whole}</th>
              {series.map(({ key }) => (
                <td key={key}>{formatCount(values[key] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
