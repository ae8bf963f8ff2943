// The foot of the list of payments: how many the filter finds, and how much they come to.
"use client";

import { useSignedOut } from "@/components/hooks/paged-list";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { formatMoney } from "@/lib/billing/format";
import { useTransactionTotals } from "./billing-data";
import type { TransactionFilter } from "./transaction-address";

export function TransactionTotals({ filter }: { filter: TransactionFilter }) {
  const { data, error, isFetching, refetch } = useTransactionTotals(filter);
  useSignedOut(error);
  return (
    <div className="sticky bottom-0 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 rounded-b-card border-t bg-card px-card-x py-3 tabular-nums">
      {error ? (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p>The totals did not load. Try again.</p>
          <Button variant="secondary" size="sm" busy={isFetching} busyLabel="Loading" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      ) : null}
      {data === undefined && !error ? <Skeleton className="h-5 w-40" /> : null}
      {data ? (
        <>
          <p>
            {data.count.toLocaleString("en-US")} {data.count === 1 ? "transaction" : "transactions"}
            <span className="text-muted-foreground">
              , {formatMoney(data.succeededAmount)} succeeded
              {data.refundedAmount === "0.00" ? null : `, ${formatMoney(data.refundedAmount)} refunded`}
            </span>
          </p>
          <p className="font-semibold">
            <span className="font-normal text-muted-foreground">Total </span>
            {formatMoney(data.amount)}
          </p>
        </>
      ) : null}
    </div>
  );
}
