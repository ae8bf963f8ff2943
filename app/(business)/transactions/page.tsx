// /transactions: what the business has paid.
import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { firstPage } from "@/components/hooks/first-page";
import {
  filterInAddress,
  PAGE_SIZE,
  plainQuery,
  totalsKey,
  transactionsAddress,
  transactionsKey,
} from "@/components/billing/transaction-address";
import { TransactionsScreen } from "@/components/billing/transactions-screen";
import { requireBusinessUser } from "@/lib/auth/session";
import { getTransactionTotals, listTransactions } from "@/lib/billing/queries";
import { transactionsQuery } from "@/lib/billing/schema";

export const metadata: Metadata = { title: "Transactions" };

export default async function TransactionsPage({ searchParams }: PageProps<"/transactions">) {
  const filter = filterInAddress(await searchParams);
  const actor = await requireBusinessUser(transactionsAddress(filter));
  const asked = transactionsQuery.parse(plainQuery(filter));
  const [{ transactions, next }, totals] = await Promise.all([
    listTransactions(actor, { ...asked, limit: PAGE_SIZE }),
    getTransactionTotals(actor, asked),
  ]);
  const client = new QueryClient();
  client.setQueryData(transactionsKey(filter), firstPage(transactionsKey(filter), transactions, next));
  client.setQueryData(totalsKey(filter), totals);
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <TransactionsScreen zone={actor.ownZone} now={Date.now()} />
    </HydrationBoundary>
  );
}
