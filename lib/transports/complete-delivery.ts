// Completes the delivery: custody passes to the recipient, the route ends and the request is archived.
import "server-only";
import type { z } from "zod";
import { transact } from "@/lib/audit/transact";
import type { BusinessActor } from "@/lib/auth/actor";
import { type RouteDto, toRouteDto } from "./dto";
import { loadRequest, lockRequest } from "./load-request";
import { moveRequest, subjectOf } from "./move-request";
import { loadRoute, nothingAhead, takeStep } from "./move-route";
import type { completeDeliveryInput } from "./schema";

/** Raises `not_found`, `forbidden` and `conflict`. Departing is not required before it. */
export async function completeDelivery(
  actor: BusinessActor,
  { id, ...input }: z.output<typeof completeDeliveryInput>,
): Promise<RouteDto> {
  return transact(actor, async (unit) => {
    const before = await loadRoute(unit.db, actor, id);
    await lockRequest(unit.db, before.requestId);
    const handover = {
      deceasedReceived: input.deceasedReceived,
      recipientName: input.recipientName ?? null,
      personalEffectsTransferred: input.personalEffectsTransferred,
      personalEffectsNotes: input.personalEffectsTransferred ? (input.personalEffectsNotes ?? null) : null,
      afterHoursDelivery: input.afterHoursDelivery,
      deliveryNotes: input.deliveryNotes ?? null,
    };
    const row = await takeStep(unit, id, "complete", {
      ...handover,
      arrivedAtDeliveryAt: before.arrivedAtDeliveryAt ?? unit.now,
      afterHoursRecordedAt: input.afterHoursDelivery ? unit.now : null,
      isActive: false,
      endedAt: unit.now,
      ...nothingAhead,
    });
    const request = await loadRequest(unit.db, actor, row.requestId);
    await moveRequest(unit, request.row, "complete", { archivedAt: unit.now, updatedAt: unit.now });
    unit.record("route.delivery_completed", subjectOf(row.request), { routeId: id, ...handover });
    return toRouteDto(row, actor);
  });
}
