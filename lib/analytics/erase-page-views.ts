// Erases page views whose time is over, and visitors whom no period reaches any more; the hourly totals keep them counted.
import "server-only";
import { transact, Unchanged } from "@/lib/audit/transact";
import { startJob } from "@/lib/auth/start-job";
import { now } from "@/lib/platform/clock";
import { env } from "@/lib/platform/env";
import { visitorDays } from "./schema";

const dayMs = 86_400_000;
/** Rows of one transaction. */
const together = 50_000;

/** A job's handler; decision 0049. */
export async function erasePageViews(): Promise<void> {
  const instant = now().getTime();
  const viewsBefore = new Date(instant - env().PAGE_VIEWS_KEEP_DAYS * dayMs);
  // Whoever comes back later is a visitor anew in every figure there is.
  const visitorsBefore = new Date(instant - visitorDays * dayMs);
  while (await eraseSome(viewsBefore, visitorsBefore)) {
    // Goes on until there is nothing left to erase.
  }
}

/** Whether there was anything. */
async function eraseSome(viewsBefore: Date, visitorsBefore: Date): Promise<boolean> {
  return transact(startJob("housekeeping"), async ({ db, record }) => {
    // Two processes at once take different rows.
    const views = await db.$executeRaw`
      DELETE FROM "PageView" WHERE id IN (
        SELECT id FROM "PageView" WHERE at < ${viewsBefore} ORDER BY at LIMIT ${together} FOR UPDATE SKIP LOCKED)`;
    const visitors = await db.$executeRaw`
      DELETE FROM "VisitorSeen" WHERE ("scopeId", "visitorId") IN (
        SELECT "scopeId", "visitorId" FROM "VisitorSeen" WHERE "seenAt" < ${visitorsBefore}
        LIMIT ${together} FOR UPDATE SKIP LOCKED)`;
    if (views + visitors === 0) throw new Unchanged(false);
    record("views.erased", {}, { views, visitors, seenBefore: viewsBefore.toISOString() });
    return true;
  });
}
