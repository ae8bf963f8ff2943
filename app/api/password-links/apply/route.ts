// POST /api/password-links/apply: a password is chosen by a link, once.
import { applyPasswordLink } from "@/lib/auth/apply-password-link";
import { applyPasswordLinkBody } from "@/lib/auth/schema";
import { endpoint } from "@/lib/platform/endpoint";

export const POST = endpoint({
  as: "nobody",
  body: applyPasswordLinkBody,
  handle: ({ body }) => applyPasswordLink(body),
});
