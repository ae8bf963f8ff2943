// Ends a family's visit.
import "server-only";
import { transact } from "@/lib/audit/transact";
import type { FamilyActor } from "@/lib/auth/actor";
import { conflict } from "@/lib/platform/errors";

/** Ends the actor's own visit at once. Throws `conflict` when it has ended already. */
export async function closeCase(actor: FamilyActor): Promise<void> {
  await transact(actor, async ({ db, now, record }) => {
    const ended = await db.familySession.updateMany({
      where: { id: actor.sessionId, accessId: actor.accessId, endedAt: null },
      data: { endedAt: now },
    });
    if (ended.count === 0) throw conflict("This visit has ended already.");
    record("access.closed", { requestId: actor.requestId }, { caseId: actor.caseId });
  });
}
