// Says yes, by the link in a message, to being told of each step.
import "server-only";
import { transact } from "@/lib/audit/transact";
import { startJob } from "@/lib/auth/start-job";
import { conflict, notFound } from "@/lib/platform/errors";
import { privateSubjectOf } from "@/lib/transports/move-request";
import { readUpdateToken } from "./read-update-token";
import { isForgotten } from "./update-status";

/** `token` is the link's. Raises `not_found` (forged, forgotten, or nothing to be told any more) and `conflict` (said already). */
export async function confirmUpdates(token: string): Promise<void> {
  const id = readUpdateToken(token);
  if (id === null) throw notFound();
  await transact(startJob("Family"), async ({ db, now, record }) => {
    const row = await db.familyUpdate.findUnique({
      where: { id, access: { revokedAt: null } },
      include: { access: { include: { request: true } } },
    });
    if (!row || isForgotten(row, now)) throw notFound();
    const { count } = await db.familyUpdate.updateMany({
      where: { id, confirmedAt: null },
      data: { confirmedAt: now },
    });
    if (count === 0) throw conflict("This was confirmed already.");
    record("updates.confirmed", privateSubjectOf(row.access.request), { channel: row.channel });
  });
}
