// GET /api/analytics/active/users: who is there now.
import { listActiveUsers } from "@/lib/analytics/queries";
import { scopeQuery } from "@/lib/analytics/schema";
import { endpoint } from "@/lib/platform/endpoint";

export const GET = endpoint({
  as: "business",
  query: scopeQuery,
  handle: ({ actor, query }) => listActiveUsers(actor, query.scope),
});
