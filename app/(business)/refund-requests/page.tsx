// /refund-requests: what the signed-in user has asked back.
import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { firstPage } from "@/components/hooks/first-page";
import { REFUND_PAGE_SIZE, refundsKey } from "@/components/billing/refund-keys";
import { RefundRequestsScreen } from "@/components/billing/refund-requests-screen";
import { requireBusinessUser } from "@/lib/auth/session";
import { listRefundRequests } from "@/lib/billing/queries";

export const metadata: Metadata = { title: "Refund Requests" };

export default async function RefundRequestsPage() {
  const actor = await requireBusinessUser("/refund-requests");
  const { items, next } = await listRefundRequests(actor, { limit: REFUND_PAGE_SIZE });
  const client = new QueryClient();
  client.setQueryData(refundsKey, firstPage(refundsKey, items, next));
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <RefundRequestsScreen zone={actor.ownZone} now={Date.now()} isAdmin={actor.role === "admin"} />
    </HydrationBoundary>
  );
}
