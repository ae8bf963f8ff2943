// /transactions/dues: cancellation fees between businesses.
import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import {
  DUE_PAGE_SIZE,
  dueChoice,
  duesAddress,
  duesKey,
  dueTotalsKey,
  feeSettingsKey,
} from "@/components/billing/due-keys";
import { DuesScreen } from "@/components/billing/dues-screen";
import { firstPage } from "@/components/hooks/first-page";
import { requireBusinessUser } from "@/lib/auth/session";
import { getDueTotals, getFeeSettings, listDues } from "@/lib/billing/queries";

export const metadata: Metadata = { title: "Cancellation Fees" };

export default async function DuesPage({ searchParams }: PageProps<"/transactions/dues">) {
  const choice = dueChoice(await searchParams);
  const actor = await requireBusinessUser(duesAddress(choice));
  const [{ items, next }, totals, settings] = await Promise.all([
    listDues(actor, { ...choice, limit: DUE_PAGE_SIZE }),
    getDueTotals(actor, choice),
    getFeeSettings(actor),
  ]);
  const client = new QueryClient();
  client.setQueryData(duesKey(choice), firstPage(duesKey(choice), items, next));
  client.setQueryData(dueTotalsKey(choice), totals);
  client.setQueryData(feeSettingsKey, settings);
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <DuesScreen zone={actor.ownZone} now={Date.now()} mayChangeFee={actor.role !== "driver"} />
    </HydrationBoundary>
  );
}
