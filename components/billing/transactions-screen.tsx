// Transactions: what the business has paid, narrowed by amount, day and name, with its sum.
"use client";

import Link from "next/link";
import { useQueryStates } from "nuqs";
import { useState } from "react";
import { usePagedList } from "@/components/hooks/paged-list";
import { Button } from "@/components/ui/button";
import { CsvLink } from "@/components/ui/csv-link";
import { PagedList } from "@/components/ui/paged-list";
import type { TransactionDto } from "@/lib/billing/dto";
import { RequestRefundDialog } from "./request-refund-dialog";
import {
  exportPath,
  noFilter,
  type TransactionFilter,
  transactionAddress,
  transactionsKey,
} from "./transaction-address";
import { TransactionFilters } from "./transaction-filters";
import { TransactionHead, TransactionRow } from "./transaction-row";
import { TransactionTotals } from "./transaction-totals";

interface TransactionsScreenProps {
  /** IANA zone of the business. */
  zone: string;
  /** The server's instant, in milliseconds since 1970. */
  now: number;
}

export function TransactionsScreen({ zone, now }: TransactionsScreenProps) {
  const [filter, setFilter] = useQueryStates(transactionAddress);
  const asked = usePagedList<TransactionDto>(transactionsKey(filter));
  const [refunded, setRefunded] = useState<TransactionDto | null>(null);
  const change = (part: Partial<TransactionFilter>) =>
    void setFilter(Object.fromEntries(Object.entries(part).map(([name, value]) => [name, value || null])));
  const clear = () => void setFilter(null);
  const isNarrowed = Object.values({ ...noFilter, ...filter }).some((value) => value !== "");
  return (
    <div className="grid gap-7">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <h1 className="text-title">Transactions</h1>
        <div className="flex flex-wrap items-center gap-1 max-md:-ml-3">
          <Button asChild variant="ghost" size="sm">
            <Link href="/transactions/dues">Cancellation Fees</Link>
          </Button>
          <CsvLink href={exportPath(filter)} />
        </div>
      </div>
      <TransactionFilters filter={filter} onChange={change} onClear={clear} />
      <section aria-label="Transactions" className="grid gap-3">
        <PagedList
          asked={asked}
          failure="Failed to fetch transactions"
          empty={<Empty isNarrowed={isNarrowed} onClear={clear} />}
          head={<TransactionHead />}
          foot={<TransactionTotals filter={filter} />}
        >
          {(transaction) => (
            <TransactionRow
              transaction={transaction}
              zone={zone}
              now={now}
              onRequestRefund={() => setRefunded(transaction)}
            />
          )}
        </PagedList>
      </section>
      {refunded ? <RequestRefundDialog transaction={refunded} onClose={() => setRefunded(null)} /> : null}
    </div>
  );
}

function Empty({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  if (!isNarrowed) {
    return (
      <div className="grid gap-1 py-4">
        <h2 className="text-section">No transactions yet</h2>
        <p className="text-muted-foreground">What your business pays stands here, with its receipts and refunds.</p>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-3 py-4">
      <p>No transactions match this filter. Clear it?</p>
      <Button variant="secondary" size="sm" onClick={onClear}>
        Clear
      </Button>
    </div>
  );
}
