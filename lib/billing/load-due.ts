// Reads the cancellation fee that one business owes another, for a payment of it.
import "server-only";
import type { Db } from "@/lib/platform/db";
import { conflict, notFound } from "@/lib/platform/errors";

export interface Due {
  requestId: string;
  amountCents: number;
  payeeBusinessId: string;
  payeeName: string;
  /** Where the money goes at the provider. */
  accountId: string;
  description: string;
}

/**
 * The fee of a cancelled request, as the business that called owes it. Raises `not_found` to anybody else, and
 * `conflict` where it is settled, not agreed, or its creditor cannot be paid here.
 */
export async function loadDue(db: Db, debtorId: string, requestId: string): Promise<Due> {
  const request = await db.serviceRequest.findUnique({
    where: { id: requestId, creatingBusinessId: debtorId },
    select: {
      cancelledAt: true,
      feeStatus: true,
      feeCents: true,
      fullFeeCents: true,
      ownerBusiness: { select: { id: true, name: true, canBePaid: true, providerAccountId: true } },
      feeSettlement: { select: { requestId: true } },
    },
  });
  const creditor = request?.ownerBusiness;
  const isOwed = request?.cancelledAt && (request.feeStatus === "full" || request.feeStatus === "partial");
  if (!request || !creditor || !isOwed || creditor.id === debtorId) throw notFound();
  if (request.feeSettlement) throw conflict("This cancellation fee is settled already.");
  const amountCents = request.feeCents ?? request.fullFeeCents;
  if (amountCents === null) throw conflict("The amount of this cancellation fee is not agreed yet.");
  if (!creditor.canBePaid || !creditor.providerAccountId)
    throw conflict("This company cannot be paid here. Please settle the fee with them directly.");
  return {
    requestId,
    amountCents,
    payeeBusinessId: creditor.id,
    payeeName: creditor.name,
    accountId: creditor.providerAccountId,
    // Not the case ID, which opens the family's portal.
    description: `Cancellation fee for request ${requestId.slice(0, 8)}`,
  };
}
