// Takes the family's way in back: nobody comes in any more, and visits that are open end at once.
import "server-only";
import type { z } from "zod";
import { transact } from "@/lib/audit/transact";
import type { BusinessActor } from "@/lib/auth/actor";
import { conflict } from "@/lib/platform/errors";
import { type RequestDto, toRequestDto } from "./dto";
import { formatClock } from "./format";
import { assertMay, loadRequest, lockRequest } from "./load-request";
import { privateSubjectOf } from "./move-request";
import type { revokeFamilyAccessInput } from "./schema";

/** The case id stays, for when access is issued again. Raises `not_found`, `forbidden` and `conflict` (nothing to revoke). */
export async function revokeFamilyAccess(
  actor: BusinessActor,
  { id }: z.output<typeof revokeFamilyAccessInput>,
): Promise<RequestDto> {
  return transact(actor, async (unit) => {
    await lockRequest(unit.db, id);
    const { row } = await loadRequest(unit.db, actor, id);
    assertMay(actor, "issueAccess", row);
    const { caseId, familyAccess } = row;
    if (!caseId || !familyAccess) throw conflict("No family access was issued for this request.");
    if (familyAccess.revokedAt) {
      throw conflict(`Family access was revoked at ${formatClock(familyAccess.revokedAt, actor.timeZone)} already.`);
    }
    const { id: accessId } = await unit.db.familyAccess.update({
      where: { requestId: id },
      data: { revokedAt: unit.now },
      select: { id: true },
    });
    await unit.db.familySession.updateMany({ where: { accessId, endedAt: null }, data: { endedAt: unit.now } });
    await unit.db.familyUpdate.deleteMany({ where: { accessId } });
    unit.record("access.revoked", privateSubjectOf(row), { caseId });
    return toRequestDto((await loadRequest(unit.db, actor, id)).row, actor);
  });
}
