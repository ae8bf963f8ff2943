// Lists of the billing screens as they are read, page after page, and read again after a change.
"use client";

import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { apiGetPage, apiRequest, type Page } from "@/components/hooks/api";
import { isUnauthorizedError, redirectToLogin } from "@/components/hooks/notify-error";
import type { QueuedRefundDto, RefundRequestDto, TransactionTotalsDto } from "@/lib/billing/dto";
import type { RefundMove } from "@/lib/billing/refund-status";
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

interface Change<Answer, Input> {
  send: (input: Input) => Promise<Answer>;
  onDone: (answer: Answer) => void;
  onFailed: (error: Error) => void;
  /** What is read again afterwards; every list of the billing screens unless given. */
  refresh?: (client: QueryClient) => Promise<void>;
}

/** A change that is sent once however often its button is pressed. */
export function useChange<Answer, Input = void>({
  send,
  onDone,
  onFailed,
  refresh = refreshBilling,
}: Change<Answer, Input>) {
  const client = useQueryClient();
  const isSending = useRef(false);
  const { mutate, isPending } = useMutation<Answer, Error, Input>({
    mutationFn: send,
    // Offline it fails with a sentence instead of waiting unseen.
    networkMode: "always",
    onSuccess: onDone,
    onError: onFailed,
    onSettled: () => {
      isSending.current = false;
      return refresh(client);
    },
  });
  const change = (input: Input) => {
    if (isSending.current) return;
    isSending.current = true;
    mutate(input);
  };
  return { change, isPending };
}

/** Asks for a refund of a payment. */
export const useRequestRefund = (onDone: () => void, onFailed: (error: Error) => void) =>
  useChange({
    send: (asked: RefundAsked) => apiRequest<RefundRequestDto>("POST", "/api/refund-requests", asked),
    onDone,
    onFailed,
  });

/** An administrator's answer to a refund request. */
export const useAnswerRefund = (onDone: () => void, onFailed: (error: Error) => void) =>
  useChange({
    send: ({ id, answer, body }: { id: string; answer: RefundMove; body: object }) =>
      apiRequest<QueuedRefundDto>("POST", `/api/refund-requests/${id}/${answer}`, body),
    onDone,
    onFailed,
  });

/** Reads every list of payments, refunds and fees on the screen again. */
export function refreshBilling(client: QueryClient): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey }) => /^\/api\/(?:transactions|refund-requests|dues)\b/.test(String(queryKey[0])),
  });
}

export const useTransactionTotals = (filter: TransactionFilter) =>
  useQuery<TransactionTotalsDto>({ queryKey: totalsKey(filter), placeholderData: keepPreviousData });
