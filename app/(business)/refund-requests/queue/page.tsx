// /refund-requests/queue: the refund requests that an administrator answers; to everybody else there is no such page.
import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AdminFrame } from "@/components/admin/admin-frame";
import { firstPage } from "@/components/hooks/first-page";
import { queueKey, REFUND_PAGE_SIZE, refundQueueName } from "@/components/billing/refund-keys";
import { RefundQueueScreen } from "@/components/billing/refund-queue-screen";
import { requireBusinessUser } from "@/lib/auth/session";
import { listRefundQueue } from "@/lib/billing/queries";

export const metadata: Metadata = { title: refundQueueName };

export default async function RefundQueuePage() {
  const actor = await requireBusinessUser("/refund-requests/queue");
  if (actor.role !== "admin") notFound();
  const { items, next } = await listRefundQueue(actor, { state: "open", limit: REFUND_PAGE_SIZE });
  const client = new QueryClient();
  client.setQueryData(queueKey("open"), firstPage(queueKey("open"), items, next));
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <AdminFrame>
        <RefundQueueScreen zone={actor.ownZone} now={Date.now()} />
      </AdminFrame>
    </HydrationBoundary>
  );
}
