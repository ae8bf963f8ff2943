// The landing page; whoever is signed in goes on to the dashboard.
import type { Metadata } from "next";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { Suspense } from "react";
import { AddressCode } from "@/components/landing/address-code";
import { LandingPage } from "@/components/landing/landing-page";
import { ReviewExcerpt } from "@/components/landing/review-excerpt";
import { siteWidth } from "@/components/layout/public-frame";
import { findBusinessUser } from "@/lib/auth/session";
import { publicAddress } from "@/lib/platform/origin";
import { findReviewExcerpt } from "@/lib/reviews/queries";

export const metadata: Metadata = {
  title: { absolute: "Mortuary Transport: every person, every mile, accounted for" },
  alternates: { canonical: "/" },
};

async function Reviews() {
  return <ReviewExcerpt excerpt={await findReviewExcerpt()} className={siteWidth} />;
}

export default async function HomePage() {
  const user = await findBusinessUser();
  if (user !== null) redirect("/dashboard");
  // A database that is away keeps nobody from the rest of the page.
  const reviews = (
    <Suspense>
      <Reviews />
    </Suspense>
  );
  return <LandingPage reviews={reviews} code={<AddressCode address={publicAddress(await headers())} />} />;
}
