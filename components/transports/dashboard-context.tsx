// What every part of the dashboard knows: the business's zone, the present minute, and how to open its dialogs.
"use client";

import { createContext, type ReactNode, useContext, useMemo } from "react";
import { useNow } from "@/components/hooks/use-now";
import type { RequestSummaryDto, RouteDto } from "@/lib/transports/dto";

/** Which dialog stands open, with what it was opened for. */
export type OpenDialog =
  | { kind: "access"; request: RequestSummaryDto }
  | { kind: "manage"; request: RequestSummaryDto; route: RouteDto | null }
  | { kind: "addresses"; request: RequestSummaryDto }
  | { kind: "completion"; request: RequestSummaryDto; route: RouteDto };

interface DashboardValue {
  /** IANA zone of the business; instants are written in it. */
  zone: string;
  /** Milliseconds since 1970, renewed every 30 s. */
  now: number;
  /** The platform's address; null where it is the one this page was asked under. */
  publicUrl: string | null;
  openDialog: (dialog: OpenDialog) => void;
  openDetail: (requestId: string) => void;
  /** The transport report, which stands beside the dashboard. */
  openReport: (requestId: string) => void;
}

const DashboardContext = createContext<DashboardValue | null>(null);

/** Throws outside the dashboard. */
export function useDashboard(): DashboardValue {
  const value = useContext(DashboardContext);
  if (value === null) throw new Error("This belongs on the dashboard.");
  return value;
}

/** `firstNow` is the server's instant, so that the first picture is the same on both sides. */
export function DashboardProvider({
  zone,
  firstNow,
  publicUrl,
  openDialog,
  openDetail,
  openReport,
  children,
}: Omit<DashboardValue, "now"> & { firstNow: number; children: ReactNode }) {
  const now = useNow(30_000, firstNow) ?? firstNow;
  const value = useMemo(
    () => ({ zone, now, publicUrl, openDialog, openDetail, openReport }),
    [zone, now, publicUrl, openDialog, openDetail, openReport],
  );
  return <DashboardContext value={value}>{children}</DashboardContext>;
}
