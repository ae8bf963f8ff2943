// What one does with a report: e-mail it to branch management, print it, or save it as a PDF.
"use client";

import { FileDownIcon, MailIcon, PrinterIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { useEmailReport } from "./use-email-report";

/** On a phone the three share one row, in words alone. */
export const wide = "max-md:h-12 max-md:flex-1 max-md:px-2 max-md:[&_svg]:hidden";

export function EmailReportButton({ id }: { id: string }) {
  const { send, isSending } = useEmailReport(id);
  return (
    <Button variant="secondary" className={wide} busy={isSending} busyLabel="Sending" onClick={send}>
      <MailIcon aria-hidden />
      Email
    </Button>
  );
}

export function SavePdfLink({ id }: { id: string }) {
  return (
    <Button asChild variant="ghost" className={wide}>
      <a href={`/api/reports/${id}/pdf`} target="_blank" rel="noreferrer">
        <FileDownIcon aria-hidden />
        Save PDF
      </a>
    </Button>
  );
}

/** Opens the printed form in a tab of its own, which asks the printer at once. */
export function PrintReportLink({ id }: { id: string }) {
  return (
    <Button asChild className={wide}>
      <a href={`/reports/${id}?print=1`} target="_blank" rel="noreferrer">
        <PrinterIcon aria-hidden />
        Print/Save
      </a>
    </Button>
  );
}

export function ReportActions({ children }: { children: ReactNode }) {
  return <div className="flex gap-2 md:justify-end">{children}</div>;
}
