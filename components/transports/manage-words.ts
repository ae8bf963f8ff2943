// What is filled in to suspend or cancel a transport, what may be wrong with it, and what is said when it is done.
import "@/components/forms/schema-without-eval";
import type { RequestSummaryDto } from "@/lib/transports/dto";
import { formatDollars } from "@/lib/transports/format";
import type { FeeStatus } from "@/lib/transports/request-status";
import { cancelBody } from "@/lib/transports/schema";

export interface ManagedTransport {
  act: "suspend" | "cancel";
  reason: string;
  feeStatus: FeeStatus;
  /** Dollars, as typed. */
  feeAmount: string;
}

/** The notice over what is wrong with a field. */
export const requiredTitles = { reason: "Reason Required", feeAmount: "Amount Required" } as const;

/** True, or what the contract says against the value, without the title that stands over it. */
export function problemWith(field: keyof typeof requiredTitles, value: unknown): true | string {
  const issue = cancelBody.shape[field].safeParse(value).error?.issues[0];
  return issue === undefined || issue.message.replace(`${requiredTitles[field]}. `, "");
}

/** The typed amount; NaN where it is not written plainly, for 1e3 may be a slip of the finger. */
export function dollarsOf(typed: string): number {
  return /^\d+(?:\.\d+)?$/.test(typed.trim()) ? Number(typed) : Number.NaN;
}

/** The notice of what was done. */
export function doneNotice(
  { deceasedName }: Pick<RequestSummaryDto, "deceasedName">,
  { act, feeStatus, feeAmount }: ManagedTransport,
): { title: string; description: string } {
  const transport = deceasedName ? `The transport of ${deceasedName}` : "The transport";
  if (act === "suspend") {
    return { title: "Transport Suspended", description: `${transport} was moved back to pending status.` };
  }
  const fees = { full: "a full fee", partial: `a partial fee of ${formatDollars(Number(feeAmount))}`, none: "no fee" };
  return { title: "Transport Cancelled", description: `${transport} was cancelled with ${fees[feeStatus]}.` };
}
