// A line that breaks off before its end: the ornament of pages that lead nowhere.
import { LineSegment } from "@/components/transports/line-segment";
import { StatusGlyph } from "@/components/transports/status-glyph";

export function BrokenLine() {
  return (
    <div aria-hidden className="mb-8 flex items-center gap-1 text-muted-foreground">
      <StatusGlyph state="stop-done" className="text-foreground" />
      <span className="min-w-0 flex-1 text-foreground">
        <LineSegment stroke="solid" />
      </span>
      <span className="min-w-0 flex-1">
        <LineSegment stroke="dots" />
      </span>
      <StatusGlyph state="stale" className="size-5" />
    </div>
  );
}
