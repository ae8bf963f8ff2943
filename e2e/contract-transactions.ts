// The calls on lists of payments, refunds and cancellation fees, one row each.
import { expect } from "@playwright/test";
import type { Case, Row } from "./contract-calls";

const amount = expect.stringMatching(/^\d+\.\d\d$/) as unknown;
const count = expect.any(Number) as unknown;
const asked = { reason: " We paid twice. ", serviceUsed: "no" };
const someId = "11111111-1111-4111-8111-111111111111";
const list = (path: string): Row => ({ method: "GET", path, answer: "list" });

export const transactionRows: Record<string, Row> = {
  "GET /api/transactions": list("/api/transactions"),
  "GET /api/transactions, narrowed": list(
    "/api/transactions?minAmount=1&maxAmount=99.50&startDate=2026-01-01&endDate=2026-12-31&searchTerm=Lake",
  ),
  "POST /api/refund-requests": {
    method: "POST",
    path: "/api/refund-requests",
    given: ["pay"],
    body: ({ transactionId }: Case) => ({ ...asked, transactionId }),
    invalid: [
      [{ ...asked, transactionId: "1" }, "transactionId"],
      [{ ...asked, transactionId: someId, reason: " " }, "reason"],
      [{ ...asked, transactionId: someId, reason: "x".repeat(2_001) }, "reason"],
      [{ ...asked, transactionId: someId, serviceUsed: "maybe" }, "serviceUsed"],
      [{ transactionId: someId, reason: "x" }, "serviceUsed"],
    ],
    again: 409,
    answer: ({ transactionId }) => ({
      transactionId,
      reason: "We paid twice.",
      serviceUsed: "no",
      status: "pending",
      amount: "100.00",
    }),
  },
  "GET /api/refund-requests": list("/api/refund-requests"),
};

/** Those that the product has beside the specification's. */
export const transactionAdditions: Record<string, Row> = {
  "GET /api/transactions/totals": {
    method: "GET",
    path: "/api/transactions/totals",
    answer: { count, amount, succeededAmount: amount, refundedAmount: amount },
  },
  "GET /api/transactions/export": {
    method: "GET",
    path: "/api/transactions/export",
    answer: "\uFEFFTransaction,Date…",
  },
  "GET /api/dues": list("/api/dues?side=owing&state=all"),
  "GET /api/dues/totals": { method: "GET", path: "/api/dues/totals", answer: { count, amount, notAgreed: count } },
  "GET /api/dues/export": { method: "GET", path: "/api/dues/export", answer: "\uFEFFRequest,Business…" },
  "GET /api/standard-fee": {
    method: "GET",
    path: "/api/standard-fee",
    answer: { isConnected: expect.any(Boolean), canBePaid: expect.any(Boolean) },
  },
  "POST /api/billing-portal": {
    method: "POST",
    path: "/api/billing-portal",
    given: ["subscribe"],
    again: 200,
    answer: { url: expect.stringMatching(/^https:/) },
  },
  "POST /api/connect-account": {
    method: "POST",
    path: "/api/connect-account",
    again: 200,
    answer: { url: expect.stringMatching(/^https:/) },
  },
  "PUT /api/standard-fee": {
    method: "PUT",
    path: "/api/standard-fee",
    body: { standardFee: 250.5 },
    invalid: [0, -1, 10.001, 1_000_000, "250", undefined].map(
      (standardFee) => [{ standardFee }, "standardFee"] as const,
    ),
    again: 200,
    answer: { standardFee: "250.50" },
  },
};
