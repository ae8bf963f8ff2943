// The line, lying: from the start over the pickup to the delivery, with one marker on it.
import { cn } from "@/components/ui/cn";
import { type Leg, type LineProgress, type LineProgressInput, lineProgress } from "./line-progress";
import { LineSegment } from "./line-segment";
import { StatusGlyph } from "./status-glyph";

const toneClass: Record<LineProgress["tone"], string> = {
  history: "text-foreground",
  live: "text-gps",
  stale: "text-stale",
  none: "text-muted-foreground",
};

/** The marker never hides the stop beside it, so its share stays a little inside the leg. */
const inside = (share: number) => Math.min(0.94, Math.max(0.06, share));

function LegSegment({ leg, tone, grow }: { leg: Leg; tone: LineProgress["tone"]; grow: number }) {
  if (leg === "done" || leg === "ahead") {
    const isAhead = leg === "ahead";
    return (
      <span
        className={cn("min-w-0", isAhead ? "text-muted-foreground" : toneClass[tone])}
        style={{ flex: `${grow} 1 0%` }}
      >
        <LineSegment stroke={isAhead ? "dots" : "solid"} />
      </span>
    );
  }
  const share = inside(leg.share);
  return (
    <span className="flex min-w-0 items-center gap-1" style={{ flex: `${grow} 1 0%` }}>
      <span
        className={cn("min-w-0 transition-[flex-grow] duration-240 ease-calm", toneClass[tone])}
        style={{ flex: `${share} 1 0%` }}
      >
        <LineSegment stroke={leg.hasPosition ? "solid" : "dashes"} />
      </span>
      <StatusGlyph
        state={leg.hasPosition && tone !== "stale" ? "active" : "stale"}
        className={cn("in-data-[size=lg]:size-5", toneClass[tone])}
      />
      <span
        className="min-w-0 text-muted-foreground transition-[flex-grow] duration-240 ease-calm"
        style={{ flex: `${1 - share} 1 0%` }}
      >
        <LineSegment stroke={leg.hasPosition ? "dots" : "dashes"} />
      </span>
    </span>
  );
}

export interface TransportLineProps extends LineProgressInput {
  /** `lg` for the driver's and the family's pages. */
  size?: "default" | "lg";
  className?: string;
}

/** One image with one sentence; the status in words belongs beside it. */
export function TransportLine({ size = "default", className, ...input }: TransportLineProps) {
  const progress = lineProgress(input);
  const { tone, toPickup, atPickup, toDelivery, atDelivery } = progress;
  const marker = tone === "stale" ? "stale" : "active";
  const pickup = { ahead: "stop-ahead", here: marker, done: "stop-done" } as const;
  const delivery = { ahead: "destination", here: "destination-done", done: "destination-done" } as const;
  const glyphSize = "in-data-[size=lg]:size-5";
  return (
    <div
      role="img"
      aria-label={progress.sentence}
      data-size={size}
      data-tone={tone}
      className={cn("flex h-3.5 w-full min-w-0 items-center gap-1 data-[size=lg]:h-5", className)}
    >
      <span
        className={cn(
          "size-1.5 shrink-0 rounded-full bg-current",
          toPickup === "ahead" ? toneClass.none : toneClass[tone],
        )}
      />
      <LegSegment leg={toPickup} tone={tone} grow={42} />
      <StatusGlyph
        state={pickup[atPickup]}
        className={cn(glyphSize, atPickup === "ahead" ? toneClass.none : toneClass[tone])}
      />
      <LegSegment leg={toDelivery} tone={tone} grow={58} />
      <StatusGlyph
        state={delivery[atDelivery]}
        className={cn(glyphSize, atDelivery === "ahead" ? toneClass.none : toneClass[tone])}
      />
    </div>
  );
}
