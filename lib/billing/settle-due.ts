// Marks a cancellation fee as settled by hand: the business that it is owed to has been paid in another way.
import "server-only";
import type { z } from "zod";
import { transact } from "@/lib/audit/transact";
import type { BusinessActor } from "@/lib/auth/actor";
import { conflict } from "@/lib/platform/errors";
import { loadOwedDue } from "./load-owed-due";
import type { settleDueBody } from "./schema";

/**
 * Raises `not_found` (a fee that is not owed to the actor's business) and `conflict` (settled already, or a payment of
 * it has begun, whose success settles it by itself).
 */
export async function settleDue(
  actor: BusinessActor,
  { id: requestId, note }: z.output<typeof settleDueBody> & { id: string },
): Promise<{ id: string; settledAt: string }> {
  return transact(actor, async (unit) => {
    const { db, now } = unit;
    const request = await loadOwedDue(db, actor, requestId);
    if (request.feeSettlement) throw conflict("This cancellation fee is settled already.");
    const [payment] = request.feePayments;
    if (payment?.status === "succeeded") throw conflict("This cancellation fee has been paid.");
    if (payment) throw conflict("A payment of this fee has begun. Once it succeeds, the fee is settled by itself.");
    await db.dueSettlement.create({
      data: { requestId, kind: "by_hand", settledById: actor.userId, note: note ?? null, settledAt: now },
    });
    const settled = { requestId, kind: "by_hand", transactionId: null } as const;
    unit.record("due.settled", { businessId: actor.businessId }, settled);
    return { id: requestId, settledAt: now.toISOString() };
  });
}
