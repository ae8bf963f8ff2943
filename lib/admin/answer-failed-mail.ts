// Sends a mail again that was given up, or drops it.
import "server-only";
import type { z } from "zod";
import { transact } from "@/lib/audit/transact";
import type { BusinessActor } from "@/lib/auth/actor";
import { assertAdmin } from "@/lib/auth/policy";
import { mailJob } from "@/lib/platform/email";
import { conflict, notFound } from "@/lib/platform/errors";
import { wakeJobs } from "@/lib/platform/jobs";
import type { AnsweredMailDto } from "./dto";
import type { answerMailInput } from "./schema";

/** Raises `not_found` (no such mail, no administrator) and `conflict` (it is not among those that failed any more). */
export async function answerFailedMail(
  actor: BusinessActor,
  { id, answer }: z.output<typeof answerMailInput>,
): Promise<AnsweredMailDto> {
  assertAdmin(actor);
  const isRetried = answer === "retry";
  const done = await transact(actor, async ({ db, now, record }) => {
    const mail = await db.outbox.findUnique({ where: { id }, select: { kind: true } });
    if (!mail) throw notFound("We could not find this mail.");
    const moved = await db.job.updateMany({
      where: { dedupeKey: mailJob(id).dedupeKey, status: "failed" },
      data: isRetried
        ? { status: "queued", attempts: 0, runAt: now, lastError: null }
        : { status: "dropped", doneAt: now },
    });
    if (moved.count === 0) throw conflict("This mail is not among those that failed any more.");
    record(isRetried ? "mail.retried" : "mail.dropped", {}, { outboxId: id, mailKind: mail.kind });
    return { id, answer };
  });
  if (isRetried) wakeJobs();
  return done;
}
