// The place on a family's page where a few words may be left once the transport is completed.
import { StatusGlyph } from "@/components/transports/status-glyph";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";
import { fieldVariants } from "@/components/ui/field";
import type { FamilyViewDto } from "@/lib/family/dto";
import { firstNameOf } from "@/lib/family/format";
import type { Language } from "@/lib/family/parse-language";
import { caseWords } from "@/lib/family/words/case";
import { reviewWords } from "@/lib/family/words/review";
import { mostCharacters } from "@/lib/reviews/words/form";
import { ReviewOffer } from "./review-offer";

interface FamilyReviewProps {
  view: FamilyViewDto;
  /** Whether the case has its review. */
  isReviewed: boolean;
  language: Language;
}

export function FamilyReview({ view, isReviewed, language }: FamilyReviewProps) {
  const { status, deceasedName, caseId, ownerId } = view.case;
  if (status !== "completed") return null;
  const { about, refused, ...words } = reviewWords[language];
  const { missingRating, missingName } = refused;
  const who = firstNameOf(deceasedName) ?? caseWords[language].lovedOne;
  return (
    <section id="review" aria-labelledby="review-title" className="mt-10 no-print">
      <ReviewOffer
        words={{ ...words, about: about(who), missingRating, missingName }}
        look={{
          mark: <StatusGlyph state="declined" className="mt-1.5 size-4 text-declined" />,
          field: cn(fieldVariants({ variant: "outlined", fieldSize: "lg" }), "min-h-15 rounded-2xl text-family"),
          button: cn(
            buttonVariants({ size: "xl" }),
            "h-auto min-h-16 min-w-0 shrink grow basis-48 py-3 text-family font-semibold whitespace-normal",
          ),
          quietButton: cn(
            buttonVariants({ size: "xl", variant: "ghost" }),
            "h-auto min-h-16 min-w-0 shrink grow py-3 text-family whitespace-normal",
          ),
          openButton: cn(
            buttonVariants({ size: "xl", variant: "outline" }),
            "flex h-auto min-h-14 w-full py-3 text-center text-family font-semibold whitespace-normal",
          ),
        }}
        about={{ caseId, businessOwnerId: ownerId }}
        most={mostCharacters}
        isReviewed={isReviewed}
      />
    </section>
  );
}
