// Stops, by the link in a message, what somebody is told.
import "server-only";
import { transact } from "@/lib/audit/transact";
import { startJob } from "@/lib/auth/start-job";
import { notFound } from "@/lib/platform/errors";
import { privateSubjectOf } from "@/lib/transports/move-request";
import { readUpdateToken } from "./read-update-token";

/** Forgets the address as well. Raises `not_found` where nothing is told any more, or `token` is forged. */
export async function endUpdates(token: string): Promise<void> {
  const id = readUpdateToken(token);
  if (id === null) throw notFound();
  await transact(startJob("Family"), async ({ db, record }) => {
    const row = await db.familyUpdate.findUnique({
      where: { id },
      include: { access: { include: { request: true } } },
    });
    const { count } = await db.familyUpdate.deleteMany({ where: { id } });
    if (!row || count === 0) throw notFound();
    record("updates.ended", privateSubjectOf(row.access.request), { channel: row.channel });
  });
}
