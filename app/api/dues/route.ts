// GET /api/dues: cancellation fees between businesses.
import { listDues } from "@/lib/billing/queries";
import { listDuesQuery } from "@/lib/billing/schema";
import { answerPage, endpoint } from "@/lib/platform/endpoint";

export const GET = endpoint({
  as: "business",
  query: listDuesQuery,
  handle: async ({ actor, query, request }) => {
    const { items, next } = await listDues(actor, query);
    return answerPage(request, items, next);
  },
});
