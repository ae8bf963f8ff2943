// GET and POST /api/admin/businesses: every business of the platform, and one more with its first user.
import { listBusinessAccounts } from "@/lib/admin/queries";
import { adminBusinessesQuery, newBusinessBody } from "@/lib/admin/schema";
import { createBusiness } from "@/lib/businesses/create-business";
import { answerPage, endpoint } from "@/lib/platform/endpoint";

export const GET = endpoint({
  as: "admin",
  query: adminBusinessesQuery,
  handle: async ({ actor, query, request }) => {
    const { items, next } = await listBusinessAccounts(actor, query);
    return answerPage(request, items, next);
  },
});

export const POST = endpoint({
  as: "admin",
  body: newBusinessBody,
  handle: ({ actor, body }) => createBusiness(actor, body.business, { ...body.user, password: null }),
});
