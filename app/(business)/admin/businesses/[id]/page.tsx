// /admin/businesses/{id}: one business and its users.
import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ADMIN_PAGE_SIZE, businessKey, usersKey } from "@/components/admin/admin-keys";
import { BusinessScreen } from "@/components/admin/business-screen";
import { firstPage } from "@/components/hooks/first-page";
import { findBusinessAccount, listAccounts } from "@/lib/admin/queries";
import { timeZones } from "@/lib/auth/schema";
import { requireAdmin } from "@/lib/auth/session";
import { parseUuid } from "@/lib/transports/parse-uuid";

export const metadata: Metadata = { title: "Business" };

export default async function BusinessPage({ params }: { params: Promise<{ id: string }> }) {
  const id = parseUuid((await params).id);
  const actor = await requireAdmin(`/admin/businesses/${id ?? ""}`);
  const business = id && (await findBusinessAccount(actor, id));
  if (!business) notFound();
  const { items, next } = await listAccounts(actor, { businessId: business.id, limit: ADMIN_PAGE_SIZE });
  const client = new QueryClient();
  client.setQueryData(businessKey(business.id), business);
  const key = usersKey("", business.id);
  client.setQueryData(key, firstPage(key, items, next));
  const { userId, businessId, ownZone } = actor;
  const own = { ownId: userId, ownBusinessId: businessId, zone: ownZone };
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <BusinessScreen id={business.id} zones={timeZones} {...own} now={Date.now()} />
    </HydrationBoundary>
  );
}
