// The details of one request, over the dashboard: where it stands, every recorded field, and its history.
"use client";

import { ApiError } from "@/components/hooks/api";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import type { RequestDto } from "@/lib/transports/dto";
import { useDashboard } from "./dashboard-context";
import { personName } from "./person-name";
import { DeliveryPlace, PickupPlace } from "./place";
import { AnswerButtons } from "./request-card-actions";
import { RequestDetails } from "./request-details";
import { RequestHistory } from "./request-history";
import { StatusBadge } from "./status-badge";
import { useRequest, useRequestRoute } from "./transport-data";
import { TransportStops } from "./vertical-line";
import { WorkflowLine } from "./workflow-line";

function Loading() {
  return (
    <div role="status" aria-label="Loading" className="grid gap-4">
      <Skeleton className="h-24" />
      <Skeleton className="h-40" />
    </div>
  );
}

function Body({ request }: { request: RequestDto }) {
  const { zone, now } = useDashboard();
  const wasDriven = request.status === "active" || request.status === "completed";
  const route = useRequestRoute(request.id, wasDriven).data ?? null;
  return (
    <>
      <div className="grid gap-6 pb-1 sm:grid-cols-2">
        <TransportStops
          requestStatus={request.status}
          routeStatus={route?.routeStatus}
          pickup={<PickupPlace request={request} />}
          delivery={<DeliveryPlace request={request} />}
        />
        {route ? <WorkflowLine route={route} zone={zone} now={now} /> : null}
      </div>
      <RequestDetails request={request} route={route} />
      <RequestHistory requestId={request.id} />
    </>
  );
}

function Footer({ request, onClose }: { request: RequestDto; onClose: () => void }) {
  const { openDialog } = useDashboard();
  const mayIssue = request.may.includes("issueAccess");
  if (request.status !== "pending" && !mayIssue) return null;
  return (
    <div className="flex shrink-0 justify-end border-t px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-6">
      {request.status === "pending" ? (
        <AnswerButtons
          request={request}
          onDone={onClose}
          className="max-md:mt-0 max-md:w-full lg:max-xl:flex-row lg:max-xl:items-center"
        />
      ) : (
        <Button
          variant="secondary"
          className="max-md:h-12 max-md:w-full"
          onClick={() => openDialog({ kind: "access", request })}
        >
          Family Access
        </Button>
      )}
    </div>
  );
}

export function RequestDetailDialog({ requestId, onClose }: { requestId: string; onClose: () => void }) {
  const { data: request, error, refetch } = useRequest(requestId);
  const isGone = error instanceof ApiError && error.status === 404;
  const shown = isGone ? undefined : request;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent className="gap-0 overflow-hidden p-0 pb-0 max-md:inset-0 max-md:max-h-none max-md:rounded-none md:max-h-[calc(100dvh-4rem)] md:max-w-190 md:p-0">
        <DialogHeader className="shrink-0 border-b px-5 pt-5 pb-4 md:px-6">
          {shown ? <StatusBadge status={shown.status} /> : null}
          <DialogTitle className="text-name break-words">{shown ? personName(shown) : "Request details"}</DialogTitle>
          <DialogDescription className="font-mono text-caption break-all">
            {shown?.caseId ?? requestId}
          </DialogDescription>
        </DialogHeader>
        <div className="grid min-h-0 flex-1 content-start gap-5 overflow-y-auto overscroll-contain px-5 py-5 md:px-6">
          {isGone ? <p role="alert">{error.sentence}</p> : null}
          {error && !isGone ? (
            <p role="alert" className="flex flex-wrap items-center gap-3">
              The details did not load. Try again.
              <Button variant="secondary" size="sm" onClick={() => void refetch()}>
                Try again
              </Button>
            </p>
          ) : null}
          {shown === undefined && !error ? <Loading /> : null}
          {shown ? <Body request={shown} /> : null}
        </div>
        {shown ? <Footer request={shown} onClose={onClose} /> : null}
      </DialogContent>
    </Dialog>
  );
}
