// Lets families of a company's transports read the driver's first name, or keeps it from them.
import "server-only";
import { transact } from "@/lib/audit/transact";
import type { BusinessActor } from "@/lib/auth/actor";
import { db } from "@/lib/platform/db";
import { conflict, forbidden } from "@/lib/platform/errors";
import type { DriverNaming } from "./schema";

/**
 * Holds for every case of the actor's business; the same again writes nothing.
 * Raises `forbidden` (a driver) and `conflict` (somebody else changed it at the same moment).
 */
export async function changeDriverNaming(
  actor: BusinessActor,
  { namesDriverToFamilies }: DriverNaming,
): Promise<DriverNaming> {
  if (actor.role === "driver") throw forbidden("Only a coordinator of the company may change this.");
  const where = { id: actor.businessId };
  const select = { namesDriverToFamilies: true } as const;
  const before = await db.business.findUniqueOrThrow({ where, select });
  if (before.namesDriverToFamilies === namesDriverToFamilies) return { namesDriverToFamilies };
  return transact(actor, async (unit) => {
    const changed = await unit.db.business.updateMany({
      where: { ...where, ...before },
      data: { namesDriverToFamilies },
    });
    if (changed.count === 0) throw conflict("Somebody else changed this at the same moment. Look at it once more.");
    unit.record("business.driver_naming_changed", { businessId: actor.businessId }, { isNamed: namesDriverToFamilies });
    return { namesDriverToFamilies };
  });
}
