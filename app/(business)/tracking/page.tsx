// /tracking: where the vehicles of the active routes are.
import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { trackingAddress } from "@/components/tracking/tracking-address";
import { TrackingScreen } from "@/components/tracking/tracking-screen";
import { routesKey } from "@/components/transports/transport-keys";
import { requireBusinessUser } from "@/lib/auth/session";
import { findPublicUrl } from "@/lib/tracking/queries";
import { listRoutes } from "@/lib/transports/queries";

export const metadata: Metadata = { title: "GPS Tracking" };

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function TrackingPage({ searchParams }: Props) {
  const actor = await requireBusinessUser(trackingAddress(await searchParams));
  const client = new QueryClient();
  client.setQueryData(routesKey, await listRoutes(actor));
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <TrackingScreen zone={actor.ownZone} firstNow={Date.now()} publicUrl={findPublicUrl()} />
    </HydrationBoundary>
  );
}
