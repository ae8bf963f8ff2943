// POST /api/reports/{id}/email.
import { endpoint } from "@/lib/platform/endpoint";
import { emailReport } from "@/lib/reports/email-report";
import { creationHeaders, emptyBody, requestIdInput } from "@/lib/transports/schema";

export const POST = endpoint({
  as: "business",
  params: requestIdInput,
  headers: creationHeaders,
  body: emptyBody,
  handle: ({ actor, params, headers }) => emailReport(actor, { ...params, key: headers["idempotency-key"] }),
});
