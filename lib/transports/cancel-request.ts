// Cancels an active transport for good: the drive ends, and the reason and the fee stand with the request.
import "server-only";
import type { z } from "zod";
import { transact } from "@/lib/audit/transact";
import type { BusinessActor } from "@/lib/auth/actor";
import type { Db } from "@/lib/platform/db";
import { type RequestDto, toRequestDto } from "./dto";
import { assertMay, loadRequest, lockRequest } from "./load-request";
import { moveRequest, subjectOf } from "./move-request";
import { endRoute } from "./move-route";
import type { cancelRequestInput } from "./schema";

/** `feeAmount` is dollars, with a partial fee only. Raises `not_found`, `forbidden` and `conflict` (not active). */
export async function cancelRequest(
  actor: BusinessActor,
  { id, reason, feeStatus, feeAmount }: z.output<typeof cancelRequestInput>,
): Promise<RequestDto> {
  return transact(actor, async (unit) => {
    await lockRequest(unit.db, id);
    const { row } = await loadRequest(unit.db, actor, id);
    if (row.status === "active") assertMay(actor, "cancel", row);
    const feeCents = feeAmount === undefined ? null : Math.round(feeAmount * 100);
    const fullFeeCents = feeStatus === "full" ? await standardFee(unit.db, row.ownerBusinessId) : null;
    await moveRequest(unit, row, "cancel", {
      cancellationReason: reason,
      feeStatus,
      feeCents,
      fullFeeCents,
      cancelledAt: unit.now,
      updatedAt: unit.now,
    });
    const routeId = await endRoute(unit, id);
    const { businessName: business } = actor;
    unit.record("request.cancelled", subjectOf(row), { reason, feeStatus, feeCents, fullFeeCents, business, routeId });
    return toRequestDto((await loadRequest(unit.db, actor, id)).row, actor);
  });
}

/** What a full fee is at this moment, cents: later changes leave it as it is. Null where the owner has set none. */
async function standardFee(db: Db, ownerBusinessId: string | null): Promise<number | null> {
  if (ownerBusinessId === null) return null;
  const owner = await db.business.findUniqueOrThrow({
    where: { id: ownerBusinessId },
    select: { standardFeeCents: true },
  });
  return owner.standardFeeCents;
}
