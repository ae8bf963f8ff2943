// /admin/reviews: reviews that are hidden.
import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { ADMIN_PAGE_SIZE, hiddenReviewsKey } from "@/components/admin/admin-keys";
import { HiddenReviewsScreen } from "@/components/admin/hidden-reviews-screen";
import { firstPage } from "@/components/hooks/first-page";
import { requireAdmin } from "@/lib/auth/session";
import { listHiddenReviews } from "@/lib/reviews/queries";

export const metadata: Metadata = { title: "Hidden Reviews" };

export default async function HiddenReviewsPage() {
  const actor = await requireAdmin("/admin/reviews");
  const { reviews, next } = await listHiddenReviews(actor, { limit: ADMIN_PAGE_SIZE });
  const client = new QueryClient();
  client.setQueryData(hiddenReviewsKey, firstPage(hiddenReviewsKey, reviews, next));
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <HiddenReviewsScreen zone={actor.ownZone} />
    </HydrationBoundary>
  );
}
