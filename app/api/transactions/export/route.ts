// GET /api/transactions/export: a whole list as a CSV file.
import { exportTransactions } from "@/lib/billing/export-transactions";
import { transactionsQuery } from "@/lib/billing/schema";
import { csvDownload } from "@/lib/platform/csv";
import { endpoint } from "@/lib/platform/endpoint";

export const GET = endpoint({
  as: "business",
  query: transactionsQuery,
  handle: async ({ actor, query }) => {
    const { fileName, parts } = await exportTransactions(actor, query);
    return csvDownload(fileName, parts);
  },
});
