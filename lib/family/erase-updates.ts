// Forgets the addresses of families whose transport is over, or that nobody confirmed, and what was sent to them.
import "server-only";
import { transact } from "@/lib/audit/transact";
import { startJob } from "@/lib/auth/start-job";
import { now } from "@/lib/platform/clock";
import { AppError, conflict } from "@/lib/platform/errors";
import { confirmMs } from "./update-status";

const day = 24 * 3_600_000;
/** After the end the last message must still find whom to tell. */
const keptAfterEnd = 2 * day;

/** A job's handler. */
export async function eraseUpdates(): Promise<void> {
  const ended = new Date(now().getTime() - keptAfterEnd);
  await transact(startJob("housekeeping"), async (unit) => {
    const people = await unit.db.familyUpdate.deleteMany({
      where: {
        OR: [
          { confirmedAt: null, createdAt: { lt: new Date(unit.now.getTime() - confirmMs) } },
          { access: { request: { archivedAt: { lt: ended } } } },
          { access: { request: { status: "declined", declinedAt: { lt: ended } } } },
          { access: { request: { status: "declined", cancelledAt: { lt: ended } } } },
        ],
      },
    });
    const messages = await unit.db.outbox.deleteMany({
      where: { kind: { in: ["updates-confirm", "updates-step"] }, createdAt: { lt: ended } },
    });
    if (people.count + messages.count === 0) throw conflict("There is nothing to be forgotten.");
    unit.record("updates.erased", {}, { people: people.count, messages: messages.count });
  }).catch((error: unknown) => {
    if (!(error instanceof AppError && error.code === "conflict")) throw error;
  });
}
