// The four figures over the tabs, each with one thing that a tab cannot tell.
"use client";

import type { RequestCountsDto } from "@/lib/transports/dto";
import { formatWaiting } from "@/lib/transports/format";
import type { RequestStatus } from "@/lib/transports/request-status";
import { Skeleton } from "@/components/ui/skeleton";
import { useDashboard } from "./dashboard-context";
import { formatRecent } from "./moment";
import { StatusGlyph } from "./status-glyph";
import { useCounts } from "./transport-data";

interface Stat {
  status: RequestStatus;
  label: string;
  tone: string;
  /** The second line. */
  tell: (counts: RequestCountsDto, now: number, zone: string) => string;
}

const stats: readonly Stat[] = [
  {
    status: "pending",
    label: "Pending Requests",
    tone: "text-pending",
    tell: ({ oldestPendingAt }, now) =>
      oldestPendingAt ? `oldest waiting ${formatWaiting(oldestPendingAt, now)}` : "none waiting",
  },
  {
    status: "active",
    label: "Active Transports",
    tone: "text-gps",
    tell: ({ lastAcceptedAt }, now, zone) =>
      lastAcceptedAt ? `last accepted ${formatRecent(lastAcceptedAt, zone, now)}` : "none under way",
  },
  {
    status: "completed",
    label: "Completed",
    tone: "text-completed",
    tell: ({ completedThisWeek }) => `${completedThisWeek} since Monday`,
  },
  {
    status: "declined",
    label: "Declined",
    tone: "text-declined",
    tell: ({ declinedThisWeek }) => `${declinedThisWeek} this week`,
  },
];

export function RequestStats() {
  const { zone, now } = useDashboard();
  const { data } = useCounts();
  return (
    <dl
      aria-label="Requests by status"
      className="grid grid-cols-4 divide-x rounded-card bg-card py-4 ring-1 ring-(--card-edge) md:max-xl:grid-cols-2 md:max-xl:gap-y-4 md:max-xl:*:nth-2:border-r-0 md:py-4.5"
    >
      {stats.map(({ status, label, tone, tell }) => (
        <div
          key={status}
          className="flex min-w-0 flex-col-reverse justify-end gap-x-3 px-2.5 sm:px-4 md:flex-row-reverse md:items-center md:justify-end md:px-5"
        >
          <dt className="min-w-0 text-label max-md:font-normal max-md:text-muted-foreground max-sm:text-caption">
            <span className="flex items-center gap-2">
              <StatusGlyph state={status} className={`max-md:hidden ${tone}`} />
              <span className="min-w-0">{label}</span>
            </span>
            <span className="mt-0.5 block font-normal text-muted-foreground tabular-nums max-md:hidden">
              {data ? tell(data, now, zone) : null}
            </span>
          </dt>
          <dd className="text-figure">
            {data ? data[status].toLocaleString("en-US") : <Skeleton className="h-8 w-10" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
