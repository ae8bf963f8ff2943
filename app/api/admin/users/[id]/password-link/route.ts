// POST /api/admin/users/{id}/password-link: a link by which the user chooses a password.
import { issuePasswordLink } from "@/lib/auth/issue-password-link";
import { passwordLinkBody, userIdInput } from "@/lib/auth/schema";
import { endpoint } from "@/lib/platform/endpoint";

export const POST = endpoint({
  as: "admin",
  params: userIdInput,
  body: passwordLinkBody,
  handle: ({ actor, params, body }) => issuePasswordLink(actor, { ...params, ...body }),
});
