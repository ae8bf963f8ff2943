// GET /api/live: what changes on this business's screens, as server-sent events.
import { reachesBusiness } from "@/lib/audit/live-notice";
import { findSessionUser } from "@/lib/auth/session";
import { endpoint } from "@/lib/platform/endpoint";
import { eventStream } from "@/lib/platform/event-stream";
import { findMissed } from "@/lib/tracking/queries";

export const GET = endpoint({
  as: "business",
  handle: async ({ actor, request }) =>
    eventStream({
      request,
      room: `business ${actor.businessId}`,
      select: (notice) => reachesBusiness(notice, actor.businessId),
      findMissed: (since) => findMissed(actor, since),
      isAllowed: async () => actor.sessionId !== null && (await findSessionUser(actor.sessionId)) !== null,
    }),
});
