// The provider dashboard: greeting, figures, four tabs of requests, and the dialogs that stand over them.
"use client";

import { useQueryState } from "nuqs";
import { useCallback, useEffect, useState } from "react";
import { isUnauthorizedError, redirectToLogin } from "@/components/hooks/notify-error";
import { reportInAddress, requestInAddress } from "./dashboard-address";
import { DashboardProvider, type OpenDialog } from "./dashboard-context";
import { DashboardDialogs } from "./dashboard-dialogs";
import { DashboardGreeting } from "./dashboard-greeting";
import { DashboardLists } from "./dashboard-lists";
import { RequestStats } from "./request-stats";
import { useCounts } from "./transport-data";
import { useLiveTransports } from "./use-live-transports";

interface DashboardProps {
  firstName: string;
  /** IANA zone of the business. */
  zone: string;
  /** The server's instant, in milliseconds since 1970. */
  firstNow: number;
  /** The platform's address, where it is set. */
  publicUrl: string | null;
}

/** Whoever was signed out elsewhere is told by the first call that is refused. */
function useSignedOutNotice() {
  const { error } = useCounts();
  useEffect(() => {
    if (isUnauthorizedError(error)) redirectToLogin();
  }, [error]);
}

export function Dashboard({ firstName, zone, firstNow, publicUrl }: DashboardProps) {
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [detailId, setDetailId] = useQueryState("request", requestInAddress);
  const [, setReportId] = useQueryState("report", reportInAddress);
  const openReport = useCallback((id: string) => void setReportId(id), [setReportId]);
  const openDetail = useCallback((id: string) => void setDetailId(id), [setDetailId]);
  useLiveTransports();
  useSignedOutNotice();
  return (
    <DashboardProvider
      zone={zone}
      firstNow={firstNow}
      publicUrl={publicUrl}
      openDialog={setDialog}
      openDetail={openDetail}
      openReport={openReport}
    >
      <div className="grid gap-7">
        <div className="grid gap-5">
          <DashboardGreeting firstName={firstName} />
          <RequestStats />
        </div>
        <DashboardLists />
      </div>
      <DashboardDialogs
        dialog={dialog}
        detailId={detailId}
        onClose={() => setDialog(null)}
        onCloseDetail={() => void setDetailId(null, { history: "replace" })}
      />
    </DashboardProvider>
  );
}
