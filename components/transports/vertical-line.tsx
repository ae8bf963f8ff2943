// The line, standing: a glyph for each stop or step, its words beside it, the line between.
import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { type LineProgressInput, lineProgress } from "./line-progress";
import { LineSegment, type Stroke } from "./line-segment";
import { type GlyphState, StatusGlyph } from "./status-glyph";

export interface LineStop {
  key: string;
  glyph: GlyphState;
  /** Colour of the glyph, as `text-gps`; muted when left out. */
  tone?: string;
  /** The stretch to the next stop and its colour; the last stop has none. */
  after?: Stroke;
  afterTone?: string;
  content: ReactNode;
}

const size = {
  default: { glyph: "size-3.5", column: "w-3.5", head: "h-5", gap: "gap-x-3" },
  lg: { glyph: "size-4.5", column: "w-4.5", head: "h-7", gap: "gap-x-4" },
} as const;

/** A list of stops or steps on one line. `spacing` is the room under each but the last. */
export function VerticalLine({
  stops,
  label,
  scale = "default",
  spacing = "pb-2",
  className,
}: {
  stops: readonly LineStop[];
  label?: string;
  scale?: keyof typeof size;
  spacing?: string;
  className?: string;
}) {
  const { glyph, column, head, gap } = size[scale];
  return (
    <ol aria-label={label} className={cn("grid min-w-0", className)}>
      {stops.map((stop, index) => (
        <li key={stop.key} className={cn("flex min-w-0", gap)}>
          <span aria-hidden className={cn("flex shrink-0 flex-col items-center", column)}>
            <span className={cn("grid shrink-0 place-items-center", head, stop.tone ?? "text-muted-foreground")}>
              <StatusGlyph state={stop.glyph} className={glyph} />
            </span>
            {stop.after === undefined ? null : (
              <span className={cn("relative mb-1 min-h-2 w-0.5 flex-1", stop.afterTone ?? "text-muted-foreground")}>
                <LineSegment direction="vertical" stroke={stop.after} />
              </span>
            )}
          </span>
          <div className={cn("min-w-0 flex-1", index < stops.length - 1 && spacing)}>{stop.content}</div>
        </li>
      ))}
    </ol>
  );
}

const tones = { history: "text-foreground", live: "text-gps", stale: "text-stale", none: "text-muted-foreground" };

export interface TransportStopsProps extends LineProgressInput {
  pickup: ReactNode;
  delivery: ReactNode;
  scale?: keyof typeof size;
  spacing?: string;
  className?: string;
}

/** The two stops of a transport; an image with one sentence says how far it is. */
export function TransportStops({ pickup, delivery, scale, spacing, className, ...input }: TransportStopsProps) {
  const progress = lineProgress(input);
  const tone = tones[progress.tone];
  const hasPassedPickup = progress.atPickup === "done";
  const stops: LineStop[] = [
    {
      key: "pickup",
      glyph: hasPassedPickup ? "stop-done" : progress.atPickup === "here" ? "active" : "stop-ahead",
      tone: progress.atPickup === "ahead" ? tones.none : tone,
      after: progress.toDelivery === "done" ? "solid" : "dots",
      afterTone: progress.toDelivery === "done" ? tone : tones.none,
      content: pickup,
    },
    {
      key: "delivery",
      glyph: progress.atDelivery === "ahead" ? "destination" : "destination-done",
      tone: progress.atDelivery === "ahead" ? tones.none : tone,
      content: delivery,
    },
  ];
  return (
    <div className={className}>
      <span role="img" aria-label={progress.sentence} className="sr-only" />
      <VerticalLine label="Pickup and delivery" stops={stops} {...(scale && { scale })} {...(spacing && { spacing })} />
    </div>
  );
}
