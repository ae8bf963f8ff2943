// Loads everything on the screen again, and says that it did.
"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { ApiError, apiGet } from "@/components/hooks/api";
import { notifyError } from "@/components/hooks/notify-error";
import { toast } from "@/components/hooks/use-toast";

const offline = "There is no connection. Nothing was lost; try again when it is back.";

export function useRefreshData() {
  const client = useQueryClient();
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);

  const refresh = async () => {
    setIsBusy(true);
    try {
      // A screen may hold no answers, and without a network they wait instead of failing; this call does neither.
      await apiGet("/api/auth/user");
      await client.invalidateQueries({ refetchType: "all" }, { throwOnError: true });
      if (client.getQueryCache().findAll({ fetchStatus: "paused" }).length > 0) throw new ApiError(0, offline);
      // Next leaves the page for the browser's own when this fails, so it comes last.
      router.refresh();
      toast({ title: "Data Refreshed", description: "All app data has been reloaded successfully." });
    } catch (error) {
      notifyError(error);
    } finally {
      setIsBusy(false);
    }
  };
  return { refresh, isBusy };
}
