// GET /api/drivers: who of the business may drive and carry a tracker.
import { listDrivers } from "@/lib/businesses/queries";
import { endpoint } from "@/lib/platform/endpoint";

export const GET = endpoint({ as: "business", handle: ({ actor }) => listDrivers(actor) });
