// The sidebar: 16rem wide, 3rem as icons, and on a phone a drawer of 18rem.
"use client";

import { Sheet, SheetContent, SheetDescription, SheetTitle } from "@/components/ui/sheet";
import type { ShellUser } from "./shell-user";
import { SidebarContent } from "./sidebar-content";
import { useSidebar } from "./sidebar-state";
import { UserArea } from "./user-area";

export function AppSidebar({ user }: { user: ShellUser }) {
  const { isCollapsed, isDrawerOpen, setDrawerOpen } = useSidebar();
  return (
    <>
      <aside
        aria-label="Sidebar"
        data-state={isCollapsed ? "collapsed" : "expanded"}
        className="no-print sticky top-0 hidden h-dvh w-64 shrink-0 flex-col overflow-x-hidden overflow-y-auto border-r border-sidebar-border bg-sidebar text-sidebar-foreground transition-[width] duration-180 ease-calm sidebar-icons:w-12 md:flex"
      >
        <SidebarContent user={user} />
      </aside>
      <Sheet open={isDrawerOpen} onOpenChange={setDrawerOpen}>
        <SheetContent className="w-72">
          <SheetTitle className="sr-only">Menu</SheetTitle>
          <SheetDescription className="sr-only">The screens, refresh and logout.</SheetDescription>
          <SidebarContent user={user} onNavigate={() => setDrawerOpen(false)} />
          <UserArea
            name={user.name}
            className="rounded-none border-t border-sidebar-border px-4 py-3"
            onNavigate={() => setDrawerOpen(false)}
          />
        </SheetContent>
      </Sheet>
    </>
  );
}
