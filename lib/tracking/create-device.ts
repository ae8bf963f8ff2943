// Lets in a driver's tracker and makes its token, which is shown this once.
import "server-only";
import { randomBytes } from "node:crypto";
import type { z } from "zod";
import { transact } from "@/lib/audit/transact";
import type { BusinessActor } from "@/lib/auth/actor";
import { conflict, notFound } from "@/lib/platform/errors";
import { tokenHash } from "@/lib/platform/secret-hash";
import { type NewDeviceDto, toDeviceDto } from "./dto";
import { type deviceBody, mostDevices } from "./schema";

/**
 * Raises `not_found` for a driver of another business, and `conflict` where the driver has a tracker of that name, or
 * the business too many.
 */
export async function createDevice(
  actor: BusinessActor,
  { name, driverId }: z.output<typeof deviceBody>,
): Promise<NewDeviceDto> {
  const token = randomBytes(32).toString("base64url");
  return transact(actor, async (unit) => {
    const { db } = unit;
    // The business's row is held, so that two who add at once see each other's.
    await db.$queryRaw`SELECT 1 FROM "Business" WHERE id = ${actor.businessId}::uuid FOR NO KEY UPDATE`;
    const driver = await db.user.findUnique({ where: { id: driverId } });
    if (driver?.businessId !== actor.businessId || driver.deactivatedAt) {
      throw notFound("This person does not drive for your business.");
    }
    const own = await db.trackerDevice.findMany({
      where: { businessId: actor.businessId, revokedAt: null },
      select: { driverId: true, name: true },
    });
    if (own.some((device) => device.driverId === driverId && device.name.toLowerCase() === name.toLowerCase())) {
      throw conflict(`${driver.firstName} ${driver.lastName} has a device of this name already.`);
    }
    if (own.length >= mostDevices) throw conflict(`Your business has ${mostDevices} devices. Revoke one first.`);
    const row = await db.trackerDevice.create({
      data: {
        name,
        driverId,
        businessId: actor.businessId,
        createdById: actor.userId,
        createdAt: unit.now,
        tokenHash: tokenHash(token),
      },
      include: { driver: { select: { firstName: true, lastName: true } } },
    });
    unit.record("device.created", { businessId: actor.businessId }, { deviceId: row.id, name, driverId });
    return { ...toDeviceDto(row), token };
  });
}
