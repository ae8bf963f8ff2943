// Completes the delivery: custody passes to the recipient, the route ends and the request is archived.
import "server-only";
import type { z } from "zod";
import { transact } from "@/lib/audit/transact";
import type { BusinessActor } from "@/lib/auth/actor";
import { type RouteDto, toRouteDto } from "./dto";
import { loadRequest, lockRequest } from "./load-request";
import { moveRequest, subjectOf } from "./move-request";
import { loadRoute, nothingAhead, pressOnce, takeStep } from "./move-route";
import { pressOf } from "./parse-press";
import type { completeDeliveryInput } from "./schema";

/**
 * Raises `not_found`, `forbidden` and `conflict`; a press that was taken before answers the route as it stands.
 * Departing is not required before it.
 */
export async function completeDelivery(
  actor: BusinessActor,
  { id, ...input }: z.output<typeof completeDeliveryInput>,
): Promise<RouteDto> {
  const press = pressOf(input);
  const handover = {
    deceasedReceived: input.deceasedReceived,
    recipientName: input.recipientName ?? null,
    personalEffectsTransferred: input.personalEffectsTransferred,
    personalEffectsNotes: input.personalEffectsTransferred ? (input.personalEffectsNotes ?? null) : null,
    afterHoursDelivery: input.afterHoursDelivery,
    deliveryNotes: input.deliveryNotes ?? null,
  };
  return pressOnce(actor, { id, step: "complete", press }, () =>
    transact(actor, async (unit) => {
      const before = await loadRoute(unit.db, actor, id);
      await lockRequest(unit.db, before.requestId);
      const { row, pressed } = await takeStep(unit, { id, step: "complete", press }, (at) => ({
        ...handover,
        arrivedAtDeliveryAt: before.arrivedAtDeliveryAt ?? at,
        afterHoursRecordedAt: input.afterHoursDelivery ? at : null,
        isActive: false,
        // Where the vehicle went afterwards is no part of the drive.
        endedAt: at,
        ...nothingAhead,
      }));
      const request = await loadRequest(unit.db, actor, row.requestId);
      await moveRequest(unit, request.row, "complete", { archivedAt: unit.now, updatedAt: unit.now });
      unit.record("route.delivery_completed", subjectOf(row.request), { routeId: id, ...handover, ...pressed });
      return toRouteDto(row, actor);
    }),
  );
}
