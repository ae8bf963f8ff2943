// A refund request as the administrator reads it: who asks, what is left of the payment, and what can be answered now.
"use client";

import { Button } from "@/components/ui/button";
import type { QueuedRefundDto } from "@/lib/billing/dto";
import { formatMoney } from "@/lib/billing/format";
import { mayMoveRefund } from "@/lib/billing/refund-status";
import type { RefundAnswer } from "./answer-refund-dialog";
import { PaymentStatus } from "./payment-status";
import { RefundSummary } from "./refund-summary";

interface QueuedRefundProps {
  refund: QueuedRefundDto;
  when: (iso: string) => string;
  onAnswer: (answer: RefundAnswer) => void;
}

const answers = [
  { answer: "deny", label: "Deny" },
  { answer: "retry", label: "Send Again" },
  { answer: "approve", label: "Approve" },
] as const;

export function QueuedRefund({ refund, when, onAnswer }: QueuedRefundProps) {
  const { askedBy, businessName, createdAt, paidAt, leftAmount, adminNotes, answeredBy, answeredAt, failure } = refund;
  const offered = answers.filter(({ answer }) => mayMoveRefund(answer, refund));
  return (
    <RefundSummary
      refund={refund}
      asked={`${askedBy}, ${businessName}, asked ${when(createdAt)}`}
      standing={failure === null ? undefined : <PaymentStatus status="failed" label="Refused by the provider" />}
    >
      <p className="text-caption text-muted-foreground tabular-nums">
        Paid {when(paidAt)}. {formatMoney(leftAmount)} of it is left.
      </p>
      {failure === null ? null : <p className="text-declined">{failure}</p>}
      {answeredAt === null ? null : (
        <p className="whitespace-pre-line wrap-anywhere">
          <span className="text-muted-foreground">
            {answeredBy}, {when(answeredAt)}
            {adminNotes === null ? "" : ": "}
          </span>
          {adminNotes}
        </p>
      )}
      {offered.length === 0 ? null : (
        <div className="flex gap-2 pt-1 max-md:*:flex-1">
          {offered.map(({ answer, label }) => (
            <Button
              key={answer}
              variant="secondary"
              aria-label={`${label}, ${formatMoney(refund.amount)}, ${refund.description}, asked by ${askedBy}`}
              onClick={() => onAnswer(answer)}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
    </RefundSummary>
  );
}
