// The lists of the dashboard: four tabs with their counts, or what a search finds in all of them.
"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useQueryState } from "nuqs";
import { useEffect } from "react";
import { Button } from "@/components/ui/button";
import { Tabs, TabsContent, TabsCount, TabsList, TabsTrigger } from "@/components/ui/tabs";
import type { RequestSummaryDto } from "@/lib/transports/dto";
import { type RequestStatus, requestStatuses, requestStatusLabels } from "@/lib/transports/request-status";
import { ActiveCard } from "./active-card";
import { listFilter, tabInAddress } from "./dashboard-address";
import { EmptyFilter, EmptyTab } from "./empty-tab";
import { ListTools } from "./list-tools";
import { RequestCard } from "./request-card";
import { RequestList } from "./request-list";
import { listOptions, useCounts, useRoutes } from "./transport-data";
import { listKey } from "./transport-keys";
import { useListFilter } from "./use-list-filter";

/** Draws a card; the routes are read once for all of them. */
function useCard() {
  const { data: counts } = useCounts();
  const { data: routes } = useRoutes((counts?.active ?? 0) > 0);
  return (request: RequestSummaryDto) =>
    request.status === "active" ? (
      <ActiveCard request={request} route={routes?.find((route) => route.requestId === request.id) ?? null} />
    ) : (
      <RequestCard request={request} />
    );
}

/** A search looks through every list; each card says how it stands. */
function SearchResults() {
  const { q, from, to, search, clear } = useListFilter();
  const card = useCard();
  const filter = listFilter({ tab: "pending", q, from, to });
  return (
    <section aria-label="Search results" className="flex min-w-0 flex-col gap-3">
      <ListTools filter={filter}>
        <div className="flex min-w-0 items-center gap-3 border-b md:min-h-10">
          <h2 className="min-w-0 truncate py-2 font-medium">Results for “{q}”</h2>
          <Button variant="ghost" size="sm" className="max-md:ml-auto" onClick={() => search("")}>
            Clear search
          </Button>
        </div>
      </ListTools>
      <RequestList key={listKey(filter)[0]} filter={filter} empty={<EmptyFilter days={{ from, to }} onClear={clear} />}>
        {card}
      </RequestList>
    </section>
  );
}

function DashboardTabs() {
  const client = useQueryClient();
  const [tab, setTab] = useQueryState("tab", tabInAddress);
  const { q, from, to, hasDays, clear } = useListFilter();
  const { data: counts } = useCounts();
  const card = useCard();
  useEffect(() => {
    const open = document.querySelector(`[data-slot=tabs-trigger][id$="-trigger-${tab}"]`);
    open?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [tab]);
  const filterOf = (status: RequestStatus) => listFilter({ tab: status, q, from, to });
  // Whoever points at a tab mostly opens it.
  const fetchAhead = (status: RequestStatus) => void client.prefetchQuery(listOptions(filterOf(status)));
  return (
    <Tabs value={tab} onValueChange={(value) => void setTab(value as RequestStatus)}>
      <ListTools filter={filterOf(tab)}>
        <TabsList aria-label="Requests">
          {requestStatuses.map((status) => (
            <TabsTrigger key={status} value={status} onPointerEnter={() => fetchAhead(status)}>
              {requestStatusLabels[status]}
              {/* The counts are those of the whole lists; beside a filtered one they would mislead. */}
              {counts && !hasDays ? <TabsCount>{counts[status].toLocaleString("en-US")}</TabsCount> : null}
            </TabsTrigger>
          ))}
        </TabsList>
      </ListTools>
      {requestStatuses.map((status) => (
        <TabsContent key={status} value={status}>
          <h2 className="sr-only">{requestStatusLabels[status]}</h2>
          <RequestList
            key={listKey(filterOf(status))[0]}
            filter={filterOf(status)}
            empty={hasDays ? <EmptyFilter days={{ from, to }} onClear={clear} /> : <EmptyTab status={status} />}
          >
            {card}
          </RequestList>
        </TabsContent>
      ))}
    </Tabs>
  );
}

export function DashboardLists() {
  const { q } = useListFilter();
  return q === "" ? <DashboardTabs /> : <SearchResults />;
}
