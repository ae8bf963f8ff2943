// POST /api/dues/{id}/settle.
import { dueIdInput, settleDueBody } from "@/lib/billing/schema";
import { settleDue } from "@/lib/billing/settle-due";
import { endpoint } from "@/lib/platform/endpoint";

export const POST = endpoint({
  as: "business",
  params: dueIdInput,
  body: settleDueBody,
  handle: ({ actor, params, body }) => settleDue(actor, { ...params, ...body }),
});
