// A refund request in a list: of which payment, how it stands, why it was asked, and what is said to it.
import type { ReactNode } from "react";
import type { RefundRequestDto } from "@/lib/billing/dto";
import { formatMoney, formatServiceUsed } from "@/lib/billing/format";
import { refundStatusLabels } from "@/lib/billing/refund-status";
import { PaymentStatus } from "./payment-status";

interface RefundSummaryProps {
  refund: RefundRequestDto;
  /** When it was asked, and by whom. */
  asked: string;
  /** In place of how it stands. */
  standing?: ReactNode;
  children?: ReactNode;
}

export function RefundSummary({ refund, asked, standing, children }: RefundSummaryProps) {
  const { description, amount, refundAmount, reason, serviceUsed, status } = refund;
  return (
    <div className="grid gap-x-6 gap-y-2 px-card-x py-3.5 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h2 className="font-semibold wrap-anywhere">{description}</h2>
        <p className="text-caption text-muted-foreground tabular-nums">{asked}</p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1 tabular-nums md:justify-end">
        {standing ?? <PaymentStatus status={status} label={refundStatusLabels[status]} />}
        <p className="font-medium">
          {refundAmount === null || refundAmount === amount ? (
            formatMoney(amount)
          ) : (
            <>
              {formatMoney(refundAmount)}{" "}
              <span className="font-normal text-muted-foreground">of {formatMoney(amount)}</span>
            </>
          )}
        </p>
      </div>
      <div className="grid max-w-[68ch] min-w-0 gap-2 md:col-span-2">
        <p className="whitespace-pre-line wrap-anywhere">
          {reason}{" "}
          <span className="text-muted-foreground">Service: {formatServiceUsed(serviceUsed).toLowerCase()}.</span>
        </p>
        {children}
      </div>
    </div>
  );
}
