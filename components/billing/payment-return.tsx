// Says on the dashboard what came of the payment that one comes back from, as the provider says it and not the address.
"use client";

import { useQueryStates } from "nuqs";
import { useEffect } from "react";
import { apiGet, ApiError } from "@/components/hooks/api";
import { notifyError } from "@/components/hooks/notify-error";
import { toast, type ToastInput } from "@/components/hooks/use-toast";
import type { PaymentOutcomeDto } from "@/lib/billing/dto";
import { returnInAddress } from "./paid-address";

const lookUp = "You find it under Transactions.";

function noticeOf({ type, status, message }: PaymentOutcomeDto): ToastInput {
  if (status === "succeeded" && type === "subscription")
    return { title: "Subscription Activated", description: "Your subscription is now active!" };
  if (status === "succeeded") return { title: "Payment Successful", description: "Thank you for your payment!" };
  if (status === "pending")
    return { title: "Payment Pending", description: `Your bank has not confirmed it yet. ${lookUp}` };
  const description = message ?? "Nothing was charged. Try again, or use another card.";
  return { title: "Payment Failed", description, variant: "destructive" };
}

// Under two effects at once, as in development, one answer is told.
let told: string | null = null;

/** An address that somebody made up says nothing; where no payment can be made, every one is. */
const isMadeUp = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.code === "not_configured");

async function tell(id: string) {
  if (told === id) return;
  told = id;
  try {
    toast(noticeOf(await apiGet<PaymentOutcomeDto>(`/api/payments/${id}/outcome`)));
  } catch (error) {
    if (!isMadeUp(error)) notifyError(error);
  }
}

/** Stands on the dashboard; draws nothing. */
export function PaymentReturn() {
  const [{ payment_intent: id }, setReturn] = useQueryStates(returnInAddress, { history: "replace" });
  useEffect(() => {
    if (id === null) return;
    void tell(id);
    // A page that is loaded again, or kept as a bookmark, tells it no second time.
    void setReturn(null);
  }, [id, setReturn]);
  return null;
}
