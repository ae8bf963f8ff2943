// Lets a business go, or back in: its people are signed out at once, nobody finds it any more, its history stays.
import "server-only";
import type { z } from "zod";
import { transact } from "@/lib/audit/transact";
import type { BusinessActor, SystemActor } from "@/lib/auth/actor";
import { assertAdmin } from "@/lib/auth/policy";
import { conflict } from "@/lib/platform/errors";
import { type BusinessAccountDto, accountCounts, toBusinessAccountDto } from "./dto";
import { lockBusiness } from "./lock-business";
import type { businessStandingInput } from "./schema";

/** Raises `not_found` (no such business, no administrator) and `conflict` (it stands so, or it is one's own). */
export async function changeBusinessStanding(
  actor: BusinessActor | SystemActor,
  { id, isActive }: z.output<typeof businessStandingInput>,
): Promise<BusinessAccountDto> {
  assertAdmin(actor);
  return transact(actor, async (unit) => {
    const { db, now, record } = unit;
    const { name, deactivatedAt } = await lockBusiness(unit, id);
    if (isActive === (deactivatedAt === null)) {
      throw conflict(`${name} is ${isActive ? "active" : "deactivated"} already.`);
    }
    if (actor.kind === "business" && actor.businessId === id) {
      throw conflict("You cannot deactivate your own business. Ask an administrator of another one.");
    }
    if (isActive) record("business.reactivated", { businessId: id }, {});
    else {
      const { count } = await db.session.updateMany({
        where: { user: { businessId: id }, revokedAt: null },
        data: { revokedAt: now },
      });
      await db.passwordLink.deleteMany({ where: { user: { businessId: id } } });
      record("business.deactivated", { businessId: id }, { sessions: count });
    }
    const data = { deactivatedAt: isActive ? null : now };
    return toBusinessAccountDto(await db.business.update({ where: { id }, data, include: accountCounts }));
  });
}
