// GET /api/reports/{id}: the transport report of a request.
import { endpoint } from "@/lib/platform/endpoint";
import { getReport } from "@/lib/reports/queries";
import { requestIdInput } from "@/lib/transports/schema";

export const GET = endpoint({
  as: "business",
  params: requestIdInput,
  handle: ({ actor, params }) => getReport(actor, params.id),
});
