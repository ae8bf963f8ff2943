// /dashboard: a business's requests and transports.
import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { Dashboard } from "@/components/transports/dashboard";
import { dashboardAddress, tabInAddress } from "@/components/transports/dashboard-address";
import { countsKey, requestsKey, routesKey } from "@/components/transports/transport-keys";
import { requireBusinessUser } from "@/lib/auth/session";
import { countRequests, listRequests, listRoutes } from "@/lib/transports/queries";

export const metadata: Metadata = { title: "Dashboard" };

export default async function DashboardPage({ searchParams }: PageProps<"/dashboard">) {
  const query = await searchParams;
  const actor = await requireBusinessUser(dashboardAddress(query));
  const tab = tabInAddress.parseServerSide(query.tab);
  const [counts, requests, routes] = await Promise.all([
    countRequests(actor),
    listRequests(actor, { status: tab, limit: 200 }),
    listRoutes(actor),
  ]);
  const client = new QueryClient();
  client.setQueryData(countsKey, counts);
  client.setQueryData(requestsKey(tab), requests);
  client.setQueryData(routesKey, routes);
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <Dashboard firstName={actor.firstName} zone={actor.timeZone} firstNow={Date.now()} />
    </HydrationBoundary>
  );
}
