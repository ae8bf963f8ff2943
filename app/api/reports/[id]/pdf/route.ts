// GET /api/reports/{id}/pdf: the transport report of a request as a PDF of Letter pages.
import { endpoint } from "@/lib/platform/endpoint";
import { exportReport } from "@/lib/reports/export-report";
import { requestIdInput } from "@/lib/transports/schema";

export const GET = endpoint({
  as: "business",
  params: requestIdInput,
  handle: async ({ actor, params }) => {
    const { pdf, fileName } = await exportReport(actor, params.id);
    return new Response(pdf, {
      headers: {
        "Content-Type": "application/pdf",
        "Content-Disposition": `inline; filename="${fileName}"`,
        "Cache-Control": "private, no-store",
      },
    });
  },
});
