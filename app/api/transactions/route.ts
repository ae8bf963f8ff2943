// GET /api/transactions.
import { listTransactions } from "@/lib/billing/queries";
import { listTransactionsQuery } from "@/lib/billing/schema";
import { answerPage, endpoint } from "@/lib/platform/endpoint";

export const GET = endpoint({
  as: "business",
  query: listTransactionsQuery,
  handle: async ({ actor, query, request }) => {
    const { transactions, next } = await listTransactions(actor, query);
    return answerPage(request, transactions, next);
  },
});
