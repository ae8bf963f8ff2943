// Prints the report of one transport as a PDF.
import "server-only";
import type { BusinessActor } from "@/lib/auth/actor";
import { notFound } from "@/lib/platform/errors";
import type { ReportDto } from "./dto";
import { type ReportSheet, reportFileName } from "./format";
import { getReport } from "./queries";
import { renderReport } from "./report-paper";

export interface PrintedReport {
  pdf: Uint8Array<ArrayBuffer>;
  /** 'transport-report-CHI-202611-7QF3K-9TX2M.pdf' */
  fileName: string;
  report: ReportDto;
}

/** Letter pages as a PDF. Raises `not_found`, also where no route exists, and `forbidden` as `getReport` does. */
export async function printReport(actor: BusinessActor, id: string): Promise<PrintedReport> {
  const report = await getReport(actor, id);
  if (report.sheet === null) throw notFound("No Transport Data. This request has no route yet.");
  return { pdf: await inTurn(report.sheet), fileName: reportFileName(report.sheet.reference), report };
}

// Next bundles instrumentation and routes apart: jobs and calls must wait in the same line.
const kept = globalThis as { mortuaryPrinting?: Promise<unknown> };

/** Drawing takes the whole process, so one is drawn at a time, and what waited meanwhile is answered in between. */
function inTurn(sheet: ReportSheet): Promise<Uint8Array<ArrayBuffer>> {
  const before = kept.mortuaryPrinting ?? Promise.resolve();
  const drawn = before
    .then(() => new Promise<void>((resolve) => void setImmediate(resolve)))
    .then(() => renderReport(sheet));
  kept.mortuaryPrinting = drawn.catch(() => {});
  return drawn;
}
