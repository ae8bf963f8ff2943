// /drive/{routeId}: one drive in the hand of its driver.
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DriveScreen } from "@/components/tracking/drive-screen";
import { requireBusinessUser } from "@/lib/auth/session";
import { findDrive } from "@/lib/transports/queries";

export const metadata: Metadata = { title: "Drive" };

export default async function DrivePage({ params }: { params: Promise<{ routeId: string }> }) {
  const { routeId } = await params;
  const actor = await requireBusinessUser(`/drive/${encodeURIComponent(routeId)}`);
  const drive = await findDrive(actor, routeId);
  if (!drive) notFound();
  return <DriveScreen {...drive} userId={actor.userId} zone={actor.ownZone} pageAt={Date.now()} />;
}
