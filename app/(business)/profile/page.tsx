// /profile: the person's own account, and the business's details.
import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { AccountSections } from "@/components/auth/account-sections";
import { profileKey, sessionsKey } from "@/components/auth/profile-keys";
import { businessKey } from "@/components/businesses/business-keys";
import { BusinessSections } from "@/components/businesses/business-sections";
import { getProfile, listSessions } from "@/lib/auth/queries";
import { timeZones } from "@/lib/auth/schema";
import { requireBusinessUser } from "@/lib/auth/session";
import { getOwnBusiness } from "@/lib/businesses/queries";

export const metadata: Metadata = { title: "Profile" };

export default async function ProfilePage() {
  const actor = await requireBusinessUser("/profile");
  const client = new QueryClient();
  await Promise.all([
    client.prefetchQuery({ queryKey: profileKey, queryFn: () => getProfile(actor) }),
    client.prefetchQuery({ queryKey: sessionsKey, queryFn: () => listSessions(actor) }),
    client.prefetchQuery({ queryKey: businessKey, queryFn: () => getOwnBusiness(actor) }),
  ]);
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <h1 className="text-title">Profile</h1>
        <AccountSections zones={timeZones} zone={actor.ownZone} />
        <BusinessSections zones={timeZones} mayChange={actor.role !== "driver"} />
      </div>
    </HydrationBoundary>
  );
}
