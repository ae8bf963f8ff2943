// /admin/users: the users of all businesses.
import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { ADMIN_PAGE_SIZE, usersKey } from "@/components/admin/admin-keys";
import { UsersScreen } from "@/components/admin/users-screen";
import { firstPage } from "@/components/hooks/first-page";
import { listAccounts } from "@/lib/admin/queries";
import { requireAdmin } from "@/lib/auth/session";

export const metadata: Metadata = { title: "Users" };

export default async function UsersPage() {
  const actor = await requireAdmin("/admin/users");
  const { items, next } = await listAccounts(actor, { limit: ADMIN_PAGE_SIZE });
  const client = new QueryClient();
  const key = usersKey("");
  client.setQueryData(key, firstPage(key, items, next));
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <UsersScreen ownId={actor.userId} zone={actor.ownZone} now={Date.now()} />
    </HydrationBoundary>
  );
}
