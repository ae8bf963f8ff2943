// PATCH /api/requests/{id}/addresses: the pickup or the delivery address changes.
import { endpoint } from "@/lib/platform/endpoint";
import { changeAddress } from "@/lib/transports/change-address";
import { addressBody, requestIdInput } from "@/lib/transports/schema";

export const PATCH = endpoint({
  as: "business",
  params: requestIdInput,
  body: addressBody,
  handle: ({ actor, params, body }) => changeAddress(actor, { ...params, ...body }),
});
