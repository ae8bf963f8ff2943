// /admin: the businesses on the platform; to everybody but administrators there is no such page.
import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { ADMIN_PAGE_SIZE, businessesKey } from "@/components/admin/admin-keys";
import { BusinessesScreen } from "@/components/admin/businesses-screen";
import { firstPage } from "@/components/hooks/first-page";
import { listBusinessAccounts } from "@/lib/admin/queries";
import { timeZones } from "@/lib/auth/schema";
import { requireAdmin } from "@/lib/auth/session";

export const metadata: Metadata = { title: "Administration" };

export default async function AdminPage() {
  const actor = await requireAdmin("/admin");
  const { items, next } = await listBusinessAccounts(actor, { limit: ADMIN_PAGE_SIZE });
  const client = new QueryClient();
  const key = businessesKey("");
  client.setQueryData(key, firstPage(key, items, next));
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <BusinessesScreen zones={timeZones} zone={actor.ownZone} now={Date.now()} />
    </HydrationBoundary>
  );
}
