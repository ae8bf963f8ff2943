// How the business's transports went: requests by day and state, how long they took, by place and by driver.
"use client";

import { CsvLink } from "@/components/ui/csv-link";
import type { DurationDto, OperationDayDto } from "@/lib/analytics/dto";
import { definitions, formatBar, formatCount, formatDuration, formatWholeBar } from "@/lib/analytics/format";
import { type BarUnit, barUnits, periodLabels } from "@/lib/analytics/parse-period";
import type { Period } from "@/lib/analytics/schema";
import { exportPath } from "./analytics-address";
import { useOperations } from "./analytics-data";
import type { BarRow, Series } from "./bar-chart";
import { ChartCard } from "./chart-card";
import { Defined } from "./defined";
import { FigureStrip } from "./figure-strip";
import { FiguresFailed } from "./figures-failed";
import { OperationsTable } from "./operations-table";

const series: readonly Series[] = [
  { key: "completed", name: "Completed", fill: "var(--foreground)" },
  { key: "active", name: "Active", fill: "var(--evidence-line)" },
  { key: "pending", name: "Pending", fill: "var(--muted-foreground)" },
  { key: "declined", name: "Declined", fill: "var(--card)", stroke: "var(--muted-foreground)" },
];

export function OperationsPanel({ period, zone }: { period: Period; zone: string }) {
  const { data, error, isFetching, refetch } = useOperations(period);
  const unit = barUnits[period];
  const failure = error ? (
    <FiguresFailed sentence="The figures did not load." isBusy={isFetching} onRetry={() => void refetch()} />
  ) : null;
  const figure = (name: string, duration: DurationDto | undefined, definition: string) => ({
    name,
    definition: `${definition} ${definitions.median}`,
    value: duration && formatDuration(duration.median),
    note: duration && <Late duration={duration} />,
  });
  return (
    <div className="grid gap-5">
      <FigureStrip
        label={`Transports, ${periodLabels[period]}`}
        figures={[
          {
            name: "Requests",
            definition: definitions.requests,
            value: data && formatCount(data.all.requests),
            note: periodLabels[period],
          },
          figure("Call to accept", data?.all.toAccept, definitions.toAccept),
          figure("Call to arrival", data?.all.toArrival, definitions.toArrival),
          figure("Call to delivery", data?.all.toDelivery, definitions.toDelivery),
        ]}
      />
      <ChartCard
        title={<Defined definition={definitions.states}>{`Requests by ${unit}`}</Defined>}
        caption={`Requests by ${unit} and state, ${periodLabels[period]}`}
        rows={data?.days.map((day) => barOf(day, unit, zone))}
        series={series}
        empty="No requests were made in this period."
        failure={failure}
      />
      <OperationsTable title="By place" definition={definitions.places} rows={data?.places} />
      <OperationsTable title="By driver" definition={definitions.drivers} rows={data?.drivers} />
      <div>
        <CsvLink href={exportPath(period)} variant="outline" />
      </div>
    </div>
  );
}

/** The second line of a duration: nine of ten, and of how many. */
function Late({ duration: { count, p90 } }: { duration: DurationDto }) {
  if (count === 0) return "Not recorded";
  return (
    <>
      <Defined definition={definitions.p90}>90th percentile</Defined>{" "}
      <span className="whitespace-nowrap">
        {formatDuration(p90)}, of {formatCount(count)}
      </span>
    </>
  );
}

function barOf(
  { startsAt, completed, active, pending, declined }: OperationDayDto,
  unit: BarUnit,
  zone: string,
): BarRow {
  return {
    key: startsAt,
    short: formatBar(startsAt, unit, zone),
    whole: formatWholeBar(startsAt, unit, zone),
    values: { completed, active, pending, declined },
  };
}
