// GET /api/transactions/totals: count and sums of a whole list.
import { getTransactionTotals } from "@/lib/billing/queries";
import { transactionsQuery } from "@/lib/billing/schema";
import { endpoint } from "@/lib/platform/endpoint";

export const GET = endpoint({
  as: "business",
  query: transactionsQuery,
  handle: ({ actor, query }) => getTransactionTotals(actor, query),
});
