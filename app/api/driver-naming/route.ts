// PUT /api/driver-naming: whether families of the company's transports read the driver's first name.
import { changeDriverNaming } from "@/lib/businesses/change-driver-naming";
import { driverNamingBody } from "@/lib/businesses/schema";
import { endpoint } from "@/lib/platform/endpoint";

export const PUT = endpoint({
  as: "business",
  body: driverNamingBody,
  handle: ({ actor, body }) => changeDriverNaming(actor, body),
});
