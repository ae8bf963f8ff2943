// Hidden Reviews: what administrators keep from everybody, and why, to be shown again.
"use client";

import { useState } from "react";
import { usePagedList } from "@/components/hooks/paged-list";
import { HideReviewDialog } from "@/components/reviews/hide-review-dialog";
import { ReviewRow } from "@/components/reviews/review-card";
import { PagedList } from "@/components/ui/paged-list";
import type { ReviewDto } from "@/lib/reviews/dto";
import { hiddenReviewsKey } from "./admin-keys";

export function HiddenReviewsScreen({ zone }: { zone: string }) {
  const asked = usePagedList<ReviewDto>(hiddenReviewsKey);
  const [shown, setShown] = useState<ReviewDto | null>(null);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <h1 className="text-section">Hidden Reviews</h1>
        <p className="mt-1 max-w-[68ch] text-muted-foreground">
          Administrators alone read these. A review is hidden on the page of reviews, and counts for nothing there.
        </p>
      </div>
      <PagedList
        asked={asked}
        failure="The hidden reviews did not load"
        empty={<p className="py-4 text-muted-foreground">No review is hidden.</p>}
      >
        {(review) => <ReviewRow review={review} zone={zone} onHide={() => setShown(review)} />}
      </PagedList>
      {shown ? <HideReviewDialog review={shown} onClose={() => setShown(null)} /> : null}
    </div>
  );
}
