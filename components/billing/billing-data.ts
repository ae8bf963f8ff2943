// Lists of the billing screens as they are read, page after page, and what is asked and answered about refunds.
"use client";

import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { apiGetPage, apiRequest, type Page } from "@/components/hooks/api";
import { isUnauthorizedError, redirectToLogin } from "@/components/hooks/notify-error";
import type { TransactionTotalsDto } from "@/lib/billing/dto";
import type { RefundMove } from "@/lib/billing/refund-status";
import { type Ending, useDialogChange } from "./change-data";
import { type TransactionFilter, totalsKey } from "./transaction-address";

/** A list by the path of its first page. What was read stays while another filter's comes. */
export function usePagedList<Item>(key: [path: string]) {
  const asked = useInfiniteQuery<Page<Item>, Error, InfiniteData<Page<Item>, string>, [string], string>({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => apiGetPage<Item>(pageParam, signal),
    initialPageParam: key[0],
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
  useSignedOut(asked.error);
  return { ...asked, items: asked.data?.pages.flatMap(({ items }) => items) };
}

/** Whoever is signed out is taken to the sign-in. */
export function useSignedOut(error: Error | null) {
  useEffect(() => {
    if (isUnauthorizedError(error)) redirectToLogin();
  }, [error]);
}

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
