// The command palette: to a case, to a driver's next step, to a screen, by a few letters.
"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Command } from "cmdk";
import { CornerDownRightIcon, MoonIcon, RefreshCwIcon, SunIcon } from "lucide-react";
import { usePathname, useRouter } from "next/navigation";
import { useQueryStates } from "nuqs";
import { useRef, useState } from "react";
import { useTheme } from "@/components/hooks/use-theme";
import { navGroups } from "@/components/layout/nav-groups";
import { useRefreshData } from "@/components/layout/use-refresh-data";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "@/components/ui/dialog";
import type { RouteDto } from "@/lib/transports/dto";
import { shortId } from "@/lib/transports/format";
import type { RequestStatus } from "@/lib/transports/request-status";
import { routeSteps } from "@/lib/transports/route-status";
import { searchAddress, tabAddress, wholeAddress } from "./dashboard-address";
import { PaletteCases, PaletteNote, useFoundCases } from "./palette-cases";
import { PaletteGroup, PaletteItem } from "./palette-item";
import { personName } from "./person-name";
import type { RequestPages } from "./request-pages";
import { wantStep } from "./step-focus";
import { routesOptions } from "./live-places";
import { listKey, PAGE_SIZE } from "./transport-keys";
import { openCard } from "./use-open-cards";

/** How many steps are offered before anything is typed. */
const mostSteps = 5;

const plain = (text: string) =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase();

/** Whether `label` holds every word that was typed, accents and case aside. */
export function matches(label: string, typed: string): boolean {
  const within = plain(label);
  return plain(typed)
    .split(/\s+/)
    .every((word) => within.includes(word));
}

/** The steps that this business may record now, each the first that its drive offers. */
function useNextSteps() {
  const { data } = useQuery(routesOptions);
  return (data ?? []).flatMap((route) => {
    const step = route.may[0];
    const label = step && `${routeSteps[step].label}: ${personName(route.request)}`;
    return label === undefined ? [] : [{ request: route.request, label }];
  });
}

/** The ways to a place of the dashboard, from there without asking the server for the page. */
function useWays() {
  const router = useRouter();
  const client = useQueryClient();
  const isDashboard = usePathname() === "/dashboard";
  const [, setAddress] = useQueryStates(wholeAddress, { history: "push" });
  const elsewhere = { request: null, q: null, from: null, to: null, report: null };
  const openTab = (tab: RequestStatus, request: string | null) => {
    if (!isDashboard) return router.push(tabAddress(tab, request));
    void setAddress({ ...elsewhere, tab, request });
  };
  /** Coming from another screen, one finds the list at its first page. */
  const isListed = (id: string) => {
    const listed = client.getQueryData<RequestPages>(listKey({ status: "active" }))?.items ?? [];
    return listed.slice(0, isDashboard ? undefined : PAGE_SIZE).some((request) => request.id === id);
  };
  /** Unfolds the card and focuses its step: among the active ones where it is listed, else as what a search finds. */
  const openStep = ({ id, caseId }: RouteDto["request"]) => {
    openCard(id);
    wantStep(id);
    if (isListed(id)) return openTab("active", null);
    const q = caseId ?? shortId(id);
    if (!isDashboard) return router.push(searchAddress(q));
    void setAddress({ ...elsewhere, q });
  };
  return { openTab, openStep };
}

export function CommandPalette({ onClose }: { onClose: () => void }) {
  const router = useRouter();
  const { openTab, openStep } = useWays();
  const { theme, setTheme } = useTheme();
  const { refresh } = useRefreshData();
  const [text, setText] = useState("");
  const found = useFoundCases(text);
  const hasLeft = useRef(false);
  const choose = (act: () => void) => {
    onClose();
    act();
  };
  const leaveFor = (go: () => void) => {
    hasLeft.current = true;
    choose(go);
  };
  const next = theme === "dark" ? "light" : "dark";
  const themeLabel = next === "light" ? "Light theme" : "Dark theme";
  const steps = useNextSteps().filter(({ label }) => matches(label, text));
  const screens = navGroups.flatMap(({ items }) => items).filter(({ label }) => matches(label, text));
  const acts = [
    { label: themeLabel, icon: next === "light" ? SunIcon : MoonIcon, run: () => setTheme(next) },
    { label: "Refresh Data", icon: RefreshCwIcon, run: () => void refresh() },
  ].filter(({ label }) => matches(label, text));
  const isEmpty = steps.length + screens.length + acts.length + found.cases.length === 0;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        className="gap-0 overflow-hidden p-0 pb-0 md:top-24 md:bottom-auto md:max-w-150 md:p-0"
        // Where something was opened, that takes the focus.
        onCloseAutoFocus={(event) => hasLeft.current && event.preventDefault()}
      >
        <DialogTitle className="sr-only">Commands</DialogTitle>
        <DialogDescription className="sr-only">
          Type to find a case, a driver&apos;s next step, a screen or an action.
        </DialogDescription>
        <Command label="Commands" shouldFilter={false} className="flex min-h-0 flex-col">
          <Command.Input
            value={text}
            onValueChange={setText}
            maxLength={100}
            placeholder="Case, next step, screen"
            className="h-14 w-full shrink-0 border-b bg-transparent pr-14 pl-5 text-driver outline-none focus-visible:shadow-none focus-visible:outline-none pointer-coarse:h-17 placeholder:text-muted-foreground"
          />
          <PaletteNote found={found} text={text} isEmpty={isEmpty} />
          <Command.List
            hidden={isEmpty && !found.isError}
            className="max-h-[min(26rem,60dvh)] scroll-py-2 overflow-y-auto overscroll-contain p-2"
          >
            {steps.length > 0 ? (
              <PaletteGroup heading="Next step">
                {steps.slice(0, mostSteps).map(({ request, label }) => (
                  <PaletteItem
                    key={request.id}
                    value={`step ${request.id}`}
                    onSelect={() => leaveFor(() => openStep(request))}
                  >
                    <CornerDownRightIcon aria-hidden />
                    <span className="min-w-0 truncate">{label}</span>
                  </PaletteItem>
                ))}
              </PaletteGroup>
            ) : null}
            <PaletteCases found={found} onChoose={({ id, status }) => leaveFor(() => openTab(status, id))} />
            {screens.length > 0 ? (
              <PaletteGroup heading="Screens">
                {screens.map(({ label, href, icon: Icon }) => (
                  <PaletteItem key={href} value={href} onSelect={() => leaveFor(() => router.push(href))}>
                    <Icon aria-hidden />
                    {label}
                  </PaletteItem>
                ))}
              </PaletteGroup>
            ) : null}
            {acts.length > 0 ? (
              <PaletteGroup heading="Actions">
                {acts.map(({ label, icon: Icon, run }) => (
                  <PaletteItem key={label} value={label} onSelect={() => choose(run)}>
                    <Icon aria-hidden />
                    {label}
                  </PaletteItem>
                ))}
              </PaletteGroup>
            ) : null}
          </Command.List>
        </Command>
      </DialogContent>
    </Dialog>
  );
}
