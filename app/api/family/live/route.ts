// GET /api/family/live: tells the family's page when its case changes, as server-sent events.
import { reachesFamily } from "@/lib/audit/live-notice";
import { isFamilySessionOpen } from "@/lib/auth/case-visit";
import { parseRefusal } from "@/lib/family/parse-refusal";
import { readLanguage } from "@/lib/family/read-language";
import { endpoint } from "@/lib/platform/endpoint";
import { eventStream } from "@/lib/platform/event-stream";

export const GET = endpoint({
  as: "family",
  voice: async (refused) => parseRefusal(refused, await readLanguage()),
  handle: async ({ actor, request }) =>
    eventStream({
      request,
      room: `family ${actor.requestId}`,
      select: (notice) => reachesFamily(notice, actor.requestId),
      isAllowed: () => isFamilySessionOpen(actor.sessionId),
    }),
});
