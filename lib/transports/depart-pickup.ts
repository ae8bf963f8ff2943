// Records that the vehicle has left the place of pickup with the decedent.
import "server-only";
import type { z } from "zod";
import { transact } from "@/lib/audit/transact";
import type { BusinessActor } from "@/lib/auth/actor";
import { type RouteDto, toRouteDto } from "./dto";
import { subjectOf } from "./move-request";
import { takeStep } from "./move-route";
import { recalculateRouteJob, type routeIdInput } from "./schema";

/** Raises `not_found`, `forbidden` and `conflict`. */
export async function departPickup(actor: BusinessActor, { id }: z.output<typeof routeIdInput>): Promise<RouteDto> {
  return transact(actor, async (unit) => {
    const row = await takeStep(unit, id, "depart");
    // What was estimated before this step is no longer the newest truth.
    if (row.distanceRemaining !== null) unit.queueJob(recalculateRouteJob(row.requestId));
    unit.record("route.departed", subjectOf(row.request), { routeId: id });
    return toRouteDto(row, actor);
  });
}
