// How a refund request stands: asked, approved or denied by the administrator, and processed once the money is back.

export const refundStatuses = ["pending", "approved", "processed", "denied"] as const;
export type RefundRequestStatus = (typeof refundStatuses)[number];

export const refundStatusLabels: Record<RefundRequestStatus, string> = {
  pending: "Under review",
  approved: "Approved",
  processed: "Processed",
  denied: "Denied",
};

/** How much of the service was used, as the asker says. */
export const serviceUses = ["no", "partial", "yes"] as const;
export type ServiceUsed = (typeof serviceUses)[number];

export type RefundMove = "approve" | "deny" | "retry";

/** From where each move of an administrator leads; an approved refund moves again only where the provider refused it. */
const refundMoves: Record<RefundMove, { from: readonly ("pending" | "failed")[]; to: RefundRequestStatus }> = {
  approve: { from: ["pending"], to: "approved" },
  deny: { from: ["pending", "failed"], to: "denied" },
  retry: { from: ["failed"], to: "approved" },
};

interface Standing {
  status: string;
  failedAt: Date | string | null;
}

/** Whether an administrator may make the move now. */
export function mayMoveRefund(move: RefundMove, { status, failedAt }: Standing): boolean {
  const stands = status === "approved" && failedAt !== null ? "failed" : status;
  return refundMoves[move].from.some((from) => from === stands);
}
