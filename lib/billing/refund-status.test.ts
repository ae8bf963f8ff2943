// Every move of a refund request, in every state.
import { expect, it } from "vitest";
import { mayMoveRefund, refundStatuses } from "./refund-status";

it("lets an administrator answer what is asked, and try again or deny what the provider refused", () => {
  const states = refundStatuses.flatMap((status) => [
    { status, failedAt: null },
    { status, failedAt: new Date(0) },
  ]);
  const may = (move: "approve" | "deny" | "retry") =>
    states
      .filter((state) => mayMoveRefund(move, state))
      .map(({ status, failedAt }) => (failedAt ? `${status}, failed` : status));
  expect({ approve: may("approve"), deny: may("deny"), retry: may("retry") }).toEqual({
    approve: ["pending", "pending, failed"],
    deny: ["pending", "pending, failed", "approved, failed"],
    retry: ["approved, failed"],
  });
});
