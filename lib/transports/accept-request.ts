// Accepts a pending request: the actor becomes its owner and the drive begins.
import "server-only";
import type { z } from "zod";
import { transact } from "@/lib/audit/transact";
import type { BusinessActor } from "@/lib/auth/actor";
import { conflict, forbidden } from "@/lib/platform/errors";
import { type RequestDto, toRequestDto } from "./dto";
import { assertMay, loadRequest } from "./load-request";
import { moveRequest, subjectOf } from "./move-request";
import type { acceptRequestInput } from "./schema";

/**
 * Raises `not_found`, `forbidden` (also when `ownerId` is not the actor's own) and `conflict` (someone was first).
 */
export async function acceptRequest(
  actor: BusinessActor,
  { id, ownerId }: z.output<typeof acceptRequestInput>,
): Promise<RequestDto> {
  if (ownerId !== undefined && ownerId !== actor.userId) {
    throw forbidden("You can accept a request for yourself only.");
  }
  return transact(actor, async (unit) => {
    const { row, viewStatus } = await loadRequest(unit.db, actor, id);
    if (viewStatus !== row.status) throw conflict("Your business passed on this.");
    const { userId, businessId } = actor;
    if (row.status === "pending") assertMay(actor, "accept", row);
    await moveRequest(unit, row, "accept", {
      ownerId: userId,
      ownerBusinessId: businessId,
      transportCompanyName: actor.businessName,
      acceptedAt: unit.now,
      updatedAt: unit.now,
    });
    await unit.db.requestParty.createMany({
      data: { requestId: id, businessId, status: "active", createdAt: row.createdAt, movedAt: unit.now },
      skipDuplicates: true,
    });
    const route = await unit.db.transportRoute.create({
      data: { requestId: id, driverId: actor.role === "driver" ? userId : null, startedAt: unit.now },
    });
    unit.record("request.accepted", subjectOf(row, businessId), { routeId: route.id, business: actor.businessName });
    return toRequestDto((await loadRequest(unit.db, actor, id)).row, actor);
  });
}
