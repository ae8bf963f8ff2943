// Holds our payments against Stripe's lists and names what differs: `npm run billing:reconcile -- --since 30d --mend`.
import { parseArgs } from "node:util";
import { loadDifferences } from "@/lib/billing/load-differences";
import { formatAmount } from "@/lib/billing/parse-amount";
import { reconcilePayment } from "@/lib/billing/reconcile-payment";
import { now } from "@/lib/platform/clock";
import { closeDatabase } from "@/lib/platform/db";
import { AppError } from "@/lib/platform/errors";

const dayMs = 86_400_000;
const usage = "Say how far to look back: npm run billing:reconcile -- --since 30d [--mend]";

function readArguments(): { days: number; isMending: boolean } | null {
  try {
    const { values } = parseArgs({
      options: { since: { type: "string", default: "30d" }, mend: { type: "boolean", default: false } },
    });
    const days = Number(/^(\d{1,4})d$/.exec(values.since)?.[1] ?? 0);
    return days >= 1 ? { days, isMending: values.mend } : null;
  } catch {
    return null;
  }
}

/** Whether both sides agree in the end. */
async function reconcile(days: number, isMending: boolean): Promise<boolean> {
  const since = new Date(now().getTime() - days * dayMs);
  const before = await loadDifferences(since);
  for (const { id, sentence } of before.differences) console.log(`${id} ${sentence}`);
  const mendable = new Set(before.differences.flatMap(({ paymentId }) => paymentId ?? []));
  if (isMending) for (const paymentId of mendable) await reconcilePayment({ paymentId });
  const after = isMending && mendable.size > 0 ? await loadDifferences(since) : before;
  const { payments, ours, theirs, differences } = after;
  const told = ({ paid, refunded }: typeof ours) => `$${formatAmount(paid)} paid, $${formatAmount(refunded)} refunded`;
  console.log(
    `${payments} ${payments === 1 ? "payment" : "payments"} in ${days} days. Stripe: ${told(theirs)}. Here: ${told(ours)}.`,
  );
  if (isMending)
    console.log(
      `${before.differences.length - differences.length} of ${before.differences.length} differences mended.`,
    );
  if (differences.length === 0) console.log("Both sides agree.");
  return differences.length === 0;
}

const given = readArguments();
if (!given) {
  console.error(usage);
  process.exitCode = 1;
} else {
  try {
    if (!(await reconcile(given.days, given.isMending))) process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  } finally {
    await closeDatabase();
  }
}
