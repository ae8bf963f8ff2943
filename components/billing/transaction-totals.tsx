// The foot of the list of payments: how many the filter finds, and how much they come to.
"use client";

import { formatMoney } from "@/lib/billing/format";
import { useTransactionTotals } from "./billing-data";
import { TotalsBar } from "./totals-bar";
import type { TransactionFilter } from "./transaction-address";

export function TransactionTotals({ filter }: { filter: TransactionFilter }) {
  const asked = useTransactionTotals(filter);
  return (
    <TotalsBar asked={asked}>
      {({ count, amount, succeededAmount, refundedAmount }) => (
        <>
          <p>
            {count.toLocaleString("en-US")} {count === 1 ? "transaction" : "transactions"}
            <span className="text-muted-foreground">
              , {formatMoney(succeededAmount)} succeeded
              {refundedAmount === "0.00" ? null : `, ${formatMoney(refundedAmount)} refunded`}
            </span>
          </p>
          <p className="font-semibold">
            <span className="font-normal text-muted-foreground">Total </span>
            {formatMoney(amount)}
          </p>
        </>
      )}
    </TotalsBar>
  );
}
