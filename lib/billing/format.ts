// How payments are written: amounts, kinds and states.
import { tz } from "@date-fns/tz";
import { format } from "date-fns";
import type { ServiceUsed } from "./refund-status";

/** '$1,234.50' from the contract's '1234.50', also where a number of JavaScript could not hold it. */
export function formatMoney(amount: string): string {
  const [, sign = "", dollars = "", cents = ""] = /^(-?)(\d+)\.(\d\d)$/.exec(amount) ?? [];
  return `${sign}$${BigInt(dollars).toLocaleString("en-US")}.${cents}`;
}

const typeLabels: Readonly<Record<string, string>> = { subscription: "Subscription", "one-time": "One-time" };

export const formatPaymentType = (type: string) => typeLabels[type] ?? type;

/** 'Succeeded'; a provider's own word such as 'requires_capture' as 'Requires capture'. */
export function formatPaymentStatus(status: string): string {
  const words = status.replaceAll("_", " ");
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** How far a status is good news; words that only the provider knows are neutral. */
export function toneOfStatus(status: string): "completed" | "pending" | "declined" | "muted" {
  if (status === "succeeded" || status === "processed") return "completed";
  if (status === "pending" || status === "approved") return "pending";
  return status === "failed" || status === "denied" ? "declined" : "muted";
}

/** 'Dec 22, 2026' in `zone`. */
export function formatDay(iso: string, zone: string): string {
  return format(new Date(iso), "MMM d, yyyy", { in: tz(zone) });
}

interface PlanPrice {
  /** Decimal: '49.00'; null where it depends on something. */
  amount: string | null;
  /** ISO 4217. */
  currency: string;
  interval: string | null;
  intervalCount: number;
}

/** '$49.00 a month', '$120.00 every 3 months'; null where there is no one price. */
export function formatPlanPrice({ amount, currency, interval, intervalCount }: PlanPrice): string | null {
  if (amount === null) return null;
  const price = new Intl.NumberFormat("en-US", { style: "currency", currency }).format(Number(amount));
  if (interval === null) return price;
  return intervalCount === 1 ? `${price} a ${interval}` : `${price} every ${intervalCount} ${interval}s`;
}

const usedLabels: Record<ServiceUsed, string> = { no: "Not used", partial: "Partly used", yes: "Used" };

export const formatServiceUsed = (used: ServiceUsed) => usedLabels[used];
