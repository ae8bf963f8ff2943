// The content of the report dialog: the report, or what there is instead of it.
"use client";

import { useQuery } from "@tanstack/react-query";
import { ApiError } from "@/components/hooks/api";
import { Button } from "@/components/ui/button";
import { DialogDescription, DialogTitle } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import type { ReportDto } from "@/lib/reports/dto";
import { EmailReportButton, PrintReportLink, ReportActions, SavePdfLink } from "./report-actions";
import { ReportView } from "./report-view";

const title = "Transport Report";

function Loading() {
  return (
    <div role="status" aria-label="Loading" className="grid gap-6">
      <Skeleton className="h-16" />
      <Skeleton className="h-12" />
      <Skeleton className="h-32" />
      <Skeleton className="h-20" />
      <Skeleton className="h-48" />
    </div>
  );
}

/** `onRetry` only where trying again may help. */
function Instead({ title: words, text, onRetry }: { title: string; text: string; onRetry?: () => void }) {
  return (
    <div role={onRetry ? "alert" : undefined} className="grid justify-items-start gap-2 py-4">
      <p className="text-subsection">{words}</p>
      <p className="text-muted-foreground">{text}</p>
      {onRetry ? (
        <Button variant="secondary" size="sm" className="mt-2" onClick={onRetry}>
          Try again
        </Button>
      ) : null}
    </div>
  );
}

export function TransportReport({ requestId }: { requestId: string }) {
  // A report tells how things stand now, so it is never taken from what was read before.
  const { data, error, isFetching, refetch } = useQuery<ReportDto>({
    queryKey: ["/api/reports", requestId],
    gcTime: 0,
  });
  const sheet = data?.sheet;
  const isRefused = error instanceof ApiError && [403, 404].includes(error.status);
  return (
    // The actions are part of what scrolls, so that a keyboard that stops at them scrolls it.
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain">
      <div className="flex-1 px-5 py-5 md:px-6 md:py-6">
        {sheet ? (
          <ReportView sheet={sheet} title={<DialogTitle className="text-title">{title}</DialogTitle>} />
        ) : (
          <div className="grid gap-4">
            <DialogTitle className="pr-10 text-title">{title}</DialogTitle>
            {isRefused ? <Instead title="There is no report here" text={error.sentence} /> : null}
            {error && !isRefused && !isFetching ? (
              <Instead
                title="The report did not load."
                text={error instanceof ApiError ? error.sentence : "Something failed on the way."}
                onRetry={() => void refetch()}
              />
            ) : null}
            {data?.sheet === null ? (
              <Instead
                title="No Transport Data"
                text="This request has no route yet. Its report begins when a transport company accepts it."
              />
            ) : null}
            {data === undefined && (error === null || (isFetching && !isRefused)) ? <Loading /> : null}
          </div>
        )}
        <DialogDescription className="sr-only">
          People, places, times, handover and the audit trail of one transport.
        </DialogDescription>
      </div>
      {sheet ? (
        <div className="sticky bottom-0 shrink-0 border-t bg-popover px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-6">
          <ReportActions>
            <SavePdfLink id={requestId} />
            <EmailReportButton id={requestId} />
            <PrintReportLink id={requestId} />
          </ReportActions>
        </div>
      ) : null}
    </div>
  );
}
