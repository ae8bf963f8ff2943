// /analytics: visits, visitors and how transports went.
import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import {
  activeKey,
  analyticsPath,
  operationsKey,
  placeInAddress,
  scopeOf,
  summaryKey,
  visitsKey,
} from "@/components/analytics/analytics-address";
import { AnalyticsScreen } from "@/components/analytics/analytics-screen";
import { getOperations, getSummary, listActiveUsers, listVisitBars } from "@/lib/analytics/queries";
import { requireBusinessUser } from "@/lib/auth/session";

export const metadata: Metadata = { title: "Analytics" };

export default async function AnalyticsPage({ searchParams }: PageProps<"/analytics">) {
  const { tab, period } = placeInAddress(await searchParams);
  const actor = await requireBusinessUser(analyticsPath({ tab, period }));
  const scope = scopeOf(tab);
  const client = new QueryClient();
  const read = (queryKey: [path: string], queryFn: () => Promise<unknown>) =>
    client.prefetchQuery({ queryKey, queryFn });
  if (tab === "operations") await read(operationsKey(period), () => getOperations(actor, period));
  else
    await Promise.all([
      read(summaryKey(period, scope), () => getSummary(actor, period, scope)),
      read(visitsKey(period, scope), () => listVisitBars(actor, period, scope)),
      read(activeKey(scope), () => listActiveUsers(actor, scope)),
    ]);
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <AnalyticsScreen zone={actor.timeZone} firstNow={Date.now()} />
    </HydrationBoundary>
  );
}
