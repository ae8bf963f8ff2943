// GET and POST /api/requests.
import { endpoint } from "@/lib/platform/endpoint";
import { createRequest } from "@/lib/transports/create-request";
import { listRequests } from "@/lib/transports/queries";
import { creationHeaders, listRequestsQuery, requestPayload } from "@/lib/transports/schema";

export const GET = endpoint({
  as: "business",
  query: listRequestsQuery,
  handle: ({ actor, query }) => listRequests(actor, query),
});

export const POST = endpoint({
  as: "business",
  body: requestPayload,
  headers: creationHeaders,
  handle: ({ actor, headers, body }) =>
    createRequest(actor, { payload: body, creationKey: headers["idempotency-key"] }),
});
