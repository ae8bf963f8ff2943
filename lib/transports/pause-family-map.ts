// Pauses the family's map: from now on no family page and no call of a family says where the vehicle is.
import "server-only";
import type { z } from "zod";
import { transact } from "@/lib/audit/transact";
import type { BusinessActor } from "@/lib/auth/actor";
import { conflict } from "@/lib/platform/errors";
import { type RequestDto, toRequestDto } from "./dto";
import { formatClock } from "./format";
import { assertMay, loadRequest, lockRequest } from "./load-request";
import { explainState, privateSubjectOf } from "./move-request";
import type { familyMapInput } from "./schema";

/** It stays paused through a suspension. Raises `not_found`, `forbidden` and `conflict` (paused already, or over). */
export async function pauseFamilyMap(
  actor: BusinessActor,
  { id }: z.output<typeof familyMapInput>,
): Promise<RequestDto> {
  return transact(actor, async (unit) => {
    await lockRequest(unit.db, id);
    const { row } = await loadRequest(unit.db, actor, id);
    assertMay(actor, "issueAccess", row);
    if (row.status !== "pending" && row.status !== "active") throw await explainState(unit.db, actor, id);
    if (row.familyMapPausedAt) {
      throw conflict(`The family's map was paused at ${formatClock(row.familyMapPausedAt, actor.timeZone)} already.`);
    }
    const paused = { familyMapPausedAt: unit.now };
    await unit.db.serviceRequest.update({ where: { id }, data: { ...paused, updatedAt: unit.now } });
    unit.record("access.map_paused", privateSubjectOf(row), { caseId: row.caseId });
    return toRequestDto({ ...row, ...paused }, actor);
  });
}
