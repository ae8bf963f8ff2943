// Sets what a cancellation with a full fee costs the business that called.
import "server-only";
import type { z } from "zod";
import { transact, Unchanged } from "@/lib/audit/transact";
import type { BusinessActor } from "@/lib/auth/actor";
import { forbidden } from "@/lib/platform/errors";
import { formatAmount } from "./parse-amount";
import type { standardFeeBody } from "./schema";

/**
 * Cents; null takes it away. It holds for cancellations from now on. The same again is no change, and records nothing.
 * Raises `forbidden` (a driver).
 */
export async function changeStandardFee(
  actor: BusinessActor,
  { standardFee }: z.output<typeof standardFeeBody>,
): Promise<{ standardFee: string | null }> {
  if (actor.role === "driver") throw forbidden("Only a coordinator of the company may change this.");
  const { businessId } = actor;
  return transact(actor, async (unit) => {
    const answer = { standardFee: standardFee === null ? null : formatAmount(standardFee) };
    const [before] = await unit.db.$queryRaw<{ cents: number | null }[]>`
      SELECT "standardFeeCents" AS cents FROM "Business" WHERE id = ${businessId}::uuid FOR NO KEY UPDATE`;
    const old = before?.cents ?? null;
    if (old === standardFee) throw new Unchanged(answer);
    await unit.db.business.update({ where: { id: businessId }, data: { standardFeeCents: standardFee } });
    unit.record("fee.standard_changed", { businessId }, { feeCents: { old, new: standardFee } });
    return answer;
  });
}
