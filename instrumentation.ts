// Begins what runs beside the calls when the server starts, and writes the failures of pages to the log by its own rule.
import type { Instrumentation } from "next";

/** Where scripts/server.mjs finds why the product cannot start: Next by itself would go on without it. */
const refusal = Symbol.for("mortuary.refusal");

export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NEXT_PHASE === "phase-production-build") return;
  const { env } = await import("@/lib/platform/env");
  try {
    env();
  } catch (error) {
    Object.assign(globalThis, { [refusal]: error instanceof Error ? error.message : String(error) });
    return;
  }
  const [
    { onMail, sendMail },
    { forgetDoneJobs, onDailyJob, onJob, startJobs },
    { printReportMail },
    { recalculateRoute },
    { erasePositions },
    { warmGazetteer },
    { onEvents },
    { sendUpdates },
    { printConfirmMail, printStepMail },
    { eraseUpdates },
    { restMs, updateEvents },
    { reconcilePayment },
    { sendRefund },
    { closePayments },
    { chainCheckJob, keepVerification },
    { printPasswordMail },
    { erasePageViews },
  ] = await Promise.all([
    import("@/lib/platform/email"),
    import("@/lib/platform/jobs"),
    import("@/lib/reports/print-report-mail"),
    import("@/lib/transports/recalculate-route"),
    import("@/lib/tracking/erase-positions"),
    import("@/lib/platform/geo/gazetteer"),
    import("@/lib/audit/transact"),
    import("@/lib/family/send-updates"),
    import("@/lib/family/print-update-mail"),
    import("@/lib/family/erase-updates"),
    import("@/lib/family/update-status"),
    import("@/lib/billing/reconcile-payment"),
    import("@/lib/billing/send-refund"),
    import("@/lib/billing/close-payments"),
    import("@/lib/audit/verify-chains"),
    import("@/lib/auth/print-password-mail"),
    import("@/lib/analytics/erase-page-views"),
  ]);
  onMail("report", printReportMail);
  onMail("updates-confirm", printConfirmMail);
  onMail("updates-step", printStepMail);
  onMail("password-link", printPasswordMail);
  onJob("mail", sendMail);
  onJob("family-updates", sendUpdates);
  onEvents(updateEvents, { kind: "family-updates", afterMs: restMs });
  onJob("recalculate-route", recalculateRoute);
  onJob("send-refund", sendRefund);
  onJob("reconcile-payment", async (payload) => void (await reconcilePayment(payload)));
  onDailyJob("erase-positions", erasePositions);
  onDailyJob("close-payments", closePayments);
  onDailyJob("erase-page-views", erasePageViews);
  onDailyJob("forget-jobs", forgetDoneJobs);
  onDailyJob(chainCheckJob, keepVerification);
  onDailyJob("erase-updates", eraseUpdates);
  startJobs();
  if (process.env.READ_AHEAD !== "0") warmGazetteer();
}

/** Without the message, which may quote what a person typed. */
export const onRequestError: Instrumentation.onRequestError = async (error, { method, headers }, { routePath }) => {
  const { describe, log } = await import("@/lib/platform/log");
  // The failed page shows this number.
  const digest = error instanceof Error && "digest" in error ? error.digest : undefined;
  const request = { requestId: headers["x-request-id"], method, route: routePath };
  log.error({ ...request, digest, error: describe(error) }, "a page failed");
};
