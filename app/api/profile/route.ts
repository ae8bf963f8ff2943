// GET and PUT /api/profile: what the signed-in person reads and changes of themselves.
import { editProfile } from "@/lib/auth/edit-profile";
import { getProfile } from "@/lib/auth/queries";
import { editProfileBody } from "@/lib/auth/schema";
import { endpoint } from "@/lib/platform/endpoint";

export const GET = endpoint({ as: "business", handle: ({ actor }) => getProfile(actor) });

export const PUT = endpoint({
  as: "business",
  body: editProfileBody,
  handle: ({ actor, body }) => editProfile(actor, body),
});
