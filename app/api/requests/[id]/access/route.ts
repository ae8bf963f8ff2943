// POST /api/requests/{id}/access.
import { endpoint } from "@/lib/platform/endpoint";
import { issueFamilyAccess } from "@/lib/transports/issue-family-access";
import { accessBody, requestIdInput } from "@/lib/transports/schema";

export const POST = endpoint({
  as: "business",
  params: requestIdInput,
  body: accessBody,
  handle: ({ actor, params, body }) => issueFamilyAccess(actor, { ...params, ...body }),
});
