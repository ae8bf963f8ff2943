// Writes a list of cancellation fees as CSV, page after page, as its reader takes it.
import "server-only";
import type { BusinessActor } from "@/lib/auth/actor";
import { now } from "@/lib/platform/clock";
import { byteOrderMark, type Cell, csvLine } from "@/lib/platform/csv";
import { formatExportInstant, zoneCity } from "@/lib/transports/format";
import { type DueDto, toDueDto } from "./dto";
import { loadDuePage } from "./load-due-page";
import type { DueFilter } from "./schema";

/** Rows of one reading; all that is ever held of a list. */
const pageSize = 1_000;

interface DuesExport {
  /** 'cancellation-fees-owed-2026-11-21.csv', of today in the business's zone. */
  fileName: string;
  /** The text, a page a part. */
  parts: AsyncGenerator<string, void, void>;
}

/** The fees that `listDues` lists for the same filter, all of them. */
export async function exportDues(actor: BusinessActor, filter: DueFilter): Promise<DuesExport> {
  // Read before anything is answered, so that what fails at once is answered as a failure.
  const first = await loadDuePage(actor, filter, { after: undefined, limit: pageSize });
  const day = formatExportInstant(now().toISOString(), actor.timeZone).slice(0, 10);
  const columns = columnsIn(actor.timeZone);
  return { fileName: `cancellation-fees-${filter.side}-${day}.csv`, parts: write() };

  async function* write() {
    yield byteOrderMark + csvLine(columns.map(([title]) => title));
    let page: typeof first | null = first;
    while (page) {
      const dtos = page.rows.map((row) => toDueDto(row, filter.side));
      yield dtos.map((dto) => csvLine(columns.map(([, cell]) => cell(dto)))).join("");
      page = page.next ? await loadDuePage(actor, filter, { after: page.next, limit: pageSize }) : null;
    }
  }
}

type Column = readonly [title: string, cell: (due: DueDto) => Cell];

function columnsIn(zone: string): Column[] {
  const at = (title: string, of: (due: DueDto) => string | null): Column => [
    `${title} (${zoneCity(zone)} time)`,
    (due) => {
      const instant = of(due);
      return instant && formatExportInstant(instant, zone);
    },
  ];
  return [
    ["Request", ({ id }) => id],
    ["Business", ({ businessName }) => businessName],
    ["Deceased", ({ deceasedName }) => deceasedName],
    at("Cancelled", ({ cancelledAt }) => cancelledAt),
    ["Cancellation reason", ({ cancellationReason }) => cancellationReason],
    ["Fee", ({ feeStatus }) => (feeStatus === "full" ? "Full Fee" : "Partial")],
    ["Amount (USD)", ({ amount }) => amount ?? "not agreed"],
    at("Settled", ({ settledAt }) => settledAt),
    ["Settled by", ({ settledBy }) => settledBy && { payment: "Payment", by_hand: "By hand" }[settledBy]],
    ["Note", ({ note }) => note],
  ];
}
