// Begins payments, and finds the sentence for what failed without one.
"use client";

import { ApiError, apiRequest } from "@/components/hooks/api";
import type { PaymentIntentDto } from "@/lib/billing/dto";
import { refreshNothing, useBillingChange } from "./change-data";

export interface WantedPayment {
  /** Dollars. */
  amount: number;
  /** The same again goes on with the payment that was begun. */
  clientId: string;
  dueRequestId?: string;
}

export const useBeginPayment = (
  onDone: (payment: PaymentIntentDto, wanted: WantedPayment) => void,
  onFailed: (error: Error) => void,
) =>
  useBillingChange({
    send: (wanted: WantedPayment) => apiRequest<PaymentIntentDto>("POST", "/api/create-payment-intent", wanted),
    onDone,
    onFailed,
    refresh: refreshNothing,
  });

/** An answer without a body of ours says nothing to a person: `fallback` stands for it. */
export function saidOr(error: Error, fallback: string): Error {
  const isBare = error instanceof ApiError && error.status > 0 && error.code === undefined && error.status !== 401;
  return isBare ? new Error(fallback) : error;
}
