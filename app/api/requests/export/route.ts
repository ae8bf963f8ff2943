// GET /api/requests/export: a whole list as a CSV file.
import { csvDownload } from "@/lib/platform/csv";
import { endpoint } from "@/lib/platform/endpoint";
import { exportRequests } from "@/lib/transports/export-requests";
import { exportRequestsQuery } from "@/lib/transports/schema";

export const GET = endpoint({
  as: "business",
  query: exportRequestsQuery,
  handle: async ({ actor, query }) => {
    const { fileName, parts } = await exportRequests(actor, query);
    return csvDownload(fileName, parts);
  },
});
