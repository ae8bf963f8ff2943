// Signs somebody out everywhere.
import "server-only";
import { transact } from "@/lib/audit/transact";
import { conflict, forbidden, notFound } from "@/lib/platform/errors";
import type { BusinessActor, SystemActor } from "./actor";

/**
 * Ends all open sessions of a user and answers how many there were. People may do it for themselves,
 * administrators and commands for anybody. Throws `forbidden`, `not_found`, or `conflict` when none is open.
 */
export async function revokeSessions(actor: BusinessActor | SystemActor, userId: string): Promise<number> {
  const may = actor.kind === "system" || actor.role === "admin" || actor.userId === userId;
  if (!may) throw forbidden("Only an administrator can sign somebody else out.");
  return transact(actor, async ({ db, now, record }) => {
    const user = await db.user.findUnique({ where: { id: userId }, select: { businessId: true } });
    if (!user) throw notFound("We could not find this user.");
    const { count } = await db.session.updateMany({
      where: { userId, revokedAt: null, expiresAt: { gt: now } },
      data: { revokedAt: now },
    });
    if (count === 0) throw conflict("No session of this user is open.");
    record("session.ended", { businessId: user.businessId }, { userId });
    return count;
  });
}
