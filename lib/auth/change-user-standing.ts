// Lets a user go, or back in: whoever is deactivated is signed out at once and stays in every record.
import "server-only";
import type { z } from "zod";
import { transact } from "@/lib/audit/transact";
import { conflict } from "@/lib/platform/errors";
import type { BusinessActor, SystemActor } from "./actor";
import { type AccountDto, accountInclude, toAccountDto } from "./dto";
import { lockUser } from "./lock-user";
import { assertAdmin } from "./policy";
import type { userStandingInput } from "./schema";

/** Raises `not_found` (no such user, no administrator) and `conflict` (it stands so, or it is oneself). */
export async function changeUserStanding(
  actor: BusinessActor | SystemActor,
  { id, isActive }: z.output<typeof userStandingInput>,
): Promise<AccountDto> {
  assertAdmin(actor);
  return transact(actor, async (unit) => {
    const { db, now, record } = unit;
    const { businessId, firstName, lastName, deactivatedAt } = await lockUser(unit, id);
    if (isActive === (deactivatedAt === null)) {
      throw conflict(`${firstName} ${lastName} is ${isActive ? "active" : "deactivated"} already.`);
    }
    if (actor.kind === "business" && actor.userId === id) {
      throw conflict("You cannot deactivate yourself. Ask another administrator.");
    }
    if (isActive) record("user.reactivated", { businessId }, { userId: id });
    else {
      // Ended for good: whoever is let in again signs in again.
      const { count } = await db.session.updateMany({
        where: { userId: id, revokedAt: null },
        data: { revokedAt: now },
      });
      await db.passwordLink.deleteMany({ where: { userId: id } });
      record("user.deactivated", { businessId }, { userId: id, sessions: count });
    }
    const data = { deactivatedAt: isActive ? null : now };
    return toAccountDto(await db.user.update({ where: { id }, data, include: accountInclude }));
  });
}
