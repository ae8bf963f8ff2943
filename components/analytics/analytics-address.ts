// What /analytics keeps in its address, the open tab and the period, and the paths of its calls.
import { createSerializer, parseAsStringLiteral } from "nuqs/server";
import { type Period, periods, type Scope } from "@/lib/analytics/schema";

export const analyticsTabs = ["visitors", "personal", "operations"] as const;
export type AnalyticsTab = (typeof analyticsTabs)[number];

export const analyticsAddress = {
  tab: parseAsStringLiteral(analyticsTabs).withDefault("visitors").withOptions({ history: "push" }),
  period: parseAsStringLiteral(periods).withDefault("daily").withOptions({ history: "push" }),
};

export interface AnalyticsPlace {
  tab: AnalyticsTab;
  period: Period;
}

type Query = Record<string, string | string[] | undefined>;

/** Which tab and period the page was asked for with. */
export const placeInAddress = ({ tab, period }: Query): AnalyticsPlace => ({
  tab: analyticsAddress.tab.parseServerSide(tab),
  period: analyticsAddress.period.parseServerSide(period),
});

const serialize = createSerializer(analyticsAddress);

/** The screen's path, to come back to after a sign-in. */
export const analyticsPath = (place: AnalyticsPlace): string => serialize("/analytics", place);

/** Whose visits a tab shows. */
export const scopeOf = (tab: AnalyticsTab): Scope => (tab === "visitors" ? "everyone" : "own");

const scoped = (path: string, scope: Scope): [path: string] => [scope === "own" ? `${path}?scope=own` : path];

export const summaryKey = (period: Period, scope: Scope) => scoped(`/api/analytics/${period}`, scope);
export const visitsKey = (period: Period, scope: Scope) => scoped(`/api/analytics/${period}/visits`, scope);
export const activeKey = (scope: Scope) => scoped("/api/analytics/active/users", scope);
export const operationsKey = (period: Period): [path: string] => [`/api/analytics/operations/${period}`];

/** Where the figures of operations come from as a CSV file. */
export const exportPath = (period: Period) => `/api/analytics/operations/${period}/export`;
