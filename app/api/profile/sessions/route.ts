// GET and DELETE /api/profile/sessions: where the person is signed in, and the end of all sign-ins but the one that asks.
import { endOtherSessions } from "@/lib/auth/end-other-sessions";
import { listSessions } from "@/lib/auth/queries";
import { endpoint } from "@/lib/platform/endpoint";
import { emptyBody } from "@/lib/transports/schema";

export const GET = endpoint({ as: "business", handle: ({ actor }) => listSessions(actor) });

export const DELETE = endpoint({
  as: "business",
  body: emptyBody,
  handle: ({ actor }) => endOtherSessions(actor),
});
