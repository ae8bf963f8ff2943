// The frame of every signed-in screen: sidebar, header and the person; a public one's for everybody else. Each page guards itself.
import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { AppHeader } from "@/components/layout/app-header";
import { AppProviders } from "@/components/layout/app-providers";
import { AppSidebar } from "@/components/layout/app-sidebar";
import { OfflineBanner } from "@/components/layout/offline-banner";
import { PublicFrame, siteWidth } from "@/components/layout/public-frame";
import { parseSidebarChoice, SIDEBAR_COOKIE } from "@/components/layout/sidebar-cookie";
import { SidebarProvider } from "@/components/layout/sidebar-state";
import { toShellUser } from "@/components/layout/shell-user";
import { ThemeToggle } from "@/components/layout/theme-toggle";
import { MapSettingsProvider } from "@/components/maps/map-settings";
import { KeptSender } from "@/components/tracking/kept-sender";
import { PaletteLauncher } from "@/components/transports/palette-launcher";
import { SearchBox } from "@/components/transports/search-box";
import { findBusinessUser } from "@/lib/auth/session";
import { getMapSettings } from "@/lib/tracking/queries";

export default async function BusinessLayout({ children }: { children: ReactNode }) {
  const [actor, cookieStore] = await Promise.all([findBusinessUser(), cookies()]);
  return (
    <AppProviders>
      <a
        href="#main"
        className="sr-only z-50 rounded-md bg-popover px-4 py-2 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      {actor === null ? (
        <PublicFrame tools={<ThemeToggle />} className={`${siteWidth} py-6 lg:py-9`}>
          {children}
        </PublicFrame>
      ) : (
        <SidebarProvider initial={parseSidebarChoice(cookieStore.get(SIDEBAR_COOKIE)?.value)}>
          <AppSidebar user={toShellUser(actor)} />
          <div className="flex min-w-0 flex-1 flex-col">
            <AppHeader userName={toShellUser(actor).name} search={<SearchBox />} tools={<PaletteLauncher />} />
            <OfflineBanner zone={actor.ownZone} />
            <KeptSender userId={actor.userId} />
            <main
              id="main"
              tabIndex={-1}
              className="page-width flex-1 py-6 outline-none has-data-wide:max-w-none lg:py-9"
            >
              <MapSettingsProvider settings={getMapSettings()}>{children}</MapSettingsProvider>
            </main>
          </div>
        </SidebarProvider>
      )}
    </AppProviders>
  );
}
