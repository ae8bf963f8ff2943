// POST /api/password-links/open: whose password a link is for; looking uses nothing up.
import { getOpenedLink } from "@/lib/auth/queries";
import { openPasswordLinkBody } from "@/lib/auth/schema";
import { endpoint } from "@/lib/platform/endpoint";
import { clientAddress } from "@/lib/platform/visitor";

export const POST = endpoint({
  as: "nobody",
  body: openPasswordLinkBody,
  handle: ({ body, request }) => getOpenedLink(body.token, clientAddress(request.headers)),
});
