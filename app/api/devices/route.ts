// GET and POST /api/devices: the business's trackers, and one more.
import { endpoint } from "@/lib/platform/endpoint";
import { createDevice } from "@/lib/tracking/create-device";
import { listDevices } from "@/lib/tracking/queries";
import { deviceBody } from "@/lib/tracking/schema";

export const GET = endpoint({ as: "business", handle: ({ actor }) => listDevices(actor) });

export const POST = endpoint({
  as: "business",
  body: deviceBody,
  handle: ({ actor, body }) => createDevice(actor, body),
});
