// The calls on payments, one row each.
import { expect } from "@playwright/test";
import type { Row } from "./contract-calls";
import { transactionRows } from "./contract-transactions";

export const specifiedBilling = [
  "POST /api/create-payment-intent",
  "POST /api/get-or-create-subscription",
  "GET /api/transactions",
  "POST /api/refund-requests",
  "GET /api/refund-requests",
];

export const billingRows: Record<string, Row> = {
  "POST /api/create-payment-intent": {
    method: "POST",
    path: "/api/create-payment-intent",
    body: { amount: 149.99 },
    invalid: [0.99, 0, -1, 1e9, 10.001, null, "100", undefined].map((amount) => [{ amount }, "amount"]),
    again: 200,
    answer: { clientSecret: expect.any(String) },
  },
  "POST /api/get-or-create-subscription": {
    method: "POST",
    path: "/api/get-or-create-subscription",
    again: 200,
    answer: { status: "incomplete", clientSecret: expect.any(String) },
  },
  ...transactionRows,
};
