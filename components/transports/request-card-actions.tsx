// What can be done with a request from its card or its details.
"use client";

import { useQueryClient } from "@tanstack/react-query";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { acceptRequestAction, declineRequestAction } from "@/lib/transports/actions";
import type { RequestSummaryDto } from "@/lib/transports/dto";
import { acceptAhead, isSettling } from "./accept-ahead";
import { useDashboard } from "./dashboard-context";
import { personName } from "./person-name";
import { notifyMoved, offerUndo } from "./undo-decline";
import { useMove } from "./use-move";

const row =
  "flex min-w-0 gap-2 max-md:mt-4 max-md:*:h-12 max-md:*:flex-1 md:items-center md:self-center md:justify-self-end";
const narrowDesk = "lg:max-xl:flex-col-reverse lg:max-xl:items-stretch";

/** Decline and Accept, one at a time. `onDone` runs once the move is made. */
export function AnswerButtons({
  request,
  className,
  onDone,
}: {
  request: RequestSummaryDto;
  className?: string;
  onDone?: () => void;
}) {
  const { may } = request;
  const client = useQueryClient();
  const move = useMove({
    action: (act: "accept" | "decline") =>
      act === "accept" ? acceptRequestAction({ id: request.id }) : declineRequestAction({ id: request.id }),
    ahead: (act) => (act === "accept" ? acceptAhead(client, request) : undefined),
    onDone: (_request, act) => {
      if (act === "decline") offerUndo(client, request);
      else notifyMoved(request, "active");
      onDone?.();
    },
  });
  const send = (act: "accept" | "decline") => !isSettling() && move.send(act);
  const mayDecline = may.includes("decline") || may.includes("pass");
  return (
    <div className={cn(row, narrowDesk, className)}>
      {mayDecline ? (
        <Button
          variant="ghost"
          className="max-md:bg-secondary max-md:text-secondary-foreground"
          busy={move.sent === "decline"}
          busyLabel="Declining"
          disabled={move.isBusy}
          aria-label={`${move.sent === "decline" ? "Declining" : "Decline"} ${personName(request)}`}
          onClick={() => send("decline")}
        >
          Decline
        </Button>
      ) : null}
      {may.includes("accept") ? (
        <Button
          busy={move.sent === "accept"}
          busyLabel="Accepting"
          disabled={move.isBusy}
          aria-label={`${move.sent === "accept" ? "Accepting" : "Accept"} ${personName(request)}`}
          onClick={() => send("accept")}
        >
          Accept
        </Button>
      ) : null}
    </div>
  );
}

const secondary = "max-md:bg-secondary max-md:text-secondary-foreground";

/** A completed or cancelled transport leads to its report, any other answered request to its details. */
export function RequestCardActions({ request, className }: { request: RequestSummaryDto; className?: string }) {
  const { openDetail, openDialog, openReport } = useDashboard();
  if (request.status === "pending") return <AnswerButtons request={request} className={className ?? ""} />;
  const hasReport = request.may.includes("viewReport");
  return (
    <div className={cn(row, narrowDesk, "max-md:flex-wrap", className)}>
      {request.may.includes("issueAccess") ? (
        <Button variant="ghost" className={secondary} onClick={() => openDialog({ kind: "access", request })}>
          Family Access
        </Button>
      ) : null}
      <Button variant={hasReport ? "ghost" : "secondary"} className={secondary} onClick={() => openDetail(request.id)}>
        View Details
      </Button>
      {hasReport ? (
        <Button variant="secondary" className="max-md:basis-full" onClick={() => openReport(request.id)}>
          View Report
        </Button>
      ) : null}
    </div>
  );
}
