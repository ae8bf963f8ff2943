// Hides a review from everybody, or shows a hidden one again, each with a reason.
"use client";

import { useState } from "react";
import { toast } from "@/components/hooks/use-toast";
import type { ReviewDto } from "@/lib/reviews/dto";
import { mostCharacters } from "@/lib/reviews/words/form";
import { useHideReview } from "./review-data";
import { tellProblem } from "./tell-problem";
import { WordsDialog } from "./words-dialog";

const words = {
  hide: {
    title: "Hide Review",
    act: { label: "Hide Review", busyLabel: "Hiding", isDestructive: true },
    done: { title: "Review Hidden", description: "Administrators alone can read it now." },
  },
  show: {
    title: "Show Review Again",
    act: { label: "Show Review", busyLabel: "Showing" },
    done: { title: "Review Shown", description: "Everybody can read it again." },
  },
};

export function HideReviewDialog({ review, onClose }: { review: ReviewDto; onClose: () => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  const { title, act, done } = review.hidden ? words.show : words.hide;
  const hide = useHideReview(
    () => {
      toast(done);
      onClose();
    },
    (error) => setProblem(tellProblem(error)),
  );
  return (
    <WordsDialog
      title={title}
      about={`Review of ${review.customerName}`}
      field={{
        label: "Reason",
        help: "Administrators read it, and it stays on record.",
        most: mostCharacters.reason,
        missing: "Please provide a reason for this action.",
      }}
      act={act}
      isBusy={hide.isPending}
      problem={problem}
      onSubmit={(reason) => {
        setProblem(null);
        hide.change({ review, reason });
      }}
      onClose={onClose}
    />
  );
}
