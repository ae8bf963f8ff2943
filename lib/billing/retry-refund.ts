// Sends an approved refund once more that the provider refused.
import "server-only";
import { transact } from "@/lib/audit/transact";
import type { BusinessActor } from "@/lib/auth/actor";
import { type QueuedRefundDto, refundInclude, toQueuedRefundDto } from "./dto";
import { loadRefundFor } from "./load-refund";
import { sendRefundJob } from "./schema";

/** Raises `not_found`, `conflict` (not answered yet, or not refused) and `not_configured`. */
export async function retryRefund(actor: BusinessActor, { id }: { id: string }): Promise<QueuedRefundDto> {
  return transact(actor, async (unit) => {
    const { transaction, transactionId } = await loadRefundFor(unit.db, actor, "retry", id);
    const row = await unit.db.refundRequest.update({
      where: { id },
      data: { failedAt: null, failure: null },
      include: refundInclude,
    });
    unit.record("refund.retried", { businessId: transaction.businessId }, { refundRequestId: id, transactionId });
    // The job of an earlier try may still be kept under its key.
    unit.queueJob({ ...sendRefundJob(id), dedupeKey: `send-refund:${id}:${unit.now.toISOString()}` });
    return toQueuedRefundDto(row);
  });
}
