// GET /api/analytics/operations/{period}: requests and how long they took.
import { getOperations } from "@/lib/analytics/queries";
import { periodInput } from "@/lib/analytics/schema";
import { endpoint } from "@/lib/platform/endpoint";

export const GET = endpoint({
  as: "business",
  params: periodInput,
  handle: ({ actor, params }) => getOperations(actor, params.period),
});
