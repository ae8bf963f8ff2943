// The visits of everybody, or of one's own business: four figures, bars over the period, and who is there now.
"use client";

import { formatBar, formatCount, formatWholeBar, definitions } from "@/lib/analytics/format";
import { barUnits, periodLabels } from "@/lib/analytics/parse-period";
import type { Period, Scope } from "@/lib/analytics/schema";
import { ActiveList } from "./active-list";
import { useSummary, useVisits } from "./analytics-data";
import type { BarRow, Series } from "./bar-chart";
import { ChartCard } from "./chart-card";
import { FigureStrip } from "./figure-strip";
import { FiguresFailed } from "./figures-failed";

interface VisitsPanelProps {
  period: Period;
  scope: Scope;
  /** IANA zone of the business. */
  zone: string;
  /** The server's instant, in milliseconds since 1970. */
  firstNow: number;
}

const series: readonly Series[] = [{ key: "visits", name: "Visits", fill: "var(--foreground)" }];
const unitWords = { hour: "hour", day: "day", month: "month" } as const;

export function VisitsPanel({ period, scope, zone, firstNow }: VisitsPanelProps) {
  const summary = useSummary(period, scope);
  const visits = useVisits(period, scope);
  const unit = barUnits[period];
  const figure = (name: string, key: "totalVisits" | "uniqueVisitors" | "registeredUsers" | "activeUsers") => ({
    name,
    definition: definitions[key],
    value: summary.data && formatCount(summary.data[key]),
  });
  const rows = visits.data?.map(
    ({ startsAt, visits: count }): BarRow => ({
      key: startsAt,
      short: formatBar(startsAt, unit, zone),
      whole: formatWholeBar(startsAt, unit, zone),
      values: { visits: count },
    }),
  );
  return (
    <div className="grid gap-5">
      {summary.error ? (
        <FiguresFailed
          sentence="The figures did not load."
          isBusy={summary.isFetching}
          onRetry={() => void summary.refetch()}
        />
      ) : null}
      <FigureStrip
        label={`Visits, ${periodLabels[period]}`}
        figures={[
          { ...figure("Total Visits", "totalVisits"), note: periodLabels[period] },
          { ...figure("Unique Visitors", "uniqueVisitors"), note: periodLabels[period] },
          { ...figure("Registered Users", "registeredUsers"), note: periodLabels[period] },
          { ...figure("Active Now", "activeUsers"), note: "Last 15 minutes" },
        ]}
      />
      <ChartCard
        title={`Visits by ${unitWords[unit]}`}
        caption={`Visits by ${unitWords[unit]}, ${periodLabels[period]}`}
        rows={rows}
        series={series}
        empty="Nobody opened a screen in this period."
        failure={
          visits.error ? (
            <FiguresFailed
              sentence="The chart did not load."
              isBusy={visits.isFetching}
              onRetry={() => void visits.refetch()}
            />
          ) : null
        }
      />
      <ActiveList scope={scope} firstNow={firstNow} />
    </div>
  );
}
