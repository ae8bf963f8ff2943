// Loads Stripe's script, on payment pages only, and once for as long as the document lives.
"use client";

import { loadStripe } from "@stripe/stripe-js/pure";
import { useQuery } from "@tanstack/react-query";

// Without fraud signals Stripe is told nothing of the screens that a person goes on to (decision 0045).
const address = "https://js.stripe.com/endive/stripe.js?advancedFraudSignals=false";

/** Stripe's own loader waits for ever when a script with parameters fails to come. */
function insertScript(): Promise<void> {
  if ("Stripe" in window) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = address;
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => {
      script.remove();
      reject(new Error("Stripe's script did not come."));
    });
    document.head.append(script);
  });
}

/** Stripe for `publishableKey`; while `isError` its script did not come, and `refetch` asks for it again. */
export const useStripeLoader = (publishableKey: string) =>
  useQuery({
    queryKey: ["stripe", publishableKey],
    queryFn: async () => {
      await insertScript();
      return loadStripe(publishableKey);
    },
    networkMode: "always",
    // Refresh Data leaves it alone: the fields belong to the Stripe that drew them.
    staleTime: "static",
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
