// /dashboard: a business's requests and transports.
import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { paidAddressOf } from "@/components/billing/paid-address";
import { PaymentReturn } from "@/components/billing/payment-return";
import { TransportReportDialog } from "@/components/reports/transport-report-dialog";
import { Dashboard } from "@/components/transports/dashboard";
import { dashboardAddress, listInAddress } from "@/components/transports/dashboard-address";
import { countsKey, cursorPath, listKey, PAGE_SIZE, routesKey } from "@/components/transports/transport-keys";
import { requireBusinessUser } from "@/lib/auth/session";
import { findPublicUrl } from "@/lib/tracking/queries";
import { countRequests, listRequests, listRoutes } from "@/lib/transports/queries";

export const metadata: Metadata = { title: "Dashboard" };

export default async function DashboardPage({ searchParams }: PageProps<"/dashboard">) {
  const query = await searchParams;
  const actor = await requireBusinessUser(paidAddressOf(query) ?? dashboardAddress(query));
  const filter = listInAddress(query);
  const [counts, { requests, next }, routes] = await Promise.all([
    countRequests(actor),
    listRequests(actor, { ...filter, limit: PAGE_SIZE }),
    listRoutes(actor),
  ]);
  const client = new QueryClient();
  client.setQueryData(countsKey, counts);
  client.setQueryData(listKey(filter), { items: requests, next: next && cursorPath(filter, next) });
  client.setQueryData(routesKey, routes);
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <Dashboard firstName={actor.firstName} zone={actor.ownZone} firstNow={Date.now()} publicUrl={findPublicUrl()} />
      <TransportReportDialog />
      <PaymentReturn />
    </HydrationBoundary>
  );
}
