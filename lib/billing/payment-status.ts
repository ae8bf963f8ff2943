// How a payment stands: what each word of the provider means here, and which of two words holds, whatever their order.

/** A word of the provider and its clock when it said it; null before its first word. */
export interface PaymentWord {
  status: string;
  saidAt: Date | null;
}

/** What a payment intent says of itself. */
interface Intent {
  status: string;
  last_payment_error: object | null;
}

const waiting = new Set(["processing", "requires_action", "requires_confirmation", "requires_capture"]);

/** `succeeded`, `pending` or `failed`, else the provider's own word, as `canceled`. */
export function paymentStatusOf({ status, last_payment_error: failure }: Intent): string {
  if (status === "requires_payment_method") return failure ? "failed" : "pending";
  return waiting.has(status) ? "pending" : status;
}

/** Money that moved is never hidden by a word that says it did not. */
const lastWords = ["canceled", "succeeded"];
/** Of two words said in one second the later in this row holds: a try ends after it began. */
const ranks = ["pending", "", "failed"];

function rankOf(status: string): number {
  const last = lastWords.indexOf(status);
  if (last >= 0) return ranks.length + last;
  const rank = ranks.indexOf(status);
  return rank >= 0 ? rank : ranks.indexOf("");
}

const isLast = (status: string) => lastWords.includes(status);

/** Negative where `a` gives way to `b`, 0 where they say the same. A total order, so that folding knows no order. */
export function comparePaymentWords(a: PaymentWord, b: PaymentWord): number {
  const time = (a.saidAt?.getTime() ?? 0) - (b.saidAt?.getTime() ?? 0);
  const rank = rankOf(a.status) - rankOf(b.status);
  const name = a.status < b.status ? -1 : a.status > b.status ? 1 : 0;
  // Nothing comes after a last word, so the first time that it was said stands.
  if (isLast(a.status) || isLast(b.status)) return rank || -time;
  return time || rank || name;
}

/** The word that holds of two. */
export function foldPaymentWords(a: PaymentWord, b: PaymentWord): PaymentWord {
  return comparePaymentWords(a, b) >= 0 ? a : b;
}
