// PUT /api/admin/users/{id}/standing: a user is let go, or back in.
import { changeUserStanding } from "@/lib/auth/change-user-standing";
import { standingBody, userIdInput } from "@/lib/auth/schema";
import { endpoint } from "@/lib/platform/endpoint";

export const PUT = endpoint({
  as: "admin",
  params: userIdInput,
  body: standingBody,
  handle: ({ actor, params, body }) => changeUserStanding(actor, { ...params, ...body }),
});
