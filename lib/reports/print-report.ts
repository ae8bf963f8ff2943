// Prints the report of one transport as a PDF.
import "server-only";
import type { BusinessActor } from "@/lib/auth/actor";
import { findLogoImage } from "@/lib/businesses/queries";
import { db } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/errors";
import type { ReportDto } from "./dto";
import { type ReportSheet, reportFileName } from "./format";
import { getReport } from "./queries";
import { type PaperLogo, renderReport } from "./report-paper";

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
  const logo = await findPaperLogo(actor, id);
  return { pdf: await inTurn(report.sheet, logo), fileName: reportFileName(report.sheet.reference), report };
}

/** The company's own, where paper can hold it: the fonts and pictures of a PDF know no WebP. */
async function findPaperLogo({ businessId }: BusinessActor, id: string): Promise<PaperLogo | null> {
  const request = await db.serviceRequest.findUnique({ where: { id }, select: { ownerBusinessId: true } });
  const logo = await findLogoImage(request?.ownerBusinessId ?? businessId);
  if (logo?.mediaType !== "image/png" && logo?.mediaType !== "image/jpeg") return null;
  return { format: logo.mediaType === "image/png" ? "png" : "jpg", data: Buffer.from(logo.image) };
}

// Next bundles instrumentation and routes apart: jobs and calls must wait in the same line.
const kept = globalThis as { mortuaryPrinting?: Promise<unknown> };

/** Drawing takes the whole process, so one is drawn at a time, and what waited meanwhile is answered in between. */
function inTurn(sheet: ReportSheet, logo: PaperLogo | null): Promise<Uint8Array<ArrayBuffer>> {
  const before = kept.mortuaryPrinting ?? Promise.resolve();
  const drawn = before
    .then(() => new Promise<void>((resolve) => void setImmediate(resolve)))
    .then(() => renderReport(sheet, logo));
  kept.mortuaryPrinting = drawn.catch(() => {});
  return drawn;
}
