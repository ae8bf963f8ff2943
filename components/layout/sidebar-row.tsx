// One row of the sidebar: an icon and its word; alone, the icon tells its word in a tooltip.
"use client";

import { Slot } from "radix-ui";
import type { ReactElement } from "react";
import { cn } from "@/components/ui/cn";
import { Tooltip, TooltipContent, TooltipTrigger } from "@/components/ui/tooltip";
import { useSidebar } from "./sidebar-state";

/** `children` is the link or button; it holds an icon and a `SidebarRowLabel`. */
export function SidebarRow({ label, children }: { label: string; children: ReactElement }) {
  const { isCollapsed, isDrawerOpen } = useSidebar();
  const row = (
    <Slot.Root
      className={cn(
        "flex h-9 w-full items-center gap-3 overflow-hidden rounded-md px-2.5 text-left whitespace-nowrap text-sidebar-foreground transition-colors duration-120 ease-calm hover:bg-sidebar-accent hover:text-sidebar-accent-foreground disabled:opacity-55 aria-[current=page]:bg-sidebar-accent aria-[current=page]:text-sidebar-accent-foreground pointer-coarse:h-11 [&_svg]:size-4 [&_svg]:shrink-0",
      )}
    >
      {children}
    </Slot.Root>
  );
  if (!isCollapsed || isDrawerOpen) return row;
  return (
    <Tooltip>
      <TooltipTrigger asChild>{row}</TooltipTrigger>
      <TooltipContent side="right">{label}</TooltipContent>
    </Tooltip>
  );
}

/** The row's word: seen when there is room, always heard. */
export function SidebarRowLabel({ children }: { children: string }) {
  return <span className="sidebar-icons:sr-only">{children}</span>;
}
