// PUT /api/routes/{id}/driver: who of the carrying company drives.
import { endpoint } from "@/lib/platform/endpoint";
import { assignDriver } from "@/lib/transports/assign-driver";
import { driverBody, routeIdInput } from "@/lib/transports/schema";

export const PUT = endpoint({
  as: "business",
  params: routeIdInput,
  body: driverBody,
  handle: ({ actor, params, body }) => assignDriver(actor, { ...params, ...body }),
});
