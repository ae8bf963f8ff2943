// 'Refresh Data': loads everything on the screen again.
"use client";

import { RefreshCwIcon } from "lucide-react";
import { SidebarRow, SidebarRowLabel } from "./sidebar-row";
import { useRefreshData } from "./use-refresh-data";

export function RefreshDataButton() {
  const { refresh, isBusy } = useRefreshData();
  return (
    <SidebarRow label="Refresh Data">
      <button type="button" disabled={isBusy} aria-busy={isBusy} onClick={refresh}>
        <RefreshCwIcon aria-hidden />
        <SidebarRowLabel>Refresh Data</SidebarRowLabel>
      </button>
    </SidebarRow>
  );
}
