// Signs a person out on other devices: on one of them, or on all.
import "server-only";
import { transact } from "@/lib/audit/transact";
import { conflict, notFound } from "@/lib/platform/errors";
import type { BusinessActor } from "./actor";

/**
 * Ends the one session `id`, else every session but the one that asks, and answers how many there were. Raises
 * `not_found` (not one's own, or over already) and `conflict` (it is the one that asks, or there is no other).
 */
export async function endOtherSessions(actor: BusinessActor, id?: string): Promise<{ endedSessions: number }> {
  const { userId, businessId, sessionId } = actor;
  if (id !== undefined && id === sessionId)
    throw conflict("This is the sign-in that you are using. Log out to end it.");
  return transact(actor, async ({ db, now, record }) => {
    const { count } = await db.session.updateMany({
      where: {
        userId,
        revokedAt: null,
        expiresAt: { gt: now },
        ...(id !== undefined && { id }),
        ...(sessionId !== null && { NOT: { id: sessionId } }),
      },
      data: { revokedAt: now },
    });
    if (count === 0 && id !== undefined) throw notFound("This sign-in has ended already.");
    if (count === 0) throw conflict("You are signed in nowhere else.");
    record("session.ended", { businessId }, { userId });
    return { endedSessions: count };
  });
}
