// Takes a tracker's right to send away, at once and for good.
import "server-only";
import type { z } from "zod";
import { transact } from "@/lib/audit/transact";
import type { BusinessActor } from "@/lib/auth/actor";
import { conflict, notFound } from "@/lib/platform/errors";
import { type DeviceDto, toDeviceDto } from "./dto";
import type { deviceIdInput } from "./schema";

/** Raises `not_found` for another business's, and `conflict` when it was revoked before. */
export async function revokeDevice(actor: BusinessActor, { id }: z.output<typeof deviceIdInput>): Promise<DeviceDto> {
  return transact(actor, async (unit) => {
    const device = await unit.db.trackerDevice.findUnique({
      where: { id },
      include: { driver: { select: { firstName: true, lastName: true } } },
    });
    if (device?.businessId !== actor.businessId) throw notFound("We could not find this device.");
    const { count } = await unit.db.trackerDevice.updateMany({
      where: { id, revokedAt: null },
      data: { revokedAt: unit.now },
    });
    if (count === 0) throw conflict("This device was revoked already.");
    unit.record("device.revoked", { businessId: actor.businessId }, { deviceId: id, name: device.name });
    return toDeviceDto({ ...device, revokedAt: unit.now });
  });
}
