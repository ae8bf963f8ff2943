// How a refund stands: which of two words of the provider holds, whatever their order.

/** A refund can fail after it succeeded, and never the other way: the later in this row holds. */
const ranks = ["pending", "requires_action", "", "succeeded", "canceled", "failed"];

function rankOf(status: string): number {
  const rank = ranks.indexOf(status);
  return rank >= 0 ? rank : ranks.indexOf("");
}

/** The word that holds of two. */
export function foldRefundWords(a: string, b: string): string {
  const rank = rankOf(a) - rankOf(b);
  return rank > 0 || (rank === 0 && a >= b) ? a : b;
}

/** Whether the money has gone back or is on its way. */
export const isRefundLive = (status: string) => status !== "failed" && status !== "canceled";
