// The bar over every signed-in screen: the sidebar's switch, the search, the age of the data, the theme and the person.
"use client";

import { MenuIcon, PanelLeftIcon } from "lucide-react";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Tooltip, TooltipContent, TooltipTrigger } from "@/components/ui/tooltip";
import { LastUpdated } from "./last-updated";
import { findScreenLabel } from "./nav-groups";
import { useSidebar } from "./sidebar-state";
import { ThemeToggle } from "./theme-toggle";
import { UserArea } from "./user-area";

interface AppHeaderProps {
  userName: string;
  /** The search, in the middle of the bar; on a phone it lays itself over the bar once it is opened. */
  search?: ReactNode;
  /** What stands before the theme's switch. */
  tools?: ReactNode;
}

export function AppHeader({ userName, search, tools }: AppHeaderProps) {
  const { isCollapsed, isDrawerOpen, toggle } = useSidebar();
  const screen = findScreenLabel(usePathname());
  return (
    <header className="no-print sticky top-0 z-30 flex h-14 items-center gap-2 border-b bg-background pr-2 pl-2 md:pr-(--gutter) md:pl-4">
      <Button
        variant="ghost"
        size="icon"
        aria-label="Menu"
        aria-expanded={isDrawerOpen}
        className="md:hidden"
        onClick={toggle}
      >
        <MenuIcon aria-hidden className="size-5" />
      </Button>
      <Tooltip>
        <TooltipTrigger asChild>
          <Button
            variant="ghost"
            size="icon"
            aria-label="Toggle Sidebar"
            aria-expanded={!isCollapsed}
            aria-keyshortcuts="Control+B Meta+B"
            className="hidden md:inline-flex"
            onClick={toggle}
          >
            <PanelLeftIcon aria-hidden className="size-4.5" />
          </Button>
        </TooltipTrigger>
        <TooltipContent>Toggle Sidebar (Ctrl B)</TooltipContent>
      </Tooltip>
      {screen ? <p className="truncate text-driver font-semibold md:hidden">{screen}</p> : null}
      {search}
      <div className="ml-auto flex min-w-0 items-center gap-2">
        <LastUpdated className="hidden text-label whitespace-nowrap text-muted-foreground tabular-nums sm:block" />
        {tools}
        <ThemeToggle />
        <UserArea name={userName} className="hidden pl-1 md:flex" />
      </div>
    </header>
  );
}
