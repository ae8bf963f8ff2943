// Shows the family's map again after it was paused.
import "server-only";
import type { z } from "zod";
import { transact } from "@/lib/audit/transact";
import type { BusinessActor } from "@/lib/auth/actor";
import { conflict } from "@/lib/platform/errors";
import { type RequestDto, toRequestDto } from "./dto";
import { assertMay, loadRequest, lockRequest } from "./load-request";
import { privateSubjectOf } from "./move-request";
import type { familyMapInput } from "./schema";

/** Raises `not_found`, `forbidden` and `conflict` (it is not paused). */
export async function resumeFamilyMap(
  actor: BusinessActor,
  { id }: z.output<typeof familyMapInput>,
): Promise<RequestDto> {
  return transact(actor, async (unit) => {
    await lockRequest(unit.db, id);
    const { row } = await loadRequest(unit.db, actor, id);
    assertMay(actor, "issueAccess", row);
    if (!row.familyMapPausedAt) throw conflict("The family's map is not paused.");
    const shown = { familyMapPausedAt: null };
    await unit.db.serviceRequest.update({ where: { id }, data: { ...shown, updatedAt: unit.now } });
    unit.record("access.map_resumed", privateSubjectOf(row), { caseId: row.caseId });
    return toRequestDto({ ...row, ...shown }, actor);
  });
}
