// Changes a user's name, e-mail or role.
import "server-only";
import type { z } from "zod";
import { changesBetween } from "@/lib/audit/events";
import { transact, Unchanged } from "@/lib/audit/transact";
import { isUniqueViolation } from "@/lib/platform/db";
import { conflict } from "@/lib/platform/errors";
import type { BusinessActor, SystemActor } from "./actor";
import { type AccountDto, accountInclude, toAccountDto } from "./dto";
import { lockUser } from "./lock-user";
import { assertAdmin } from "./policy";
import type { editUserInput } from "./schema";

/**
 * The user as it stands now; the same again writes nothing. Raises `not_found` (no such user, no administrator) and
 * `conflict` (the e-mail is taken, or administrators take the role from themselves).
 */
export async function editUser(
  actor: BusinessActor | SystemActor,
  { id, ...fields }: z.output<typeof editUserInput>,
): Promise<AccountDto> {
  assertAdmin(actor);
  try {
    return await transact(actor, async (unit) => {
      const user = await lockUser(unit, id);
      const { email, firstName, lastName, role } = user;
      const changes = changesBetween({ email, firstName, lastName, role }, fields);
      if (!changes) throw new Unchanged(toAccountDto(user));
      if (actor.kind === "business" && actor.userId === id && fields.role !== "admin") {
        throw conflict("You cannot take the administrator's role from yourself. Ask another administrator.");
      }
      const changed = await unit.db.user.update({ where: { id }, data: fields, include: accountInclude });
      unit.record("user.changed", { businessId: user.businessId }, { userId: id, changes });
      return toAccountDto(changed);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict("There is a user with this e-mail already.");
    throw error;
  }
}
