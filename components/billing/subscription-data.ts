// The subscription as the page loads or begins it, and the way to the provider's pages on which it is managed.
"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { apiRequest } from "@/components/hooks/api";
import { notifyError } from "@/components/hooks/notify-error";
import type { BillingPortalDto, SubscriptionDto } from "@/lib/billing/dto";

/** Loads the subscription, or begins one; asked twice it is one. Refresh Data leaves it alone, for a card may be half entered. */
export const useSubscription = () =>
  useQuery<SubscriptionDto>({
    queryKey: ["subscription"],
    queryFn: () => apiRequest<SubscriptionDto>("POST", "/api/get-or-create-subscription"),
    networkMode: "always",
    staleTime: "static",
    // Whoever comes back to the page asks anew.
    gcTime: 0,
  });

/** Asks for a page of the provider's on which the subscription is changed or ended, and goes there. */
export function useBillingPortal(go: (address: string) => void) {
  // Two presses at once are one question.
  const asked = useRef<Promise<BillingPortalDto> | null>(null);
  return useMutation<BillingPortalDto>({
    mutationFn: () => {
      asked.current ??= apiRequest<BillingPortalDto>("POST", "/api/billing-portal");
      return asked.current;
    },
    onSettled: () => {
      asked.current = null;
    },
    networkMode: "always",
    onSuccess: ({ url }) => go(url),
    onError: (error) => notifyError(error),
  });
}
