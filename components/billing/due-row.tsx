// One cancellation fee of the list: between whom, for which call, how much, and what can be done about it.
"use client";

import Link from "next/link";
import { Button } from "@/components/ui/button";
import type { DueDto } from "@/lib/billing/dto";
import { formatMoney } from "@/lib/billing/format";
import { PaymentStatus } from "./payment-status";

interface DueRowProps {
  due: DueDto;
  when: (iso: string) => string;
  onSettle: () => void;
  /** Takes back that it was settled by hand. */
  undo: { change: (due: DueDto) => void; isPending: boolean };
}

export function DueRow({ due, when, onSettle, undo }: DueRowProps) {
  const { id, businessName, deceasedName, feeStatus, amount, cancelledAt, cancellationReason } = due;
  const sum = amount === null ? "fee" : formatMoney(amount);
  const what = [sum, businessName, ...(deceasedName === null ? [] : [deceasedName])].join(", ");
  return (
    <div className="grid gap-x-6 gap-y-2 px-card-x py-3.5 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h2 className="font-semibold wrap-anywhere">{businessName}</h2>
        <p className="text-caption text-muted-foreground tabular-nums wrap-anywhere">
          {deceasedName ?? "Name not given"}, cancelled {when(cancelledAt)}
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1 tabular-nums md:justify-end">
        <Standing due={due} />
        {amount === null ? (
          <p className="text-muted-foreground">Full fee, not agreed</p>
        ) : (
          <p className="font-medium">
            {formatMoney(amount)}
            <span className="font-normal text-muted-foreground">
              {" "}
              {feeStatus === "full" ? "full fee" : "partial fee"}
            </span>
          </p>
        )}
      </div>
      <div className="grid min-w-0 gap-2 md:col-span-2">
        <Words due={due} when={when} reason={cancellationReason} />
        {isToSettleDirectly(due) ? (
          <p className="text-caption text-muted-foreground">
            {businessName} cannot be paid here. Settle it with them directly; they mark it as settled.
          </p>
        ) : null}
        {due.maySettle || due.mayPay || due.mayUndo ? (
          <div className="flex gap-2 pt-1 max-md:*:flex-1">
            {due.maySettle ? (
              <Button variant="secondary" aria-label={`Mark as Settled, ${what}`} onClick={onSettle}>
                Mark as Settled
              </Button>
            ) : null}
            {due.mayUndo ? (
              <Button
                variant="ghost"
                className="md:-ml-3"
                aria-label={`Undo Settlement, ${what}`}
                disabled={undo.isPending}
                onClick={() => undo.change(due)}
              >
                Undo Settlement
              </Button>
            ) : null}
            {due.mayPay ? (
              <Button asChild variant="secondary">
                <Link href={`/checkout?due=${id}`} aria-label={`Pay ${what}`}>
                  Pay
                </Link>
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
    </div>
  );
}

/** Owed by the reader, with nothing on this row that pays it. */
const isToSettleDirectly = ({ side, amount, settledAt, paymentStatus, mayPay }: DueDto) =>
  side === "owing" && amount !== null && settledAt === null && paymentStatus === null && !mayPay;

function Standing({ due: { settledAt, settledBy, paymentStatus } }: { due: DueDto }) {
  if (settledAt !== null)
    return <PaymentStatus status="processed" label={settledBy === "payment" ? "Paid" : "Settled by hand"} />;
  if (paymentStatus !== null) return <PaymentStatus status={paymentStatus} label={`Payment ${paymentStatus}`} />;
  return <PaymentStatus status="pending" label="Open" />;
}

function Words({ due, when, reason }: Pick<DueRowProps, "due" | "when"> & { reason: string | null }) {
  const { settledAt, note } = due;
  return (
    <>
      {reason === null ? null : (
        <p className="max-w-[68ch] whitespace-pre-line text-muted-foreground wrap-anywhere">{reason}</p>
      )}
      {settledAt === null ? null : (
        <p className="text-caption text-muted-foreground wrap-anywhere">
          Settled {when(settledAt)}
          {note === null ? "" : `: ${note}`}
        </p>
      )}
    </>
  );
}
