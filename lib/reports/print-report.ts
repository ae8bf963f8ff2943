// Prints the report of one transport as a PDF.
import "server-only";
import type { BusinessActor } from "@/lib/auth/actor";
import { notFound } from "@/lib/platform/errors";
import type { ReportDto } from "./dto";
import { reportFileName } from "./format";
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
  return { pdf: await renderReport(report.sheet), fileName: reportFileName(report.sheet.reference), report };
}
