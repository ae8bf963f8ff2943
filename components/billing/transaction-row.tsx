// One payment of the list: what it was for, how it stands, its amount, and whether a refund can be asked for.
"use client";

import Link from "next/link";
import { formatDated } from "@/components/transports/moment";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import type { TransactionDto } from "@/lib/billing/dto";
import { formatMoney, formatPaymentType } from "@/lib/billing/format";
import { PaymentStatus } from "./payment-status";

/** What, status, amount, refund; from 1280 px on the date stands before them. */
const columns =
  "md:grid-cols-[minmax(0,1fr)_7.75rem_6.5rem_8rem] md:gap-x-3 xl:grid-cols-[9.5rem_minmax(0,1fr)_7.75rem_7.5rem_8.5rem] xl:gap-x-4";

export function TransactionHead() {
  return (
    <div
      aria-hidden
      className={cn("hidden border-b px-card-x py-2 text-caption text-muted-foreground md:grid", columns)}
    >
      <span className="max-xl:hidden">Date</span>
      <span>Payment</span>
      <span>Status</span>
      <span className="text-right">Amount</span>
      <span />
    </div>
  );
}

/** Beside both lines of the first column. */
const besides = "md:max-xl:row-span-2 md:max-xl:row-start-1";

interface TransactionRowProps {
  transaction: TransactionDto;
  zone: string;
  now: number;
  onRequestRefund: () => void;
}

export function TransactionRow({ transaction, zone, now, onRequestRefund }: TransactionRowProps) {
  const { description, type, status, businessName, createdAt, providerPaymentId, amount, refundedAmount } = transaction;
  return (
    <div
      className={cn(
        "grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1.5 px-card-x py-3 md:items-center md:gap-y-0",
        columns,
      )}
    >
      <time
        dateTime={createdAt}
        className="text-muted-foreground max-xl:text-caption max-md:order-3 md:max-xl:col-start-1 md:max-xl:row-start-2"
      >
        {formatDated(createdAt, zone, now)}
      </time>
      <div className="min-w-0 max-md:order-1 md:max-xl:col-start-1 md:max-xl:row-start-1">
        <h2 className="font-medium wrap-anywhere">{description}</h2>
        <p className="text-caption text-muted-foreground wrap-anywhere">
          {businessName}, {formatPaymentType(type).toLowerCase()}{" "}
          {providerPaymentId === null ? null : <span className="block font-mono">{providerPaymentId}</span>}
        </p>
      </div>
      <div className={cn("max-md:order-4 max-md:justify-self-end", besides)}>
        <PaymentStatus status={status} />
      </div>
      <div className={cn("text-right tabular-nums max-md:order-2", besides)}>
        <p className="font-medium">{formatMoney(amount)}</p>
        {refundedAmount === "0.00" ? null : (
          <p className="text-caption text-muted-foreground">{formatMoney(refundedAmount)} refunded</p>
        )}
      </div>
      <RefundCell transaction={transaction} onRequestRefund={onRequestRefund} />
    </div>
  );
}

const refundWords = {
  pending: "Refund requested",
  approved: "Refund approved",
  processed: "Refund processed",
  denied: "Refund denied",
} as const;

function RefundCell({ transaction, onRequestRefund }: Pick<TransactionRowProps, "transaction" | "onRequestRefund">) {
  const { mayRequestRefund, refundRequestStatus, isRefundRequestMine, description, amount } = transaction;
  if (!mayRequestRefund && refundRequestStatus === null) return null;
  return (
    <div
      className={cn(
        "flex flex-wrap items-center gap-x-3 max-md:order-5 max-md:col-span-2 max-md:pt-1.5 md:flex-col md:items-end md:justify-self-end",
        besides,
      )}
    >
      {refundRequestStatus === null ? null : !isRefundRequestMine ? (
        <span className="text-caption text-muted-foreground">{refundWords[refundRequestStatus]}</span>
      ) : (
        <Link
          href="/refund-requests"
          className="text-link inline-flex items-center text-caption pointer-coarse:min-h-11"
        >
          {refundWords[refundRequestStatus]}
        </Link>
      )}
      {mayRequestRefund ? (
        <Button
          variant="ghost"
          size="sm"
          className="max-md:bg-secondary max-md:text-secondary-foreground md:-mr-3"
          aria-label={`Request Refund of ${formatMoney(amount)}, ${description}`}
          onClick={onRequestRefund}
        >
          Request Refund
        </Button>
      ) : null}
    </div>
  );
}
