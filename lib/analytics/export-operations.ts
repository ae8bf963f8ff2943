// Writes the figures of operations as CSV: all, by day, by place and by driver, durations in minutes.
import "server-only";
import type { BusinessActor } from "@/lib/auth/actor";
import { now } from "@/lib/platform/clock";
import { byteOrderMark, type Cell, csvLine } from "@/lib/platform/csv";
import { formatExportInstant } from "@/lib/transports/format";
import type { DurationDto, OperationFiguresDto } from "./dto";
import { periodLabels } from "./parse-period";
import { getOperations } from "./queries";
import type { Period } from "./schema";

interface OperationsExport {
  /** 'operations-monthly-2026-11-21.csv', of today in the business's zone. */
  fileName: string;
  parts: AsyncGenerator<string, void, void>;
}

const minutes = (seconds: number | null): Cell => (seconds === null ? null : Math.round(seconds / 6) / 10);
const duration = ({ count, median, p90 }: DurationDto): Cell[] => [count, minutes(median), minutes(p90)];
const durationTitles = (of: string) => [of, `${of}, median (min)`, `${of}, 90th percentile (min)`];

const titles = [
  "By",
  "Name",
  "Requests",
  "Pending",
  "Active",
  "Completed",
  "Declined",
  ...["Call to accept", "Call to arrival", "Call to delivery"].flatMap(durationTitles),
];

const row = (by: string, name: string, figures: OperationFiguresDto) =>
  csvLine([
    by,
    name,
    figures.requests,
    figures.pending,
    figures.active,
    figures.completed,
    figures.declined,
    ...duration(figures.toAccept),
    ...duration(figures.toArrival),
    ...duration(figures.toDelivery),
  ]);

/** The figures that `getOperations` answers, days that lie in the period included. */
export async function exportOperations(actor: BusinessActor, period: Period): Promise<OperationsExport> {
  const { all, days, places, drivers } = await getOperations(actor, period);
  const begins = (iso: string) => formatExportInstant(iso, actor.timeZone);
  const today = begins(now().toISOString()).slice(0, 10);
  return { fileName: `operations-${period}-${today}.csv`, parts: write() };

  async function* write() {
    yield byteOrderMark + csvLine(titles) + row("All", periodLabels[period], all);
    yield days.map((day) => row("From", begins(day.startsAt), day)).join("");
    yield places.map((place) => row("Place", place.name, place)).join("");
    yield drivers.map((driver) => row("Driver", driver.name, driver)).join("");
  }
}
