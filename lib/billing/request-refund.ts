// Asks for a refund of a payment of one's own business; an administrator answers it.
import "server-only";
import { transact } from "@/lib/audit/transact";
import type { BusinessActor } from "@/lib/auth/actor";
import { conflict, notFound } from "@/lib/platform/errors";
import { type RefundRequestDto, refundInclude, toRefundRequestDto } from "./dto";
import { lockPayment } from "./load-refund";
import type { RefundAsked } from "./schema";

/** Raises `not_found` (another business's) and `conflict` (not succeeded, asked for already, or nothing left of it). */
export async function requestRefund(
  actor: BusinessActor,
  { transactionId, reason, serviceUsed }: RefundAsked,
): Promise<RefundRequestDto> {
  const { businessId, userId } = actor;
  return transact(actor, async (unit) => {
    const payment = await lockPayment(unit.db, transactionId);
    if (payment?.businessId !== businessId) throw notFound("We could not find this transaction.");
    if (payment.status !== "succeeded") throw conflict("Only a payment that succeeded can be refunded.");
    const open = { transactionId, status: { in: ["pending", "approved"] } };
    if ((await unit.db.refundRequest.count({ where: open })) > 0)
      throw conflict("A refund of this payment has been asked for already.");
    if (payment.refundedCents >= payment.amountCents) throw conflict("This payment has been refunded in full.");
    const row = await unit.db.refundRequest.create({
      data: { transactionId, userId, reason, serviceUsed, createdAt: unit.now },
      include: refundInclude,
    });
    unit.record("refund.requested", { businessId }, { refundRequestId: row.id, transactionId, serviceUsed });
    return toRefundRequestDto(row);
  });
}
