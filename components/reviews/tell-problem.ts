// Tells in a notice why a review, its answer or its hiding was refused, and what the dialog says of it.
import { sentenceOf } from "@/components/hooks/api";
import { isUnauthorizedError, notifyError } from "@/components/hooks/notify-error";

/** Shows the notice; the answer is the sentence for the dialog, null for whoever is led to the sign-in. */
export function tellProblem(error: Error): string | null {
  notifyError(error);
  return isUnauthorizedError(error) ? null : sentenceOf(error);
}
