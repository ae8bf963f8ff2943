// Cancellation fees between businesses, made by cancelling.
import type { BusinessActor } from "@/lib/auth/actor";
import { anActiveTransport, cancelled } from "@/prisma/factories";

interface Fee {
  /** Dollars of a partial fee; a full one without. */
  amount?: number;
  deceasedName?: string;
}

/** What `debtor` owes `creditor` for a call that it cancelled; answers the request's id. */
export async function aDue(debtor: BusinessActor, creditor: BusinessActor, { amount, deceasedName }: Fee = {}) {
  const { request } = await anActiveTransport(debtor, creditor, deceasedName === undefined ? {} : { deceasedName });
  const fee =
    amount === undefined ? ({ feeStatus: "full" } as const) : ({ feeStatus: "partial", feeAmount: amount } as const);
  await cancelled(creditor, request.id, { reason: "Called off.", ...fee });
  return request.id;
}
