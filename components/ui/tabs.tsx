// Tabs: one underline under the view that is open.
"use client";

import { Tabs as TabsPrimitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "./cn";

export function Tabs({ className, ...props }: ComponentProps<typeof TabsPrimitive.Root>) {
  return <TabsPrimitive.Root data-slot="tabs" className={cn("flex min-w-0 flex-col gap-3", className)} {...props} />;
}

/** The row of tabs. On a phone it scrolls sideways and never wraps. */
export function TabsList({ className, ...props }: ComponentProps<typeof TabsPrimitive.List>) {
  return (
    <div className="min-w-0 border-b">
      <TabsPrimitive.List
        data-slot="tabs-list"
        className={cn(
          "-mx-2 -mb-px flex min-w-0 gap-1 overflow-x-auto [scrollbar-width:none] [&::-webkit-scrollbar]:hidden",
          className,
        )}
        {...props}
      />
    </div>
  );
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof TabsPrimitive.Trigger>) {
  return (
    <TabsPrimitive.Trigger
      data-slot="tabs-trigger"
      className={cn(
        "focus-inset relative inline-flex h-10 shrink-0 items-center gap-2 whitespace-nowrap rounded-sm px-2 font-medium text-muted-foreground transition-colors duration-180 ease-calm after:absolute after:inset-x-2 after:bottom-0 after:h-0.5 after:rounded-full after:bg-foreground after:opacity-0 after:transition-opacity after:duration-180 hover:text-foreground disabled:opacity-55 data-[state=active]:text-foreground data-[state=active]:after:opacity-100 pointer-coarse:h-12",
        className,
      )}
      {...props}
    />
  );
}

/** The number beside a tab's word. */
export function TabsCount({ className, ...props }: ComponentProps<"span">) {
  return <span className={cn("text-caption tabular-nums", className)} {...props} />;
}

export function TabsContent({ className, ...props }: ComponentProps<typeof TabsPrimitive.Content>) {
  return <TabsPrimitive.Content data-slot="tabs-content" className={cn("rounded-card", className)} {...props} />;
}
