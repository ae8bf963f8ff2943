// Figures side by side on one surface, each with its name and what it counts.
"use client";

import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { Skeleton } from "@/components/ui/skeleton";
import { Defined } from "./defined";

interface Figure {
  name: string;
  definition: string;
  /** Undefined while it is not known. */
  value: string | undefined;
  /** A second line. */
  note?: ReactNode;
}

interface FigureStripProps {
  label: string;
  figures: readonly Figure[];
  className?: string;
}

export function FigureStrip({ label, figures, className }: FigureStripProps) {
  return (
    <dl
      aria-label={label}
      className={cn(
        "grid grid-cols-2 gap-px overflow-hidden rounded-card bg-border ring-1 ring-(--card-edge) lg:grid-cols-4",
        className,
      )}
    >
      {figures.map(({ name, definition, value, note }) => (
        <div key={name} className="flex min-w-0 flex-col gap-1 bg-card px-card-x py-4">
          <dt className="text-label text-muted-foreground">
            <Defined definition={definition}>{name}</Defined>
          </dt>
          <dd className="grid gap-0.5">
            <span className="text-figure tabular-nums">{value ?? <Skeleton className="h-9 w-16" />}</span>
            {note ? <span className="text-caption text-muted-foreground tabular-nums">{note}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
