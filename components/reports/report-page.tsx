// A report as a page of its own, made for paper: Letter, with the case ID on every sheet.
"use client";

import { PrinterIcon } from "lucide-react";
import { useEffect } from "react";
import { Button } from "@/components/ui/button";
import type { ReportSheet } from "@/lib/reports/format";
import { EmailReportButton, ReportActions, SavePdfLink, wide } from "./report-actions";
import { ReportView } from "./report-view";

/** The texts stand in quotes, so nothing that could end them may be in them. */
const plain = (text: string) => text.replaceAll(/[^\w ,:+-]/g, "");

/** Browsers that draw in the margins number the sheets; the others repeat the case ID above the text. */
const sheetStyle = ({ reference, printed }: ReportSheet) => `
@page {
  size: letter;
  margin: 56px 56px 72px;
  @bottom-left { content: "${plain(reference)}"; font: 10.5px ui-monospace, monospace; color: #4a4a4a; }
  @bottom-center { content: "${plain(printed)}"; font: 10.5px ui-sans-serif, system-ui, sans-serif; color: #4a4a4a; }
  @bottom-right {
    content: "Page " counter(page) " of " counter(pages);
    font: 10.5px ui-sans-serif, system-ui, sans-serif; color: #4a4a4a;
  }
}
@media print {
  #main { max-width: none; padding: 0; }
}`;

/** `shouldPrint` opens the browser's print dialog once everything stands. */
export function ReportPage({ id, sheet, shouldPrint }: { id: string; sheet: ReportSheet; shouldPrint: boolean }) {
  useEffect(() => {
    if (!shouldPrint) return;
    // Read again or bookmarked, the page is looked at and does not ask for the printer.
    window.history.replaceState(window.history.state, "", window.location.pathname);
    void document.fonts.ready.then(() => window.print());
  }, [shouldPrint]);
  return (
    <div className="mx-auto max-w-190">
      <style>{sheetStyle(sheet)}</style>
      <div className="no-print mb-6">
        <ReportActions>
          <SavePdfLink id={id} />
          <EmailReportButton id={id} />
          <Button className={wide} onClick={() => window.print()}>
            <PrinterIcon aria-hidden />
            Print
          </Button>
        </ReportActions>
      </div>
      <table role="presentation" className="w-full table-fixed">
        <thead aria-hidden className="hidden print:table-header-group">
          <tr>
            <td className="pb-3 text-right font-mono text-caption text-muted-foreground">{sheet.reference}</td>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              <ReportView sheet={sheet} title={<h1 className="text-title">Transport Report</h1>} />
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
