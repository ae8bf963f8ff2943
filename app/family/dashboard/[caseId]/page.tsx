// A family's page of its case.
import type { Metadata } from "next";
import { headers } from "next/headers";
import { CaseMapPicture } from "@/components/family/case-map-picture";
import { CaseNotFound } from "@/components/family/case-not-found";
import { CaseScreen } from "@/components/family/case-screen";
import { FamilyReview } from "@/components/reviews/family-review";
import { requireFamily } from "@/lib/auth/case-session";
import { findCaseLogo } from "@/lib/businesses/queries";
import { findFamilyView } from "@/lib/family/queries";
import { readLanguage } from "@/lib/family/read-language";
import { hasReviewed } from "@/lib/reviews/queries";
import { parseCaseId } from "@/lib/transports/parse-case-id";

// The address carries the case id, so that no page after it may learn where people came from.
export const metadata: Metadata = { referrer: "no-referrer" };

export default async function FamilyCasePage({ params }: { params: Promise<{ caseId: string }> }) {
  const [{ caseId }, language] = await Promise.all([params, readLanguage()]);
  const family = await requireFamily(parseCaseId(caseId) ?? "");
  const [view, isReviewed] = family
    ? await Promise.all([findFamilyView(family, await headers(), language), hasReviewed(family)])
    : [null, false];
  const logo = family && view && (await findCaseLogo(family, view.case.funeralHomeName));
  // Said by the page itself: Next's own 404 needs JavaScript to show anything.
  return view ? (
    <CaseScreen
      view={view}
      language={language}
      logo={logo}
      mapPicture={<CaseMapPicture view={view} />}
      review={<FamilyReview view={view} isReviewed={isReviewed} language={language} />}
    />
  ) : (
    <CaseNotFound language={language} />
  );
}
