// How a payment, a refund or a fee stands: a glyph and its word; words that only the provider knows are neutral.
import { StatusGlyph } from "@/components/transports/status-glyph";
import { Badge } from "@/components/ui/badge";
import { formatPaymentStatus, toneOfStatus } from "@/lib/billing/format";

const glyphs = { completed: "completed", pending: "pending", declined: "declined", muted: "stop-ahead" } as const;

export function PaymentStatus({ status, label }: { status: string; label?: string }) {
  const tone = toneOfStatus(status);
  return (
    <Badge variant={tone} data-status={status}>
      <StatusGlyph state={glyphs[tone]} />
      {label ?? formatPaymentStatus(status)}
    </Badge>
  );
}
