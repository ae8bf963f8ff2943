// PUT /api/profile/password: one's own password is changed by who knows the present one.
import { changePassword } from "@/lib/auth/change-password";
import { changePasswordBody } from "@/lib/auth/schema";
import { endpoint } from "@/lib/platform/endpoint";

export const PUT = endpoint({
  as: "business",
  body: changePasswordBody,
  handle: ({ actor, body }) => changePassword(actor, body),
});
