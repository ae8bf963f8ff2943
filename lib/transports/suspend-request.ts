// Suspends an active transport: the drive ends, nobody owns the request any more and it is pending again.
import "server-only";
import type { z } from "zod";
import { transact } from "@/lib/audit/transact";
import type { BusinessActor } from "@/lib/auth/actor";
import { type RequestDto, toRequestDto } from "./dto";
import { assertMay, loadRequest, lockRequest } from "./load-request";
import { moveRequest, subjectOf } from "./move-request";
import { endRoute } from "./move-route";
import type { suspendRequestInput } from "./schema";

/** Raises `not_found`, `forbidden` and `conflict` (not active). */
export async function suspendRequest(
  actor: BusinessActor,
  { id, reason }: z.output<typeof suspendRequestInput>,
): Promise<RequestDto> {
  return transact(actor, async (unit) => {
    await lockRequest(unit.db, id);
    const { row } = await loadRequest(unit.db, actor, id);
    if (row.status === "active") assertMay(actor, "suspend", row);
    await moveRequest(unit, row, "suspend", {
      ownerId: null,
      ownerBusinessId: null,
      transportCompanyName: null,
      acceptedAt: null,
      suspensionReason: reason,
      suspendedAt: unit.now,
      updatedAt: unit.now,
    });
    // Whoever gave it back stands to it as before the acceptance: of an open call, as any provider.
    const staying = [row.creatingBusinessId, row.businessId].filter((party) => party !== null);
    await unit.db.requestParty.deleteMany({ where: { requestId: id, businessId: { notIn: staying } } });
    const routeId = await endRoute(unit, id);
    const after = await loadRequest(unit.db, actor, id);
    const { businessId, businessName: business } = actor;
    unit.record("request.suspended", subjectOf(after.row, businessId), { reason, business, routeId });
    return toRequestDto(after.row, actor);
  });
}
