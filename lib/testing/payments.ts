// Payments as the provider's word has left them, for lists and refunds.
import { randomUUID } from "node:crypto";
import type { BusinessActor } from "@/lib/auth/actor";
import { approveRefund } from "@/lib/billing/approve-refund";
import { requestRefund } from "@/lib/billing/request-refund";
import { db, type Prisma } from "@/lib/platform/db";

type Fields = Partial<Omit<Prisma.TransactionUncheckedCreateInput, "businessId">>;

/** A row as it stands in the ledger: $100.00 that succeeded, unless told otherwise. */
export async function aPayment({ businessId, userId }: BusinessActor, fields: Fields = {}) {
  return db.transaction.create({
    data: {
      businessId,
      userId,
      description: "One-time payment",
      type: "one-time",
      status: "succeeded",
      amountCents: 10_000,
      providerPaymentId: `pi_${randomUUID().replaceAll("-", "")}`,
      ...fields,
    },
  });
}

/** Asked for by `asker`, of a payment of $100.00 of its own unless told otherwise. */
export async function aRefundRequest(asker: BusinessActor, fields: Fields = {}) {
  const payment = await aPayment(asker, fields);
  const asked = { transactionId: payment.id, reason: "We paid twice.", serviceUsed: "no" } as const;
  return { payment, request: await requestRefund(asker, asked) };
}

/** As `aRefundRequest`, approved by `admin`, and refused by the provider. */
export async function aFailedRefund(asker: BusinessActor, admin: BusinessActor, amount?: number) {
  const { payment, request } = await aRefundRequest(asker);
  await approveRefund(admin, { id: request.id, amount });
  await db.refundRequest.update({
    where: { id: request.id },
    data: { failedAt: new Date(), failure: "The card was closed." },
  });
  return { payment, request };
}
