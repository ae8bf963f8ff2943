// Takes back that a cancellation fee was settled by hand: the business that it is owed to was mistaken.
import "server-only";
import { transact } from "@/lib/audit/transact";
import type { BusinessActor } from "@/lib/auth/actor";
import { conflict } from "@/lib/platform/errors";
import { loadOwedDue } from "./load-owed-due";

/** Raises `not_found` (a fee that is not owed to the actor's business) and `conflict` (open, or settled by a payment). */
export async function undoSettlement(actor: BusinessActor, { id: requestId }: { id: string }): Promise<{ id: string }> {
  return transact(actor, async (unit) => {
    const { feeSettlement, feePayments } = await loadOwedDue(unit.db, actor, requestId);
    const isPaid = feeSettlement?.kind === "payment" || feePayments.some(({ status }) => status === "succeeded");
    if (isPaid) throw conflict("This cancellation fee has been paid.");
    if (!feeSettlement) throw conflict("This cancellation fee is open already.");
    await unit.db.dueSettlement.delete({ where: { requestId } });
    unit.record("due.reopened", { businessId: actor.businessId }, { requestId });
    return { id: requestId };
  });
}
