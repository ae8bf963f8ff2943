// Writes the note that the family reads, or takes it away; staff notes never reach them.
import "server-only";
import type { z } from "zod";
import { transact } from "@/lib/audit/transact";
import type { BusinessActor } from "@/lib/auth/actor";
import { db } from "@/lib/platform/db";
import { conflict } from "@/lib/platform/errors";
import { type RequestDto, toRequestDto } from "./dto";
import { assertMay, loadRequest, lockRequest } from "./load-request";
import { privateSubjectOf } from "./move-request";
import type { editFamilyNoteInput } from "./schema";

/**
 * Null takes the present note away; the same note again writes nothing.
 * Raises `not_found`, `forbidden` and `conflict` (somebody else wrote at the same moment).
 */
export async function editFamilyNote(
  actor: BusinessActor,
  { id, familyNote }: z.output<typeof editFamilyNoteInput>,
): Promise<RequestDto> {
  const before = await loadRequest(db, actor, id);
  assertMay(actor, "issueAccess", before.row);
  if (before.row.familyNote === familyNote) return toRequestDto(before.row, actor);
  return transact(actor, async (unit) => {
    await lockRequest(unit.db, id);
    const { row } = await loadRequest(unit.db, actor, id);
    assertMay(actor, "issueAccess", row);
    if (row.familyNote !== before.row.familyNote) {
      throw conflict("Somebody else changed the note to the family at the same moment. Look at it once more.");
    }
    await unit.db.serviceRequest.update({ where: { id }, data: { familyNote, updatedAt: unit.now } });
    unit.record("access.note_changed", privateSubjectOf(row), { old: row.familyNote, new: familyNote });
    return toRequestDto({ ...row, familyNote }, actor);
  });
}
