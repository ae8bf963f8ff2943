// Refund Requests: what one has asked back, how it stands, and what the administrator says to it.
"use client";

import Link from "next/link";
import { usePagedList } from "@/components/hooks/paged-list";
import { formatDated } from "@/components/transports/moment";
import { Button } from "@/components/ui/button";
import { PagedList } from "@/components/ui/paged-list";
import type { RefundRequestDto } from "@/lib/billing/dto";
import { refundQueueName, refundsKey } from "./refund-keys";
import { RefundSummary } from "./refund-summary";

interface RefundRequestsScreenProps {
  /** IANA zone of the business. */
  zone: string;
  /** The server's instant, in milliseconds since 1970. */
  now: number;
  isAdmin: boolean;
}

export function RefundRequestsScreen({ zone, now, isAdmin }: RefundRequestsScreenProps) {
  const asked = usePagedList<RefundRequestDto>(refundsKey);
  return (
    <div className="grid gap-7">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <h1 className="text-title">Refund Requests</h1>
          <p className="mt-1 max-w-[68ch] text-muted-foreground">
            A refund is asked for under Transactions. It is typically approved if the service was not used.
          </p>
        </div>
        {isAdmin ? (
          <Button asChild variant="secondary" className="max-md:w-full">
            <Link href="/refund-requests/queue">{refundQueueName}</Link>
          </Button>
        ) : null}
      </div>
      <section aria-label="Refund Requests" className="grid gap-3">
        <PagedList asked={asked} failure="Failed to fetch refund requests" empty={<Nothing />}>
          {(refund) => <RefundRow refund={refund} zone={zone} now={now} />}
        </PagedList>
      </section>
    </div>
  );
}

function Nothing() {
  return (
    <div className="grid justify-items-start gap-1 py-4">
      <h2 className="text-section">No refund requests yet</h2>
      <p className="text-muted-foreground">What you ask back of a payment stands here with its answer.</p>
      <Button asChild variant="secondary" className="mt-3">
        <Link href="/transactions">Transactions</Link>
      </Button>
    </div>
  );
}

function RefundRow({ refund, zone, now }: { refund: RefundRequestDto; zone: string; now: number }) {
  const { adminNotes, processedAt, providerRefundId, createdAt, paidAt } = refund;
  const when = (iso: string) => formatDated(iso, zone, now);
  return (
    <RefundSummary refund={refund} asked={`Paid ${when(paidAt)}, asked back ${when(createdAt)}`}>
      {adminNotes === null ? null : (
        <p className="whitespace-pre-line wrap-anywhere">
          <span className="text-muted-foreground">Administrator: </span>
          {adminNotes}
        </p>
      )}
      {processedAt === null ? null : (
        <p className="text-caption text-muted-foreground wrap-anywhere">
          Processed {when(processedAt)}
          {providerRefundId === null ? null : <span className="font-mono"> {providerRefundId}</span>}
        </p>
      )}
    </RefundSummary>
  );
}
