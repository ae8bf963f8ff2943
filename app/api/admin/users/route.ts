// GET and POST /api/admin/users: the users of all businesses, and one more.
import { listAccounts } from "@/lib/admin/queries";
import { adminUsersQuery } from "@/lib/admin/schema";
import { createUser } from "@/lib/auth/create-user";
import { newAccountBody } from "@/lib/auth/schema";
import { answerPage, endpoint } from "@/lib/platform/endpoint";

export const GET = endpoint({
  as: "admin",
  query: adminUsersQuery,
  handle: async ({ actor, query, request }) => {
    const { items, next } = await listAccounts(actor, query);
    return answerPage(request, items, next);
  },
});

export const POST = endpoint({
  as: "admin",
  body: newAccountBody,
  handle: async ({ actor, body: { businessId, ...user } }) => ({
    userId: await createUser(actor, businessId, { ...user, password: null }),
  }),
});
