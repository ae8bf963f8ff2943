// PUT /api/admin/users/{id}: a user's name, e-mail or role is changed.
import { editUser } from "@/lib/auth/edit-user";
import { editUserBody, userIdInput } from "@/lib/auth/schema";
import { endpoint } from "@/lib/platform/endpoint";

export const PUT = endpoint({
  as: "admin",
  params: userIdInput,
  body: editUserBody,
  handle: ({ actor, params, body }) => editUser(actor, { ...params, ...body }),
});
