// POST /api/password-links/open: whose password a link is for; looking uses nothing up.
import { getOpenedLink } from "@/lib/auth/queries";
import { openPasswordLinkBody } from "@/lib/auth/schema";
import { endpoint } from "@/lib/platform/endpoint";

export const POST = endpoint({
  as: "nobody",
  body: openPasswordLinkBody,
  handle: ({ body, request }) => getOpenedLink(body.token, request.headers),
});
