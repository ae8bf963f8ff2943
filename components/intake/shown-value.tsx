// A value of the text as its field would show it.
"use client";

import { useQuery } from "@tanstack/react-query";
import { format } from "date-fns";
import type { RequestField } from "@/lib/transports/schema";
import { type BusinessOption, businessesKey } from "./request-control";

/** How a wall-clock value is read as a moment here, and written. */
const wallClocks: Partial<Record<RequestField, readonly [read: (value: string) => string, written: string]>> = {
  callReceivedAt: [(value) => value, "MMM d, yyyy, h:mm a"],
  requestedDate: [(value) => `${value}T00:00`, "MMM d, yyyy"],
  requestedTime: [(value) => `2000-01-01T${value}`, "h:mm a"],
};

/** A business by its name, a day and a time in words. */
export function useShownValue(name: RequestField, value: string): string {
  const businesses = useQuery<readonly BusinessOption[]>({ queryKey: businessesKey }).data ?? [];
  if (value === "") return "";
  if (name === "businessId") return businesses.find(({ id }) => id === value)?.name ?? value;
  const [read, written] = wallClocks[name] ?? [];
  if (read === undefined || written === undefined) return value;
  const moment = new Date(read(value));
  return Number.isNaN(moment.getTime()) ? value : format(moment, written);
}

/** The same as a part of a page. */
export function ShownValue({ name, value }: { name: RequestField; value: string }) {
  return useShownValue(name, value);
}
