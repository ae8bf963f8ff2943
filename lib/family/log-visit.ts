// Notes that a family opened its page again, so that the funeral home sees when it last did.
import "server-only";
import { transact } from "@/lib/audit/transact";
import type { FamilyActor } from "@/lib/auth/actor";
import { conflict } from "@/lib/platform/errors";
import { privateSubjectOf } from "@/lib/transports/move-request";

/** Pages opened closer together than this, in milliseconds, count as one visit. */
const apartMs = 5 * 60_000;

/** Throws `conflict` when the page was opened moments ago, or the visit is over. */
export async function logVisit(actor: FamilyActor): Promise<void> {
  const { accessId, requestId, sessionId, caseId } = actor;
  await transact(actor, async (unit) => {
    const opened = await unit.db.familyAccess.updateMany({
      where: {
        id: accessId,
        revokedAt: null,
        lastOpenedAt: { lte: new Date(unit.now.getTime() - apartMs) },
        sessions: { some: { id: sessionId, endedAt: null } },
      },
      data: { lastOpenedAt: unit.now },
    });
    if (opened.count === 0) throw conflict("This page was opened moments ago.");
    const row = await unit.db.serviceRequest.findUniqueOrThrow({ where: { id: requestId } });
    unit.record("access.opened", privateSubjectOf(row), { caseId });
  });
}
