// The provider dashboard: greeting, figures, four tabs of requests, and the dialogs that stand over them.
"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useQueryState } from "nuqs";
import { useCallback, useEffect, useState } from "react";
import { isUnauthorizedError, redirectToLogin } from "@/components/hooks/notify-error";
import { useLive } from "@/components/hooks/use-live";
import { requestInAddress } from "./dashboard-address";
import { DashboardProvider, type OpenDialog } from "./dashboard-context";
import { DashboardDialogs } from "./dashboard-dialogs";
import { DashboardGreeting } from "./dashboard-greeting";
import { DashboardTabs } from "./dashboard-tabs";
import { RequestStats } from "./request-stats";
import { refreshTransports, useCounts } from "./transport-data";

interface DashboardProps {
  firstName: string;
  /** IANA zone of the business. */
  zone: string;
  /** The server's instant, in milliseconds since 1970. */
  firstNow: number;
}

/** Whoever was signed out elsewhere is told by the first call that is refused. */
function useSignedOutNotice() {
  const { error } = useCounts();
  useEffect(() => {
    if (isUnauthorizedError(error)) redirectToLogin();
  }, [error]);
}

export function Dashboard({ firstName, zone, firstNow }: DashboardProps) {
  const client = useQueryClient();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [detailId, setDetailId] = useQueryState("request", requestInAddress);
  const openDetail = useCallback((id: string) => void setDetailId(id), [setDetailId]);
  useLive(() => void refreshTransports(client));
  useSignedOutNotice();
  return (
    <DashboardProvider zone={zone} firstNow={firstNow} openDialog={setDialog} openDetail={openDetail}>
      <div className="grid gap-7">
        <div className="grid gap-5">
          <DashboardGreeting firstName={firstName} />
          <RequestStats />
        </div>
        <DashboardTabs />
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
