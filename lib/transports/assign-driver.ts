// Says who of the carrying company drives: its driver from now on, and whose tracker finds the drive.
import "server-only";
import type { z } from "zod";
import { transact } from "@/lib/audit/transact";
import type { BusinessActor } from "@/lib/auth/actor";
import { db } from "@/lib/platform/db";
import { conflict, notFound } from "@/lib/platform/errors";
import { type RouteDto, toRouteDto } from "./dto";
import { assertMay } from "./load-request";
import { subjectOf } from "./move-request";
import { loadRoute } from "./move-route";
import type { assignDriverInput } from "./schema";

/**
 * The present driver again writes nothing. Raises `not_found` (also for a driver of another business), `forbidden` and
 * `conflict`: the drive has ended, or somebody else chose at the same moment.
 */
export async function assignDriver(
  actor: BusinessActor,
  { id, driverId }: z.output<typeof assignDriverInput>,
): Promise<RouteDto> {
  const before = await loadRoute(db, actor, id);
  assertMay(actor, "assignDriver", before.request);
  if (before.isActive && before.driverId === driverId) return toRouteDto(before, actor);
  return transact(actor, async (unit) => {
    const driver = await unit.db.user.findUnique({ where: { id: driverId } });
    if (driver?.businessId !== actor.businessId || driver.deactivatedAt) {
      throw notFound("This person does not drive for your business.");
    }
    const assigned = await unit.db.transportRoute.updateMany({
      where: { id, isActive: true, driverId: before.driverId, request: { ownerBusinessId: actor.businessId } },
      data: { driverId, driverSince: unit.now },
    });
    const row = await loadRoute(unit.db, actor, id);
    if (assigned.count === 0) {
      throw conflict(
        row.isActive
          ? `${nameOf(row.driver) ?? "Somebody else"} drives this since a moment ago.`
          : "This route has ended.",
      );
    }
    unit.record("route.driver_assigned", subjectOf(row.request), {
      routeId: id,
      driverId,
      driver: { old: nameOf(before.driver), new: `${driver.firstName} ${driver.lastName}` },
    });
    return toRouteDto(row, actor);
  });
}

const nameOf = (driver: { firstName: string; lastName: string } | null) =>
  driver && `${driver.firstName} ${driver.lastName}`;
