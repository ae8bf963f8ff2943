// The transport report in its dialog, which covers a phone's screen.
"use client";

import { Dialog, DialogContent } from "@/components/ui/dialog";
import { TransportReport } from "./transport-report";

export function TransportReportFrame({ requestId, onClose }: { requestId: string; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent className="gap-0 overflow-hidden p-0 pb-0 max-md:inset-0 max-md:max-h-none max-md:rounded-none md:max-h-[calc(100dvh-4rem)] md:max-w-205 md:p-0">
        <TransportReport key={requestId} requestId={requestId} />
      </DialogContent>
    </Dialog>
  );
}
