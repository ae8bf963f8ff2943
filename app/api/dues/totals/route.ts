// GET /api/dues/totals: count and sum of a whole list.
import { getDueTotals } from "@/lib/billing/queries";
import { duesQuery } from "@/lib/billing/schema";
import { endpoint } from "@/lib/platform/endpoint";

export const GET = endpoint({
  as: "business",
  query: duesQuery,
  handle: ({ actor, query }) => getDueTotals(actor, query),
});
