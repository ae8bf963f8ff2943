// The transport report over the dashboard, open while the address names one.
"use client";

import { useQueryState } from "nuqs";
import { lazy, Suspense } from "react";
import { reportInAddress } from "@/components/transports/dashboard-address";
import { Dialog, DialogContent, DialogTitle } from "@/components/ui/dialog";

// It comes when a report is first opened, so that the dashboard itself is there sooner.
const TransportReport = lazy(async () => ({ default: (await import("./transport-report")).TransportReport }));

export function TransportReportDialog() {
  const [requestId, setRequestId] = useQueryState("report", reportInAddress);
  if (requestId === null) return null;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && void setRequestId(null, { history: "replace" })}>
      <DialogContent className="gap-0 overflow-hidden p-0 pb-0 max-md:inset-0 max-md:max-h-none max-md:rounded-none md:max-h-[calc(100dvh-4rem)] md:max-w-205 md:p-0">
        <Suspense fallback={<DialogTitle className="p-5 text-title md:p-6">Transport Report</DialogTitle>}>
          <TransportReport key={requestId} requestId={requestId} />
        </Suspense>
      </DialogContent>
    </Dialog>
  );
}
