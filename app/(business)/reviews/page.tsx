// /reviews: what families and businesses say, for everybody.
import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { headers } from "next/headers";
import { firstPage } from "@/components/hooks/first-page";
import { cursorInAddress, REVIEW_PAGE_SIZE, reviewsKey, summaryKey } from "@/components/reviews/review-keys";
import { ReviewStructure } from "@/components/reviews/review-structure";
import { ReviewsScreen } from "@/components/reviews/reviews-screen";
import { actorName } from "@/lib/auth/actor";
import { findBusinessUser } from "@/lib/auth/session";
import { publicZone } from "@/lib/reviews/format";
import { mayHideReviews } from "@/lib/reviews/policy";
import { getReviewSummary, listReviews } from "@/lib/reviews/queries";
import { listReviewsQuery } from "@/lib/reviews/schema";

export const metadata: Metadata = {
  title: "Customer Reviews",
  description: "What families and businesses say of the transports that were arranged here.",
};

export default async function ReviewsPage({ searchParams }: PageProps<"/reviews">) {
  const [actor, query, asked] = await Promise.all([findBusinessUser(), searchParams, headers()]);
  const cursor = cursorInAddress(query);
  const [{ reviews, next }, summary] = await Promise.all([
    listReviews(actor, listReviewsQuery.parse({ limit: REVIEW_PAGE_SIZE, ...(cursor && { cursor }) })),
    getReviewSummary(),
  ]);
  const client = new QueryClient();
  client.setQueryData(reviewsKey(cursor), firstPage(reviewsKey(cursor), reviews, next));
  client.setQueryData(summaryKey, summary);
  const viewer = actor && { name: actorName(actor), mayHide: mayHideReviews(actor) };
  return (
    <HydrationBoundary state={dehydrate(client)}>
      {actor ? null : <ReviewStructure summary={summary} nonce={asked.get("x-nonce") ?? undefined} />}
      <ReviewsScreen viewer={viewer} zone={actor?.timeZone ?? publicZone} cursor={cursor} />
    </HydrationBoundary>
  );
}
