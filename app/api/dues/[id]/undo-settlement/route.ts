// POST /api/dues/{id}/undo-settlement.
import { dueIdInput } from "@/lib/billing/schema";
import { undoSettlement } from "@/lib/billing/undo-settlement";
import { endpoint } from "@/lib/platform/endpoint";
import { emptyBody } from "@/lib/transports/schema";

export const POST = endpoint({
  as: "business",
  params: dueIdInput,
  body: emptyBody,
  handle: ({ actor, params }) => undoSettlement(actor, params),
});
