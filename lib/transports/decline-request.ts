// Declines a pending request; on an open call of others it is a pass, which stands in this business's lists only.
import "server-only";
import type { z } from "zod";
import { transact, type Unit } from "@/lib/audit/transact";
import type { BusinessActor } from "@/lib/auth/actor";
import { conflict } from "@/lib/platform/errors";
import { type RequestDto, type RequestRow, toRequestDto } from "./dto";
import { assertMay, loadRequest, lockRequest } from "./load-request";
import { moveRequest, subjectOf } from "./move-request";
import { may } from "./policy";
import type { declineRequestInput } from "./schema";

/** Raises `not_found`, `forbidden` and `conflict` (no longer pending, or passed on already). */
export async function declineRequest(
  actor: BusinessActor,
  { id }: z.output<typeof declineRequestInput>,
): Promise<RequestDto> {
  return transact(actor, async (unit) => {
    const { row } = await loadRequest(unit.db, actor, id);
    if (may(actor, "pass", row)) return pass(unit, row);
    if (row.status === "pending") assertMay(actor, "decline", row);
    await moveRequest(unit, row, "decline", { declinedAt: unit.now, updatedAt: unit.now });
    unit.record("request.declined", subjectOf(row), { business: actor.businessName });
    return toRequestDto((await loadRequest(unit.db, actor, id)).row, actor);
  });
}

async function pass(unit: Unit<BusinessActor>, row: RequestRow): Promise<RequestDto> {
  const { actor } = unit;
  // Holds the request still, so that nobody accepts it between the look and the pass.
  await lockRequest(unit.db, row.id);
  const still = await loadRequest(unit.db, actor, row.id);
  if (!may(actor, "pass", still.row)) throw conflict("This is no longer open.");
  const passed = await unit.db.requestParty.createMany({
    data: {
      requestId: row.id,
      businessId: actor.businessId,
      status: "declined",
      createdAt: row.createdAt,
      movedAt: unit.now,
    },
    skipDuplicates: true,
  });
  if (passed.count === 0) throw conflict("Your business already passed on this.");
  unit.record("request.passed", { requestId: row.id, audience: [actor.businessId] }, { business: actor.businessName });
  return toRequestDto(still.row, actor, "declined");
}
