// GET /api/analytics/{period}/visits: the visits of a period over time.
import { listVisitBars } from "@/lib/analytics/queries";
import { periodInput, scopeQuery } from "@/lib/analytics/schema";
import { endpoint } from "@/lib/platform/endpoint";

export const GET = endpoint({
  as: "business",
  params: periodInput,
  query: scopeQuery,
  handle: ({ actor, params, query }) => listVisitBars(actor, params.period, query.scope),
});
