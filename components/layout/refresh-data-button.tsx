// 'Refresh Data': loads everything on the screen again.
"use client";

import { useQueryClient } from "@tanstack/react-query";
import { RefreshCwIcon } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { notifyError } from "@/components/hooks/notify-error";
import { toast } from "@/components/hooks/use-toast";
import { SidebarRow, SidebarRowLabel } from "./sidebar-row";

export function RefreshDataButton() {
  const client = useQueryClient();
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);

  const refresh = async () => {
    setIsBusy(true);
    try {
      await client.invalidateQueries({ refetchType: "all" }, { throwOnError: true });
      router.refresh();
      toast({ title: "Data Refreshed", description: "All app data has been reloaded successfully." });
    } catch (error) {
      notifyError(error);
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <SidebarRow label="Refresh Data">
      <button type="button" disabled={isBusy} aria-busy={isBusy} onClick={refresh}>
        <RefreshCwIcon aria-hidden />
        <SidebarRowLabel>Refresh Data</SidebarRowLabel>
      </button>
    </SidebarRow>
  );
}
