// Payments, refund requests and fees as the billing screens get them, and what stands around such a screen.
import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { type OnUrlUpdateFunction, withNuqsTestingAdapter } from "nuqs/adapters/testing";
import { createElement, type ReactElement } from "react";
import { dismissToast } from "@/components/hooks/use-toast";
import { makeQueryClient } from "@/components/layout/query-provider";
import { Toaster } from "@/components/ui/toaster";
import type { DueDto, QueuedRefundDto, TransactionDto } from "@/lib/billing/dto";

export function aTransaction(over: Partial<TransactionDto> = {}): TransactionDto {
  return {
    id: "5c1f7a52-2a53-4a4c-8b8f-1f3c5a9e7b10",
    description: "One-time payment",
    type: "one-time",
    status: "succeeded",
    businessName: "Harlan & Rowe",
    createdAt: "2026-11-21T18:00:00.000Z",
    providerPaymentId: "pi_1",
    amount: "100.00",
    refundedAmount: "0.00",
    requestId: null,
    refundRequestStatus: null,
    isRefundRequestMine: false,
    mayRequestRefund: true,
    ...over,
  };
}

export function aQueuedRefund(over: Partial<QueuedRefundDto> = {}): QueuedRefundDto {
  return {
    id: "7c1f7a52-2a53-4a4c-8b8f-1f3c5a9e7b10",
    transactionId: aTransaction().id,
    reason: "We paid twice.",
    serviceUsed: "no",
    status: "pending",
    adminNotes: null,
    processedAt: null,
    providerRefundId: null,
    createdAt: "2026-11-21T19:00:00.000Z",
    description: "One-time payment",
    amount: "100.00",
    refundAmount: null,
    askedBy: "Ana Ruiz",
    businessName: "Harlan & Rowe",
    paidAt: "2026-11-21T18:00:00.000Z",
    leftAmount: "75.00",
    answeredBy: null,
    answeredAt: null,
    failedAt: null,
    failure: null,
    ...over,
  };
}

export function aDueDto(over: Partial<DueDto> = {}): DueDto {
  return {
    id: "a3f81c09-5b0e-4a53-9f0d-6f5f0a0f2d11",
    side: "owed",
    businessName: "Harlan & Rowe",
    deceasedName: "Rafael Ortega Luna",
    feeStatus: "full",
    amount: "250.00",
    cancellationReason: "Called off.",
    cancelledAt: "2026-11-21T18:00:00.000Z",
    settledAt: null,
    settledBy: null,
    note: null,
    paymentStatus: null,
    mayPay: false,
    maySettle: true,
    mayUndo: false,
    ...over,
  };
}

/** Shows `screen` at an address, with its notices. */
export function showBilling(screen: ReactElement, searchParams = "", onUrlUpdate?: OnUrlUpdateFunction) {
  dismissToast();
  const Address = withNuqsTestingAdapter({ searchParams, hasMemory: true, ...(onUrlUpdate && { onUrlUpdate }) });
  const client = makeQueryClient();
  return render(
    createElement(
      Address,
      null,
      createElement(QueryClientProvider, { client }, screen, createElement(Toaster, { key: "notices" })),
    ),
  );
}

type Answer = object | ((init: RequestInit | undefined) => Response);

/** Answers each call by the beginning of its path, the longest that fits; all others with an empty list. */
export function answerCalls(
  fetchMock: { mockImplementation(answer: typeof fetch): unknown },
  answers: Record<string, Answer>,
) {
  fetchMock.mockImplementation(async (input, init) => {
    const path = input as string;
    const [key] = Object.keys(answers)
      .filter((begin) => `${init?.method ?? "GET"} ${path}`.startsWith(begin))
      .toSorted((a, b) => b.length - a.length);
    const answer = key === undefined ? [] : (answers[key] ?? []);
    return typeof answer === "function" ? answer(init) : Response.json(answer);
  });
}
