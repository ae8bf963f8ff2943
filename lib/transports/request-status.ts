// The states of a service request and every legal move between them; all readers read this one table.
import type { EventType } from "@/lib/audit/events";

export const requestStatuses = ["pending", "active", "completed", "declined"] as const;
export type RequestStatus = (typeof requestStatuses)[number];

export const requestStatusLabels: Record<RequestStatus, string> = {
  pending: "Pending",
  active: "Active",
  completed: "Completed",
  declined: "Declined",
};

interface RequestMove {
  from: RequestStatus;
  to: RequestStatus;
  event: EventType;
  /** What the history and a conflict call it. */
  done: string;
}

export const requestMoves = {
  accept: { from: "pending", to: "active", event: "request.accepted", done: "accepted" },
  decline: { from: "pending", to: "declined", event: "request.declined", done: "declined" },
  undoDecline: { from: "declined", to: "pending", event: "request.decline_undone", done: "pending again" },
  suspend: { from: "active", to: "pending", event: "request.suspended", done: "suspended" },
  cancel: { from: "active", to: "declined", event: "request.cancelled", done: "cancelled" },
  complete: { from: "active", to: "completed", event: "route.delivery_completed", done: "completed" },
} as const satisfies Record<string, RequestMove>;

export type RequestMoveName = keyof typeof requestMoves;

/** Whether `move` is legal from `status`. */
export function canMove(status: RequestStatus, move: RequestMoveName): boolean {
  return requestMoves[move].from === status;
}

export const feeStatuses = ["full", "partial", "none"] as const;
export type FeeStatus = (typeof feeStatuses)[number];
