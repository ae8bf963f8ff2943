// What a family reads where a page of its portal failed.
"use client";

import { CaseFailed } from "@/components/family/case-failed";
import type { FailedPageProps } from "@/components/layout/failed-page";

export default function FamilyError(props: FailedPageProps) {
  return <CaseFailed {...props} />;
}
