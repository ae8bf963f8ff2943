// /admin/health: how the parts of the platform stand.
import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { healthKey } from "@/components/admin/admin-keys";
import { HealthScreen } from "@/components/admin/health-screen";
import { getHealth } from "@/lib/admin/queries";
import { requireAdmin } from "@/lib/auth/session";

export const metadata: Metadata = { title: "System Health" };

export default async function HealthPage() {
  const actor = await requireAdmin("/admin/health");
  const client = new QueryClient();
  client.setQueryData(healthKey, await getHealth(actor));
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <HealthScreen zone={actor.ownZone} now={Date.now()} />
    </HydrationBoundary>
  );
}
