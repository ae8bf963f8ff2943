// GET and POST /api/requests.
import { z } from "zod";
import { endpoint } from "@/lib/platform/endpoint";
import { createRequest } from "@/lib/transports/create-request";
import { listRequests } from "@/lib/transports/queries";
import { listRequestsQuery, requestPayload } from "@/lib/transports/schema";

export const GET = endpoint({
  as: "business",
  query: listRequestsQuery,
  handle: ({ actor, query }) => listRequests(actor, query),
});

export const POST = endpoint({
  as: "business",
  body: requestPayload,
  handle: ({ actor, body, request }) =>
    createRequest(actor, { payload: body, creationKey: creationKey(request.headers.get("idempotency-key")) }),
});

const creationKey = (header: string | null) => z.uuid().safeParse(header).data;
