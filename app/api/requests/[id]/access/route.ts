// POST, GET and DELETE /api/requests/{id}/access: the family's way in is issued, put on a card, revoked.
import { endpoint } from "@/lib/platform/endpoint";
import { issueFamilyAccess } from "@/lib/transports/issue-family-access";
import { readFamilyCard } from "@/lib/transports/read-family-card";
import { revokeFamilyAccess } from "@/lib/transports/revoke-family-access";
import { accessBody, emptyBody, requestIdInput } from "@/lib/transports/schema";

export const POST = endpoint({
  as: "business",
  params: requestIdInput,
  body: accessBody,
  handle: ({ actor, params, body }) => issueFamilyAccess(actor, { ...params, ...body }),
});

export const GET = endpoint({
  as: "business",
  params: requestIdInput,
  handle: ({ actor, params }) => readFamilyCard(actor, params),
});

export const DELETE = endpoint({
  as: "business",
  params: requestIdInput,
  body: emptyBody,
  handle: ({ actor, params }) => revokeFamilyAccess(actor, params),
});
