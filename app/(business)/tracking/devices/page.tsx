// /tracking/devices: the trackers that may send positions for the business's drivers.
import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { devicesKey } from "@/components/tracking/device-keys";
import { DevicesScreen } from "@/components/tracking/devices-screen";
import { requireBusinessUser } from "@/lib/auth/session";
import { listDrivers } from "@/lib/businesses/queries";
import { findPublicUrl, listDevices } from "@/lib/tracking/queries";

export const metadata: Metadata = { title: "Devices" };

export default async function DevicesPage() {
  const actor = await requireBusinessUser("/tracking/devices");
  const [devices, drivers] = await Promise.all([listDevices(actor), listDrivers(actor)]);
  const client = new QueryClient();
  client.setQueryData(devicesKey, devices);
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <DevicesScreen drivers={drivers} zone={actor.ownZone} firstNow={Date.now()} publicUrl={findPublicUrl()} />
    </HydrationBoundary>
  );
}
