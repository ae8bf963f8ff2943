// Every state of a request against every move.
import { describe, expect, it } from "vitest";
import {
  canMove,
  type RequestMoveName,
  requestMoves,
  type RequestStatus,
  requestStatuses,
  requestStatusLabels,
} from "./request-status";

const legal: Record<RequestStatus, RequestMoveName[]> = {
  pending: ["accept", "decline"],
  active: ["suspend", "cancel", "complete"],
  completed: [],
  declined: ["undoDecline"],
};
const moves = Object.keys(requestMoves) as RequestMoveName[];

describe.each(requestStatuses)("%s", (status) => {
  it.each(moves)("%s is legal from it exactly when the table says so", (move) => {
    expect(canMove(status, move)).toBe(legal[status].includes(move));
  });
});

it("each move leads where the specification says", () => {
  const ends = moves.map((move) => [move, requestMoves[move].from, requestMoves[move].to]);
  expect(ends).toEqual([
    ["accept", "pending", "active"],
    ["decline", "pending", "declined"],
    ["undoDecline", "declined", "pending"],
    ["suspend", "active", "pending"],
    ["cancel", "active", "declined"],
    ["complete", "active", "completed"],
  ]);
});

it("labels every state as the specification does", () => {
  expect(requestStatusLabels).toEqual({
    pending: "Pending",
    active: "Active",
    completed: "Completed",
    declined: "Declined",
  });
});
