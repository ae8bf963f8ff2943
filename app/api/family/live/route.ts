// GET /api/family/live: tells the family's page when its case changes, as server-sent events.
import { reachesFamily } from "@/lib/audit/live-notice";
import { isFamilySessionOpen } from "@/lib/auth/case-session";
import { endpoint } from "@/lib/platform/endpoint";
import { eventStream } from "@/lib/platform/event-stream";

export const GET = endpoint({
  as: "family",
  handle: async ({ actor, request }) =>
    eventStream({
      request,
      select: (notice) => reachesFamily(notice, actor.requestId),
      isAllowed: () => isFamilySessionOpen(actor.sessionId),
    }),
});
