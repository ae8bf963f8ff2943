// GET /api/ready: this process and its database can do their work; for whoever sends it visitors.
import { endpoint } from "@/lib/platform/endpoint";
import { requireReady } from "@/lib/platform/readiness";

export const GET = endpoint({
  as: "nobody",
  handle: async () => {
    await requireReady();
    return { status: "ready" };
  },
});
