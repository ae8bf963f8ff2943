// Begins payments.
"use client";

import { apiRequest } from "@/components/hooks/api";
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
