// PUT /api/admin/businesses/{id}/standing: a business is let go, or back in.
import { standingBody } from "@/lib/auth/schema";
import { changeBusinessStanding } from "@/lib/businesses/change-business-standing";
import { businessIdInput } from "@/lib/businesses/schema";
import { endpoint } from "@/lib/platform/endpoint";

export const PUT = endpoint({
  as: "admin",
  params: businessIdInput,
  body: standingBody,
  handle: ({ actor, params, body }) => changeBusinessStanding(actor, { ...params, ...body }),
});
