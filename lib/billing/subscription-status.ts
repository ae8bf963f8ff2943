// How a subscription stands: which of two words of the provider holds, whatever their order.

/** Already subscribed: no payment is needed. */
export const isSubscribed = (status: string) => status === "active" || status === "trialing";

/** It goes on, but a payment of it failed. */
export const isOverdue = (status: string) => status === "past_due" || status === "unpaid";

/** It stands still and costs nothing: the provider makes no invoices for it until somebody lets it go on. */
export const isPaused = (status: string) => status === "paused";

/** Over for good: another one may be begun. */
export const isSubscriptionOver = (status: string) => status === "canceled" || status === "incomplete_expired";

export interface SubscriptionWord {
  /** The provider's. */
  id: string;
  status: string;
  /** The provider's clock when the subscription was made. */
  beganAt: Date;
  endsAtPeriodEnd: boolean;
  periodEndsAt: Date | null;
  /** The provider's clock at this word. */
  saidAt: Date;
}

/** Of two words said in one second the later in this row holds. */
const ranks = [
  "incomplete",
  "trialing",
  "active",
  "",
  "past_due",
  "unpaid",
  "paused",
  "incomplete_expired",
  "canceled",
];

function rankOf(status: string): number {
  const rank = ranks.indexOf(status);
  return rank >= 0 ? rank : ranks.indexOf("");
}

const sign = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Negative where `a` gives way to `b`, 0 where they say the same. A total order, so that folding knows no order. */
export function compareSubscriptionWords(a: SubscriptionWord, b: SubscriptionWord): number {
  const isOver = (word: SubscriptionWord) => Number(isSubscriptionOver(word.status));
  return (
    a.beganAt.getTime() - b.beganAt.getTime() ||
    sign(a.id, b.id) ||
    isOver(a) - isOver(b) ||
    a.saidAt.getTime() - b.saidAt.getTime() ||
    rankOf(a.status) - rankOf(b.status) ||
    sign(a.status, b.status) ||
    Number(a.endsAtPeriodEnd) - Number(b.endsAtPeriodEnd) ||
    (a.periodEndsAt?.getTime() ?? 0) - (b.periodEndsAt?.getTime() ?? 0)
  );
}
