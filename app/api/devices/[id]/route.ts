// DELETE /api/devices/{id}: a tracker loses its right to send.
import { endpoint } from "@/lib/platform/endpoint";
import { revokeDevice } from "@/lib/tracking/revoke-device";
import { deviceIdInput } from "@/lib/tracking/schema";
import { emptyBody } from "@/lib/transports/schema";

export const DELETE = endpoint({
  as: "business",
  params: deviceIdInput,
  body: emptyBody,
  handle: ({ actor, params }) => revokeDevice(actor, params),
});
