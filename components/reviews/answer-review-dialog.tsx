// Answers a review as the business that carried the transport out, or corrects its answer.
"use client";

import { useState } from "react";
import { toast } from "@/components/hooks/use-toast";
import type { ReviewDto } from "@/lib/reviews/dto";
import { missingAnswer, mostCharacters } from "@/lib/reviews/words/form";
import { useAnswerReview } from "./review-data";
import { tellProblem } from "./tell-problem";
import { WordsDialog } from "./words-dialog";

export function AnswerReviewDialog({ review, onClose }: { review: ReviewDto; onClose: () => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  const isCorrection = review.answer !== null;
  const answer = useAnswerReview(
    () => {
      toast({ title: "Answer Published", description: "Everybody can read it under the review." });
      onClose();
    },
    (error) => setProblem(tellProblem(error)),
  );
  return (
    <WordsDialog
      title={isCorrection ? "Change Answer" : "Answer Review"}
      about={`To the review of ${review.customerName}`}
      field={{
        label: "Your answer",
        help: "Everybody can read it. Leave out names, and anything that says whose transport it was.",
        most: mostCharacters.answer,
        missing: missingAnswer,
      }}
      defaultText={review.answer?.text ?? ""}
      act={{ label: "Publish Answer", busyLabel: "Publishing" }}
      isBusy={answer.isPending}
      problem={problem}
      onSubmit={(text) => {
        setProblem(null);
        answer.change({ review, answer: text });
      }}
      onClose={onClose}
    />
  );
}
