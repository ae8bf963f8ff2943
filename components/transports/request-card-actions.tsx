// What can be done with a request from its card or its details.
"use client";

import { toast } from "@/components/hooks/use-toast";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { acceptRequestAction, declineRequestAction } from "@/lib/transports/actions";
import type { RequestSummaryDto } from "@/lib/transports/dto";
import { useDashboard } from "./dashboard-context";
import { personName } from "./person-name";
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
  const move = useMove({
    action: (act: "accept" | "decline") =>
      act === "accept" ? acceptRequestAction({ id: request.id }) : declineRequestAction({ id: request.id }),
    onDone: (_request, act) => {
      const tab = act === "accept" ? "Active" : "Declined";
      toast({
        title: "Request status updated successfully",
        description: `${personName(request)} now stands under ${tab}.`,
      });
      onDone?.();
    },
  });
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
          onClick={() => move.send("decline")}
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
          onClick={() => move.send("accept")}
        >
          Accept
        </Button>
      ) : null}
    </div>
  );
}

export function RequestCardActions({ request, className }: { request: RequestSummaryDto; className?: string }) {
  const { openDetail, openDialog } = useDashboard();
  if (request.status === "pending") return <AnswerButtons request={request} className={className ?? ""} />;
  return (
    <div className={cn(row, narrowDesk, className)}>
      {request.may.includes("issueAccess") ? (
        <Button
          variant="ghost"
          className="max-md:bg-secondary max-md:text-secondary-foreground"
          onClick={() => openDialog({ kind: "access", request })}
        >
          Family Access
        </Button>
      ) : null}
      <Button variant="secondary" onClick={() => openDetail(request.id)}>
        View Details
      </Button>
    </div>
  );
}
