// GET /api/payments/{id}/outcome.
import { loadOutcome } from "@/lib/billing/load-outcome";
import { paymentParams } from "@/lib/billing/schema";
import { endpoint } from "@/lib/platform/endpoint";

export const GET = endpoint({
  as: "business",
  params: paymentParams,
  handle: ({ actor, params }) => loadOutcome(actor, params.id),
});
