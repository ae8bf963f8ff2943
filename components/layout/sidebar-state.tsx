// Whether the sidebar is open: chosen by the person, kept in a cookie, toggled with Ctrl or Cmd and b.
"use client";

import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from "react";
import { useMediaQuery } from "@/components/hooks/use-media-query";
import { useIsMobile } from "@/components/hooks/use-mobile";
import { SIDEBAR_COOKIE, SIDEBAR_COOKIE_SECONDS, type SidebarChoice } from "./sidebar-cookie";

interface SidebarState {
  /** True while the sidebar shows icons alone. */
  isCollapsed: boolean;
  isDrawerOpen: boolean;
  setDrawerOpen: (isOpen: boolean) => void;
  toggle: () => void;
}

const SidebarContext = createContext<SidebarState | null>(null);

function remember(isExpanded: boolean) {
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${SIDEBAR_COOKIE}=${isExpanded}; Path=/; Max-Age=${SIDEBAR_COOKIE_SECONDS}; SameSite=Lax${secure}`;
}

/** Holds the sidebar's state for the shell around `children`; `initial` is what the cookie said. */
export function SidebarProvider({ initial, children }: { initial: SidebarChoice; children: ReactNode }) {
  const [choice, setChoice] = useState(initial);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const isMobile = useIsMobile();
  const isWide = useMediaQuery("(width >= 64rem)", true);
  const isCollapsed = choice === "auto" ? !isWide : choice === "collapsed";

  const toggle = useCallback(() => {
    if (isMobile) {
      setDrawerOpen((wasOpen) => !wasOpen);
      return;
    }
    setChoice(isCollapsed ? "expanded" : "collapsed");
    remember(isCollapsed);
  }, [isMobile, isCollapsed]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "b" || event.altKey || event.shiftKey) return;
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [toggle]);

  const state = useMemo(
    () => ({ isCollapsed, isDrawerOpen: isMobile && isDrawerOpen, setDrawerOpen, toggle }),
    [isCollapsed, isMobile, isDrawerOpen, toggle],
  );
  return (
    <SidebarContext value={state}>
      <div data-sidebar={choice} className="flex min-h-dvh">
        {children}
      </div>
    </SidebarContext>
  );
}

/** The sidebar's state; throws outside SidebarProvider. */
export function useSidebar(): SidebarState {
  const state = useContext(SidebarContext);
  if (state === null) throw new Error("The sidebar needs a SidebarProvider around it.");
  return state;
}
