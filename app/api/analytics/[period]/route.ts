// GET /api/analytics/{period}: the four figures of a period.
import { getSummary } from "@/lib/analytics/queries";
import { periodInput, scopeQuery } from "@/lib/analytics/schema";
import { endpoint } from "@/lib/platform/endpoint";

export const GET = endpoint({
  as: "business",
  params: periodInput,
  query: scopeQuery,
  handle: ({ actor, params, query }) => getSummary(actor, params.period, query.scope),
});
