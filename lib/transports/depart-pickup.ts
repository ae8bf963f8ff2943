// Records that the vehicle has left the place of pickup with the decedent.
import "server-only";
import type { z } from "zod";
import { transact } from "@/lib/audit/transact";
import type { BusinessActor } from "@/lib/auth/actor";
import { type RouteDto, toRouteDto } from "./dto";
import { subjectOf } from "./move-request";
import { pressOnce, takeStep } from "./move-route";
import { type takeStepInput, pressOf } from "./parse-press";
import { recalculateRouteJob } from "./schema";

/** Raises `not_found`, `forbidden` and `conflict`; a press that was taken before answers the route as it stands. */
export async function departPickup(
  actor: BusinessActor,
  { id, ...told }: z.output<typeof takeStepInput>,
): Promise<RouteDto> {
  const press = pressOf(told);
  return pressOnce(actor, { id, step: "depart", press }, () =>
    transact(actor, async (unit) => {
      const { row, pressed } = await takeStep(unit, { id, step: "depart", press });
      // What was estimated before this step is no longer the newest truth.
      if (row.distanceRemaining !== null) unit.queueJob(recalculateRouteJob(row.requestId));
      unit.record("route.departed", subjectOf(row.request), { routeId: id, ...pressed });
      return toRouteDto(row, actor);
    }),
  );
}
