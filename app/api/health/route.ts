// GET /api/health: this process serves; for whoever restarts it when it does not.
import { endpoint } from "@/lib/platform/endpoint";

export const GET = endpoint({ as: "nobody", handle: async () => ({ status: "ok" }) });
