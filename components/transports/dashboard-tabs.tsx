// The four tabs of the dashboard with their counts; the open one is kept in the address.
"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useQueryState } from "nuqs";
import { useEffect } from "react";
import { Tabs, TabsContent, TabsCount, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { type RequestStatus, requestStatuses, requestStatusLabels } from "@/lib/transports/request-status";
import { ActiveCard } from "./active-card";
import { tabInAddress } from "./dashboard-address";
import { RequestCard } from "./request-card";
import { RequestList } from "./request-list";
import { useCounts, useRoutes } from "./transport-data";
import { requestsKey } from "./transport-keys";

export function DashboardTabs() {
  const client = useQueryClient();
  const [tab, setTab] = useQueryState("tab", tabInAddress);
  const { data: counts } = useCounts();
  const { data: routes } = useRoutes((counts?.active ?? 0) > 0);
  useEffect(() => {
    const open = document.querySelector(`[data-slot=tabs-trigger][id$="-trigger-${tab}"]`);
    open?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [tab]);
  // Whoever points at a tab mostly opens it.
  const fetchAhead = (status: RequestStatus) => void client.prefetchQuery({ queryKey: requestsKey(status) });
  return (
    <Tabs value={tab} onValueChange={(value) => void setTab(value as RequestStatus)}>
      <TabsList aria-label="Requests">
        {requestStatuses.map((status) => (
          <TabsTrigger key={status} value={status} onPointerEnter={() => fetchAhead(status)}>
            {requestStatusLabels[status]}
            {counts ? <TabsCount>{counts[status].toLocaleString("en-US")}</TabsCount> : null}
          </TabsTrigger>
        ))}
      </TabsList>
      {requestStatuses.map((status) => (
        <TabsContent key={status} value={status}>
          <h2 className="sr-only">{requestStatusLabels[status]}</h2>
          <RequestList status={status}>
            {(request) =>
              status === "active" ? (
                <ActiveCard request={request} route={routes?.find((route) => route.requestId === request.id) ?? null} />
              ) : (
                <RequestCard request={request} />
              )
            }
          </RequestList>
        </TabsContent>
      ))}
    </Tabs>
  );
}
