// The sidebar on a phone: a drawer of 18rem that comes in from the left.
"use client";

import { Sheet, SheetContent, SheetDescription, SheetTitle } from "@/components/ui/sheet";
import type { ShellUser } from "./shell-user";
import { SidebarContent } from "./sidebar-content";
import { useSidebar } from "./sidebar-state";
import { UserArea } from "./user-area";

export function SidebarDrawer({ user }: { user: ShellUser }) {
  const { isDrawerOpen, setDrawerOpen } = useSidebar();
  return (
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
  );
}
