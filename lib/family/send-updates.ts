// Tells a family of one step: a message for everybody who said yes.
import "server-only";
import { z } from "zod";
import { transact } from "@/lib/audit/transact";
import { startJob } from "@/lib/auth/start-job";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { AppError, conflict } from "@/lib/platform/errors";
import { readPayload } from "@/lib/platform/jobs";
import { privateSubjectOf } from "@/lib/transports/move-request";
import { newsMs, overtakingEvents, updateEvents, updateSteps } from "./update-status";

const jobPayload = z.object({ requestId: z.uuid(), type: z.enum(updateEvents), at: z.iso.datetime() });

/** A job's handler. A step that is no news any more, or that another has overtaken, is told to nobody. */
export async function sendUpdates(payload: unknown): Promise<void> {
  const { requestId, type, at } = readPayload(jobPayload, payload);
  const age = now().getTime() - new Date(at).getTime();
  if (age > newsMs || (await isOvertaken(requestId, new Date(at)))) return;
  const told = { access: { requestId, revokedAt: null }, confirmedAt: { not: null } };
  if ((await db.familyUpdate.count({ where: told })) === 0) return;
  await transact(startJob("automatic"), async (unit) => {
    const row = await unit.db.serviceRequest.findUniqueOrThrow({ where: { id: requestId } });
    const people = await unit.db.familyUpdate.findMany({ where: told, select: { id: true, address: true } });
    const mails = people.map((person) => ({
      dedupeKey: `updates:${person.id}:${type}:${at}`,
      kind: "updates-step",
      recipient: person.address,
      requestId,
      payload: { updateId: person.id, step: updateSteps[type], at },
    }));
    const laid = await unit.db.outbox.count({ where: { dedupeKey: { in: mails.map(({ dedupeKey }) => dedupeKey) } } });
    if (laid === mails.length) throw conflict("They were told already.");
    for (const mail of mails) unit.queueMail(mail);
    unit.record("updates.sent", privateSubjectOf(row), { step: updateSteps[type], people: mails.length - laid });
  }).catch((error: unknown) => {
    // A job that is begun again after its process died has laid its messages already.
    if (!(error instanceof AppError && error.code === "conflict")) throw error;
  });
}

/** Its own message would come beside that of the step after it. */
async function isOvertaken(requestId: string, at: Date): Promise<boolean> {
  const later = await db.auditEvent.findFirst({
    where: { requestId, at: { gt: at }, type: { in: overtakingEvents } },
    select: { id: true },
  });
  return later !== null;
}
