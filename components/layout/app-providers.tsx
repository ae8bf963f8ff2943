// What every screen with live parts stands on: cached answers, state in the address, tooltips and notices.
"use client";

import { NuqsAdapter } from "nuqs/adapters/next/app";
import type { ReactNode } from "react";
import { FetchAhead, later } from "@/components/ui/later";
import { TooltipProvider } from "@/components/ui/tooltip";
import { QueryProvider } from "./query-provider";

// No screen begins with a notice.
const Toaster = later(async () => (await import("@/components/ui/toaster")).Toaster);

/** Goes around the signed-in screens; the family portal does without (decision 0015). */
export function AppProviders({ children }: { children: ReactNode }) {
  return (
    <QueryProvider>
      <NuqsAdapter>
        <TooltipProvider>
          {children}
          <Toaster />
          <FetchAhead />
        </TooltipProvider>
      </NuqsAdapter>
    </QueryProvider>
  );
}
