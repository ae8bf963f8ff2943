// What is said once a request was answered; a decline may be taken back for as long as its notice stands.
"use client";

import type { QueryClient } from "@tanstack/react-query";
import { ApiError } from "@/components/hooks/api";
import { notifyError } from "@/components/hooks/notify-error";
import { type ToastAct, toast } from "@/components/hooks/use-toast";
import { undoDeclineAction } from "@/lib/transports/actions";
import type { RequestSummaryDto } from "@/lib/transports/dto";
import { type RequestStatus, requestStatusLabels } from "@/lib/transports/request-status";
import { personName } from "./person-name";
import { leaveOtherLists, refreshTransports } from "./transport-data";
import { callAction } from "./use-move";

const title = "Request status updated successfully";

const tells = (request: RequestSummaryDto, status: RequestStatus) =>
  `${personName(request)} now stands under ${requestStatusLabels[status]}.`;

/** Says under which tab a request now stands. */
export function notifyMoved(request: RequestSummaryDto, status: RequestStatus) {
  toast({ title, description: tells(request, status) });
}

async function undo(client: QueryClient, request: RequestSummaryDto) {
  try {
    await callAction(undoDeclineAction, { id: request.id });
    leaveOtherLists(client, { ...request, status: "pending" });
    notifyMoved(request, "pending");
  } catch (error) {
    // Without an answer it may still be taken back; any other refusal is final.
    if (error instanceof ApiError && error.status === 0) notifyUnreached(client, request, error);
    else notifyError(error);
  } finally {
    await refreshTransports(client);
  }
}

/** Takes the decline back once, however often it is pressed: a notice can be pressed again while it leaves. */
function undoAction(client: QueryClient, request: RequestSummaryDto): ToastAct {
  let isSent = false;
  const onClick = () => {
    if (isSent) return;
    isSent = true;
    void undo(client, request);
  };
  return { label: "Undo", altText: "Press F8 to come to this notice and take the decline back.", onClick };
}

function notifyUnreached(client: QueryClient, request: RequestSummaryDto, { message }: ApiError) {
  toast({ title: "Error", description: message, variant: "destructive", action: undoAction(client, request) });
}

/** Says that a request was declined, and offers to take that back. The card has left by then; the notice has not. */
export function offerUndo(client: QueryClient, request: RequestSummaryDto) {
  toast({ title, description: tells(request, "declined"), action: undoAction(client, request) });
}
