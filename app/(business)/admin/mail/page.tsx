// /admin/mail: mail that was given up.
import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { ADMIN_PAGE_SIZE, mailsKey } from "@/components/admin/admin-keys";
import { MailScreen } from "@/components/admin/mail-screen";
import { firstPage } from "@/components/hooks/first-page";
import { listFailedMails } from "@/lib/admin/queries";
import { requireAdmin } from "@/lib/auth/session";

export const metadata: Metadata = { title: "Failed Mail" };

export default async function MailPage() {
  const actor = await requireAdmin("/admin/mail");
  const { items, next } = await listFailedMails(actor, { limit: ADMIN_PAGE_SIZE });
  const client = new QueryClient();
  client.setQueryData(mailsKey, firstPage(mailsKey, items, next));
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <MailScreen zone={actor.ownZone} now={Date.now()} />
    </HydrationBoundary>
  );
}
