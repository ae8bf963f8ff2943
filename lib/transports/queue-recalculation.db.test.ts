// A route is recalculated soon after its vehicle moved, once for many places, and failing harms nobody.
import { expect, it, vi } from "vitest";
import { db } from "@/lib/platform/db";
import { anActiveTransport, anActor } from "@/prisma/factories";
import { queueRecalculation } from "./queue-recalculation";

const distanceOf = async (id: string) =>
  (await db.transportRoute.findUniqueOrThrow({ where: { id } })).distanceRemaining;

it("recalculates once for many places, and what is no request leaves the others alone", async () => {
  const owner = await anActor();
  const { request, route } = await anActiveTransport(await anActor(), owner);
  await db.transportRoute.update({
    where: { id: route.id },
    data: { currentLat: 41.88, currentLng: -87.63, positionAt: new Date() },
  });
  queueRecalculation("00000000-0000-4000-8000-000000000000");
  queueRecalculation("no id");
  for (let count = 0; count < 50; count += 1) queueRecalculation(request.id);
  await vi.waitFor(async () => expect(await distanceOf(route.id)).toMatch(/^\d+(?:\.\d)? mi$/), { timeout: 5_000 });
  // What moves with the vehicle is no event of the record.
  const recorded = await db.auditEvent.count({ where: { requestId: request.id, type: "route.recalculated" } });
  expect(recorded).toBe(0);
});
