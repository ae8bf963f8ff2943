// A request's state in one glyph and one word.
import { Badge } from "@/components/ui/badge";
import { type RequestStatus, requestStatusLabels } from "@/lib/transports/request-status";
import { StatusGlyph } from "./status-glyph";

interface StatusBadgeProps {
  status: RequestStatus;
  /** The state's name in another language. */
  label?: string;
  className?: string;
}

export function StatusBadge({ status, label = requestStatusLabels[status], className }: StatusBadgeProps) {
  return (
    <Badge variant={status} className={className} data-status={status}>
      <StatusGlyph state={status} />
      {label}
    </Badge>
  );
}

/** 'Live Tracking', the only pill; grey once the last position is old. */
export function LiveTrackingBadge({ isStale = false, className }: { isStale?: boolean; className?: string }) {
  return (
    <Badge variant={isStale ? "live-stale" : "live"} className={className}>
      <StatusGlyph state={isStale ? "stale" : "active"} className="size-3" />
      Live Tracking
    </Badge>
  );
}
