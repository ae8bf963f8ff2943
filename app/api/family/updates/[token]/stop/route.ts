// POST /api/family/updates/{token}/stop: one click in a mail program (RFC 8058) stops the messages.
import { endUpdates } from "@/lib/family/end-updates";
import { updatesLookup } from "@/lib/family/schema";
import { endpoint } from "@/lib/platform/endpoint";

export const POST = endpoint({
  as: "link",
  params: updatesLookup,
  handle: async ({ params }) => {
    await endUpdates(params.token);
    return {};
  },
});
