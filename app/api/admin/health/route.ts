// GET /api/admin/health: how the platform stands.
import { getHealth } from "@/lib/admin/queries";
import { endpoint } from "@/lib/platform/endpoint";

export const GET = endpoint({ as: "admin", handle: ({ actor }) => getHealth(actor) });
