// DELETE /api/profile/sessions/{id}: one of the person's other sign-ins ends.
import { endOtherSessions } from "@/lib/auth/end-other-sessions";
import { sessionIdInput } from "@/lib/auth/schema";
import { endpoint } from "@/lib/platform/endpoint";
import { emptyBody } from "@/lib/transports/schema";

export const DELETE = endpoint({
  as: "business",
  params: sessionIdInput,
  body: emptyBody,
  handle: ({ actor, params }) => endOtherSessions(actor, params.id),
});
