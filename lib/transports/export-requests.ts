// Writes a whole list as CSV, page after page, as its reader takes it.
import "server-only";
import type { z } from "zod";
import type { BusinessActor } from "@/lib/auth/actor";
import { now } from "@/lib/platform/clock";
import { byteOrderMark, type Cell, csvLine } from "@/lib/platform/csv";
import { type RequestSummaryDto, toRequestSummaryDto } from "./dto";
import { formatExportInstant, zoneCity } from "./format";
import { loadFoundPage } from "./load-found-page";
import { inZone, loadRequestPage } from "./load-request-page";
import type { ListPosition } from "./parse-list-cursor";
import { type FeeStatus, requestStatusLabels } from "./request-status";
import type { exportRequestsQuery } from "./schema";

/** Rows of one reading; all that is ever held of a list. */
const pageSize = 1_000;

interface RequestsExport {
  /** 'requests-completed-2026-11-21.csv', of today in the business's zone. */
  fileName: string;
  /** The text, a page a part. */
  parts: AsyncGenerator<string, void, void>;
}

/** The requests that `listRequests` lists for the same query, all of them, cut to what the actor may see. */
export async function exportRequests(
  actor: BusinessActor,
  query: z.output<typeof exportRequestsQuery>,
): Promise<RequestsExport> {
  const { q, ...filter } = query;
  const range = inZone(filter, actor.timeZone);
  const load = (after?: ListPosition) => {
    const page = { ...range, after, limit: pageSize };
    return q === undefined ? loadRequestPage(actor, page) : loadFoundPage(actor, { ...page, q, isWhole: true });
  };
  // Read before anything is answered, so that what fails at once is answered as a failure.
  const first = await load();
  const day = formatExportInstant(now().toISOString(), actor.timeZone).slice(0, 10);
  return { fileName: ["requests", query.status, day].filter(Boolean).join("-").concat(".csv"), parts: write() };

  async function* write() {
    yield byteOrderMark + csvLine(columnsIn(actor.timeZone).map(([title]) => title));
    let page: typeof first | null = first;
    while (page) {
      const dtos = page.rows.map((row) => toRequestSummaryDto(row, row, actor, row.viewStatus));
      const columns = columnsIn(actor.timeZone);
      yield dtos.map((dto) => csvLine(columns.map(([, cell]) => cell(dto)))).join("");
      page = page.next ? await load(page.next) : null;
    }
  }
}

const feeLabels: Record<FeeStatus, string> = { full: "Full Fee", partial: "Partial", none: "Waived" };

type Column = readonly [title: string, cell: (request: RequestSummaryDto) => Cell];

/** Instants are told in `zone`; what was typed as date and time stands as typed. */
function columnsIn(zone: string): Column[] {
  const at = (title: string, of: (request: RequestSummaryDto) => string | null): Column => [
    `${title} (${zoneCity(zone)} time)`,
    (request) => {
      const instant = of(request);
      return instant && formatExportInstant(instant, zone);
    },
  ];
  return [
    ["Request", ({ id }) => id],
    ["Case ID", ({ caseId }) => caseId],
    ["Status", ({ status }) => requestStatusLabels[status]],
    ["Deceased", ({ deceasedName }) => deceasedName],
    ["Funeral home", ({ funeralHomeName, destinationFuneralHome }) => funeralHomeName ?? destinationFuneralHome],
    ["Transport company", ({ transportCompanyName }) => transportCompanyName],
    ["Location", ({ locationName }) => locationName],
    ["Floor", ({ locationFloor }) => locationFloor],
    ["Room", ({ locationRoom }) => locationRoom],
    ["Pickup", ({ pickupLocation }) => pickupLocation],
    ["Delivery", ({ deliveryLocation }) => deliveryLocation],
    ["Requested date", ({ requestedDate }) => requestedDate],
    ["Requested time", ({ requestedTime }) => requestedTime],
    ["Time zone of the request", ({ timeZone }) => timeZone],
    ["Contact", ({ contactName }) => contactName],
    ["Contact phone", ({ contactPhone }) => contactPhone],
    ["Accepted by", ({ ownerName }) => ownerName],
    ["Suspension reason", ({ suspensionReason }) => suspensionReason],
    ["Cancellation reason", ({ cancellationReason }) => cancellationReason],
    ["Fee", ({ feeStatus }) => feeStatus && feeLabels[feeStatus]],
    ["Fee amount (USD)", ({ feeAmount }) => feeAmount],
    at("Created", ({ createdAt }) => createdAt),
    at("Accepted", ({ acceptedAt }) => acceptedAt),
    at("Declined", ({ declinedAt }) => declinedAt),
    at("Suspended", ({ suspendedAt }) => suspendedAt),
    at("Cancelled", ({ cancelledAt }) => cancelledAt),
    at("Completed", ({ archivedAt }) => archivedAt),
  ];
}
