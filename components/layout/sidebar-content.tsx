// What the sidebar and the phone's drawer hold: the house, the screens, refresh and logout.
"use client";

import { LogOutIcon } from "lucide-react";
import { usePathname } from "next/navigation";
import { forgetDrives } from "@/components/hooks/forget-drives";
import { AheadLink } from "./ahead-link";
import { BrandMark } from "./brand-mark";
import { adminGroup, isCurrent, navGroups } from "./nav-groups";
import { RefreshDataButton } from "./refresh-data-button";
import type { ShellUser } from "./shell-user";
import { SidebarRow, SidebarRowLabel } from "./sidebar-row";
import { useSidebar } from "./sidebar-state";

/** `onNavigate` runs when a screen is chosen, so that the drawer can close. */
export function SidebarContent({ user, onNavigate }: { user: ShellUser; onNavigate?: () => void }) {
  const pathname = usePathname();
  const { isDrawerOpen } = useSidebar();
  return (
    <>
      <div className="flex h-14 shrink-0 items-center gap-3 overflow-hidden px-3.5 sidebar-icons:px-3">
        <BrandMark className="text-foreground" />
        <div className="min-w-0 sidebar-icons:sr-only">
          <p className="truncate font-semibold text-foreground">{user.businessName}</p>
          {user.businessKind ? <p className="truncate text-caption">{user.businessKind}</p> : null}
        </div>
      </div>
      <nav aria-label="Screens" className="flex-1 px-1.5 py-3">
        {(user?.isAdmin ? [...navGroups, adminGroup] : navGroups).map((group) => (
          <section key={group.label} aria-label={group.label} className="mb-5">
            <h2 className="px-2.5 pb-2 text-caption font-medium whitespace-nowrap sidebar-icons:sr-only">
              {group.label}
            </h2>
            <ul className="grid gap-0.5">
              {group.items.map((item) => (
                <li key={item.href}>
                  <SidebarRow label={item.label}>
                    <AheadLink
                      isSoon={isDrawerOpen}
                      href={item.href}
                      aria-current={isCurrent(item, pathname) ? "page" : undefined}
                      onClick={onNavigate}
                    >
                      <item.icon aria-hidden />
                      <SidebarRowLabel>{item.label}</SidebarRowLabel>
                    </AheadLink>
                  </SidebarRow>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <div className="grid gap-0.5 px-1.5 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <RefreshDataButton />
        <SidebarRow label="Logout">
          <a href="/api/logout" onClick={forgetDrives}>
            <LogOutIcon aria-hidden />
            <SidebarRowLabel>Logout</SidebarRowLabel>
          </a>
        </SidebarRow>
      </div>
    </>
  );
}
