// GET and POST /api/requests.
import { answerPage, endpoint } from "@/lib/platform/endpoint";
import { createRequest } from "@/lib/transports/create-request";
import { listRequests } from "@/lib/transports/queries";
import { creationHeaders, listRequestsQuery, requestPayload } from "@/lib/transports/schema";

export const GET = endpoint({
  as: "business",
  query: listRequestsQuery,
  handle: async ({ actor, query, request }) => {
    const { requests, next } = await listRequests(actor, query);
    return answerPage(request, requests, next);
  },
});

export const POST = endpoint({
  as: "business",
  body: requestPayload,
  headers: creationHeaders,
  handle: ({ actor, headers, body }) =>
    createRequest(actor, { payload: body, creationKey: headers["idempotency-key"] }),
});
