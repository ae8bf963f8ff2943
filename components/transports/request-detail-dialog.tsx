// The details of one request, over the dashboard: where it stands, every recorded field, and its history.
"use client";

import { ApiError } from "@/components/hooks/api";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import type { RequestDto } from "@/lib/transports/dto";
import type { Act } from "@/lib/transports/policy";
import { useDashboard } from "./dashboard-context";
import { DriveDriver } from "./drive-driver";
import { DrivenPath } from "./driven-path";
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
        {route ? (
          <div className="grid content-start gap-1">
            <WorkflowLine route={route} zone={zone} now={now} />
            <DriveDriver route={route} whom={personName(request)} />
          </div>
        ) : null}
      </div>
      <RequestDetails request={request} route={route} />
      {route ? <DrivenPath route={route} label={personName(request)} /> : null}
      <RequestHistory requestId={request.id} />
    </>
  );
}

/** What can be done from here; the answer to a pending request stands last, under the thumb. */
function Footer({ request, onClose }: { request: RequestDto; onClose: () => void }) {
  const { openDialog, openReport } = useDashboard();
  const { id, may, status } = request;
  const route = useRequestRoute(id, status === "active").data ?? null;
  const isPending = status === "pending";
  if (!isPending && !may.some((act) => footerActs.has(act))) return null;
  return (
    <div className="flex shrink-0 flex-wrap justify-end gap-2 border-t px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-md:*:data-[slot=button]:h-12 max-md:*:data-[slot=button]:flex-[1_1_40%] md:px-6">
      {may.includes("changeAddress") ? (
        <Button
          variant="ghost"
          className={cn(onPhone, isPending && "md:mr-auto md:-ml-4")}
          onClick={() => openDialog({ kind: "addresses", request })}
        >
          Edit addresses
        </Button>
      ) : null}
      {may.includes("issueAccess") ? (
        <Button variant="ghost" className={onPhone} onClick={() => openDialog({ kind: "access", request })}>
          Family Access
        </Button>
      ) : null}
      {may.includes("viewReport") ? (
        <Button
          variant={status === "active" ? "ghost" : "secondary"}
          className={onPhone}
          onClick={() => openReport(id)}
        >
          View Report
        </Button>
      ) : null}
      {may.includes("suspend") ? (
        <Button variant="secondary" onClick={() => openDialog({ kind: "manage", request, route })}>
          Manage
        </Button>
      ) : null}
      {isPending ? (
        <AnswerButtons
          request={request}
          onDone={onClose}
          className="max-md:mt-0 max-md:w-full lg:max-xl:flex-row lg:max-xl:items-center"
        />
      ) : null}
    </div>
  );
}

const onPhone = "max-md:bg-secondary max-md:text-secondary-foreground";
const footerActs: ReadonlySet<Act> = new Set(["viewReport", "issueAccess", "changeAddress", "suspend"]);

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
