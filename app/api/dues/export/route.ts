// GET /api/dues/export: a whole list as a CSV file.
import { exportDues } from "@/lib/billing/export-dues";
import { duesQuery } from "@/lib/billing/schema";
import { csvDownload } from "@/lib/platform/csv";
import { endpoint } from "@/lib/platform/endpoint";

export const GET = endpoint({
  as: "business",
  query: duesQuery,
  handle: async ({ actor, query }) => {
    const { fileName, parts } = await exportDues(actor, query);
    return csvDownload(fileName, parts);
  },
});
