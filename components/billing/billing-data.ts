// The sums of the billing screens, and what is asked and answered about refunds.
"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { apiRequest } from "@/components/hooks/api";
import type { TransactionTotalsDto } from "@/lib/billing/dto";
import type { RefundMove } from "@/lib/billing/refund-status";
import { type Ending, useDialogChange } from "./change-data";
import { type TransactionFilter, totalsKey } from "./transaction-address";

/** What the dialog asks a refund with. */
export interface RefundAsked {
  transactionId: string;
  reason: string;
  serviceUsed: "no" | "partial" | "yes";
}

/** Asks for a refund of a payment. */
export const useRequestRefund = (ending: Ending) =>
  useDialogChange({
    send: (asked: RefundAsked) => apiRequest("POST", "/api/refund-requests", asked),
    failure: "Failed to submit refund request",
    ...ending,
  });

/** An administrator's answer to a refund request. */
export const useAnswerRefund = (ending: Ending) =>
  useDialogChange({
    send: ({ id, answer, body }: { id: string; answer: RefundMove; body: object }) =>
      apiRequest("POST", `/api/refund-requests/${id}/${answer}`, body),
    ...ending,
  });

export const useTransactionTotals = (filter: TransactionFilter) =>
  useQuery<TransactionTotalsDto>({ queryKey: totalsKey(filter), placeholderData: keepPreviousData });
