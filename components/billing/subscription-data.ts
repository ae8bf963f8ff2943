// The subscription as the page loads or begins it.
"use client";

import { useQuery } from "@tanstack/react-query";
import { apiRequest } from "@/components/hooks/api";
import type { SubscriptionDto } from "@/lib/billing/dto";

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
