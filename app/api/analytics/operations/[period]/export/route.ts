// GET /api/analytics/operations/{period}/export: the figures of operations as a CSV file.
import { exportOperations } from "@/lib/analytics/export-operations";
import { periodInput } from "@/lib/analytics/schema";
import { csvDownload } from "@/lib/platform/csv";
import { endpoint } from "@/lib/platform/endpoint";

export const GET = endpoint({
  as: "business",
  params: periodInput,
  handle: async ({ actor, params }) => {
    const { fileName, parts } = await exportOperations(actor, params.period);
    return csvDownload(fileName, parts);
  },
});
