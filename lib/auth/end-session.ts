// Ends the session somebody is signed in with.
import "server-only";
import { transact } from "@/lib/audit/transact";
import { conflict } from "@/lib/platform/errors";
import type { BusinessActor } from "./actor";

/** Ends the actor's own session at once. Throws `conflict` when it has ended already. */
export async function endSession(actor: BusinessActor): Promise<void> {
  await transact(actor, async ({ db, now, record }) => {
    if (actor.sessionId === null) throw conflict("There is no session to end.");
    const ended = await db.session.updateMany({
      where: { id: actor.sessionId, userId: actor.userId, revokedAt: null },
      data: { revokedAt: now },
    });
    if (ended.count === 0) throw conflict("This session has ended already.");
    record("session.ended", { businessId: actor.businessId }, { userId: actor.userId });
  });
}
