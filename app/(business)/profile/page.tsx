// /profile: the person's own account, and the business's details.
import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { AccountSections } from "@/components/auth/account-sections";
import { profileKey, sessionsKey } from "@/components/auth/profile-keys";
import { feeSettingsKey } from "@/components/billing/due-keys";
import { StandardFee } from "@/components/billing/standard-fee";
import { businessKey } from "@/components/businesses/business-keys";
import { BusinessSections } from "@/components/businesses/business-sections";
import { SectionBeside } from "@/components/ui/section-beside";
import { getProfile, listSessions } from "@/lib/auth/queries";
import { timeZones } from "@/lib/auth/schema";
import { requireBusinessUser } from "@/lib/auth/session";
import { getFeeSettings } from "@/lib/billing/queries";
import { getOwnBusiness } from "@/lib/businesses/queries";

export const metadata: Metadata = { title: "Profile" };

export default async function ProfilePage() {
  const actor = await requireBusinessUser("/profile");
  const client = new QueryClient();
  await Promise.all([
    client.prefetchQuery({ queryKey: profileKey, queryFn: () => getProfile(actor) }),
    client.prefetchQuery({ queryKey: sessionsKey, queryFn: () => listSessions(actor) }),
    client.prefetchQuery({ queryKey: businessKey, queryFn: () => getOwnBusiness(actor) }),
    client.prefetchQuery({ queryKey: feeSettingsKey, queryFn: () => getFeeSettings(actor) }),
  ]);
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <h1 className="text-title">Profile</h1>
        <AccountSections zones={timeZones} zone={actor.ownZone} />
        <BusinessSections zones={timeZones} mayChange={actor.role !== "driver"} />
        <SectionBeside title="Cancellation fees" help="What others owe you is listed under Transactions.">
          <StandardFee mayChange={actor.role !== "driver"} />
        </SectionBeside>
      </div>
    </HydrationBoundary>
  );
}
