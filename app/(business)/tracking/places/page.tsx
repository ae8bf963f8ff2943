// /tracking/places: the places that the business has pinned on the map.
import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { placesKey } from "@/components/tracking/place-keys";
import { PlacesScreen } from "@/components/tracking/places-screen";
import { requireBusinessUser } from "@/lib/auth/session";
import { listPlaces } from "@/lib/businesses/queries";

export const metadata: Metadata = { title: "Places" };

export default async function PlacesPage() {
  const actor = await requireBusinessUser("/tracking/places");
  const client = new QueryClient();
  client.setQueryData(placesKey, await listPlaces(actor));
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <PlacesScreen zone={actor.ownZone} firstNow={Date.now()} />
    </HydrationBoundary>
  );
}
