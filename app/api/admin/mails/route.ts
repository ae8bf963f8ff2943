// GET /api/admin/mails: mail that was given up.
import { listFailedMails } from "@/lib/admin/queries";
import { failedMailsQuery } from "@/lib/admin/schema";
import { answerPage, endpoint } from "@/lib/platform/endpoint";

export const GET = endpoint({
  as: "admin",
  query: failedMailsQuery,
  handle: async ({ actor, query, request }) => {
    const { items, next } = await listFailedMails(actor, query);
    return answerPage(request, items, next);
  },
});
