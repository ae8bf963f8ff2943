// What the request form holds while it is filled in: a text for every field.
import type { z } from "zod";
import { requestFields, type requestPayload } from "@/lib/transports/schema";

export type RequestValues = z.input<typeof requestPayload>;

/** An empty form that was opened at `callReceivedAt` ('2026-11-21T21:02'). */
export function blankRequest(callReceivedAt: string): RequestValues {
  const blank = Object.fromEntries(requestFields.map((name) => [name, ""])) as RequestValues;
  return { ...blank, callReceivedAt };
}

/** Whether anything beyond the time of the call, which fills itself, has been entered. */
export function hasContent(values: Partial<RequestValues>): boolean {
  return requestFields.some((name) => name !== "callReceivedAt" && isFilled(values[name]));
}

export function isFilled(value: string | undefined): boolean {
  return value !== undefined && value.trim() !== "";
}
