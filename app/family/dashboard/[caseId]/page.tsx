// A family's page of its case.
import type { Metadata } from "next";
import { headers } from "next/headers";
import { CaseNotFound } from "@/components/family/case-not-found";
import { CaseScreen } from "@/components/family/case-screen";
import { requireFamily } from "@/lib/auth/case-session";
import { findFamilyView } from "@/lib/family/queries";
import { parseCaseId } from "@/lib/transports/parse-case-id";

// The address carries the case id, so that no page after it may learn where people came from.
export const metadata: Metadata = { referrer: "no-referrer" };

export default async function FamilyCasePage({ params }: { params: Promise<{ caseId: string }> }) {
  const { caseId } = await params;
  const family = await requireFamily(parseCaseId(caseId) ?? "");
  const view = family && (await findFamilyView(family, await headers()));
  // Said by the page itself: Next's own 404 needs JavaScript to show anything.
  return view ? <CaseScreen view={view} /> : <CaseNotFound />;
}
