// The sidebar: 16rem wide, 3rem as icons, and on a phone a drawer of 18rem.
"use client";

import { later } from "@/components/ui/later";
import { useIsMobile } from "@/components/hooks/use-mobile";
import type { ShellUser } from "./shell-user";
import { SidebarContent } from "./sidebar-content";
import { useSidebar } from "./sidebar-state";

// Only phones load it, once the screen is there.
const SidebarDrawer = later(async () => (await import("./sidebar-drawer")).SidebarDrawer);

export function AppSidebar({ user }: { user: ShellUser }) {
  const { isCollapsed } = useSidebar();
  const isMobile = useIsMobile();
  return (
    <>
      <aside
        aria-label="Sidebar"
        data-state={isCollapsed ? "collapsed" : "expanded"}
        className="no-print sticky top-0 hidden h-dvh w-64 shrink-0 flex-col overflow-x-hidden overflow-y-auto border-r border-sidebar-border bg-sidebar text-sidebar-foreground transition-[width] duration-180 ease-calm sidebar-icons:w-12 md:flex"
      >
        <SidebarContent user={user} />
      </aside>
      {isMobile ? <SidebarDrawer user={user} /> : null}
    </>
  );
}
