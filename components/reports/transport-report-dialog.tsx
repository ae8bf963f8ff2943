// The transport report over the dashboard, open while the address names one.
"use client";

import { useQueryState } from "nuqs";
import { reportInAddress } from "@/components/transports/dashboard-address";
import { laterDialog } from "@/components/ui/later";

// It comes when a report is first opened, so that the dashboard itself is there sooner.
const TransportReportFrame = laterDialog(async () => (await import("./transport-report-frame")).TransportReportFrame);

export function TransportReportDialog() {
  const [requestId, setRequestId] = useQueryState("report", reportInAddress);
  return requestId === null ? null : (
    <TransportReportFrame requestId={requestId} onClose={() => void setRequestId(null, { history: "replace" })} />
  );
}
