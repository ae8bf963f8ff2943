// Approves a refund request: from here on the money is on its way back, sent by a job until the provider has it.
import "server-only";
import type { z } from "zod";
import { transact } from "@/lib/audit/transact";
import type { BusinessActor } from "@/lib/auth/actor";
import { conflict, invalid } from "@/lib/platform/errors";
import { type QueuedRefundDto, refundInclude, toQueuedRefundDto } from "./dto";
import { formatMoney } from "./format";
import { loadRefundFor } from "./load-refund";
import { formatAmount } from "./parse-amount";
import { type approveRefundBody, sendRefundJob } from "./schema";

/**
 * Cents of the payment go back, all that is left unless `amount` says less. Raises `not_found`, `conflict`
 * (answered already, or nothing left), `not_configured` (nothing could be sent) and `invalid` (more than is left).
 */
export async function approveRefund(
  actor: BusinessActor,
  { id, amount, notes }: z.output<typeof approveRefundBody> & { id: string },
): Promise<QueuedRefundDto> {
  return transact(actor, async (unit) => {
    const { transaction, transactionId } = await loadRefundFor(unit.db, actor, "approve", id);
    const left = transaction.amountCents - transaction.refundedCents;
    if (left <= 0) throw conflict("This payment has been refunded in full meanwhile. Deny the request.");
    const amountCents = amount ?? left;
    const tooMuch = `At most ${formatMoney(formatAmount(left))} is left of this payment.`;
    if (amountCents > left) throw invalid(tooMuch, { amount: tooMuch });
    const row = await unit.db.refundRequest.update({
      where: { id },
      data: {
        status: "approved",
        amountCents,
        adminNotes: notes ?? null,
        answeredById: actor.userId,
        answeredAt: unit.now,
      },
      include: refundInclude,
    });
    const { businessId } = transaction;
    unit.record("refund.approved", { businessId }, { refundRequestId: id, transactionId, amountCents });
    unit.queueJob({ ...sendRefundJob(id), dedupeKey: `send-refund:${id}` });
    return toQueuedRefundDto(row);
  });
}
