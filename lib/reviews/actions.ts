// The family's review as a plain form, which works without JavaScript.
"use server";

import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { findFamily } from "@/lib/auth/case-session";
import { noVisit } from "@/lib/auth/case-visit";
import { readLanguage } from "@/lib/family/read-language";
import { actionError } from "@/lib/platform/action";
import { type FilledReview, parseReviewForm } from "./parse-form";
import { parseReviewRefusal } from "./parse-refusal";
import { reviewBody } from "./schema";
import { sendReview } from "./send-review";

/** What the form shows after a try that left nothing. */
export interface ReviewRefusal {
  /** Of the try as a whole; null where the fields say it. */
  sentence: string | null;
  /** A sentence by field. */
  fields: Readonly<Record<string, string>>;
  /** As it was filled in. */
  filled: FilledReview;
}

/** Leaves the review of the family's case and goes back to its page, or answers why not. */
export async function createReviewAction(_before: ReviewRefusal | null, form: FormData): Promise<ReviewRefusal> {
  const [language, family] = [await readLanguage(), await findFamily()];
  const filled = parseReviewForm(form);
  const refuse = (error: { code: string; message: string; fields?: Record<string, string> }): ReviewRefusal => {
    const { message, ...rest } = error;
    const told = parseReviewRefusal({ error: message, ...rest }, language);
    return { sentence: told.fields ? null : told.error, fields: told.fields ?? {}, filled };
  };
  const review = reviewBody.safeParse({ ...filled, caseId: family?.caseId });
  if (!review.success) {
    const fields = Object.fromEntries(review.error.issues.map(({ path, message }) => [String(path[0]), message]));
    return refuse({ code: "invalid", message: "", fields });
  }
  try {
    if (!family) throw noVisit(language);
    await sendReview({ business: null, family }, review.data, await headers(), language);
  } catch (error) {
    return refuse(actionError(error));
  }
  return redirect(`/family/dashboard/${family.caseId}#review`);
}
