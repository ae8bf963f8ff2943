// Denies a refund request, with words for whoever asked; also one that was approved and that the provider refused.
import "server-only";
import type { z } from "zod";
import { transact } from "@/lib/audit/transact";
import type { BusinessActor } from "@/lib/auth/actor";
import { type QueuedRefundDto, refundInclude, toQueuedRefundDto } from "./dto";
import { loadRefundFor } from "./load-refund";
import type { denyRefundBody } from "./schema";

/** Raises `not_found` and `conflict` (answered already). */
export async function denyRefund(
  actor: BusinessActor,
  { id, notes }: z.output<typeof denyRefundBody> & { id: string },
): Promise<QueuedRefundDto> {
  return transact(actor, async (unit) => {
    const { transaction, transactionId } = await loadRefundFor(unit.db, actor, "deny", id);
    const answer = { status: "denied", adminNotes: notes, answeredById: actor.userId, answeredAt: unit.now };
    const row = await unit.db.refundRequest.update({
      where: { id },
      data: { ...answer, amountCents: null, failedAt: null, failure: null },
      include: refundInclude,
    });
    unit.record("refund.denied", { businessId: transaction.businessId }, { refundRequestId: id, transactionId });
    return toQueuedRefundDto(row);
  });
}
