// The foot of the request form: what is missing or kept, Clear, and Submit; docked while the form scrolls.
"use client";

import { useWatch } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Kbd } from "@/components/ui/kbd";
import { formatClock } from "@/lib/transports/format";
import type { RequestField } from "@/lib/transports/schema";
import { ClearRequestDialog } from "./clear-request-dialog";
import { arrivedWords, describeOpen } from "./fill-words";
import { hasContent, isFilled, type RequestValues } from "./request-values";
import type { DraftState } from "./use-request-draft";

const missing = "Please fill in both pickup and delivery locations to continue";

export interface RequestFormFooterProps {
  draft: DraftState;
  /** Whether an earlier try has arrived, so that the next one makes a second request. */
  isSecond: boolean;
  timeZone: string;
  phase: "idle" | "sending" | "done";
  /** Whether a text stands in Quick Entry. */
  hasText: boolean;
  /** The choices that a first Submit was held back for. */
  told: readonly RequestField[];
  /** Whether the second Submit still waits. */
  isWaiting: boolean;
  onClear: () => void;
}

export function RequestFormFooter(props: RequestFormFooterProps) {
  const { draft, isSecond, timeZone, phase, hasText, told, isWaiting, onClear } = props;
  const values = useWatch<RequestValues>();
  const canSubmit = isFilled(values.pickupLocation) && isFilled(values.deliveryLocation);
  const note = describeDraft(draft, timeZone);
  return (
    <div className="sticky bottom-0 z-20 -mx-gutter -mb-6 flex flex-col gap-x-4 gap-y-2 border-t bg-background px-gutter pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:-mx-2 md:mb-0 md:flex-row md:flex-wrap md:items-center md:px-2 md:py-4">
      <div
        className={cn(
          "min-w-0 flex-1 text-caption text-muted-foreground",
          (isSecond || told.length > 0) && "md:basis-full",
        )}
      >
        <p role="status" id="submit-status" className="text-foreground empty:hidden">
          {canSubmit ? [isSecond ? arrivedWords : "", describeOpen(told)].filter(isFilled).join(" ") : missing}
        </p>
        {note === null ? null : <p className="tabular-nums">{note}</p>}
      </div>
      <div className="flex gap-2 md:ml-auto">
        {canSubmit && !isWaiting && phase === "idle" ? (
          <Kbd className="invisible mr-1 in-[form:focus-within]:visible">Ctrl Enter submits</Kbd>
        ) : null}
        <ClearRequestDialog isDisabled={phase !== "idle" || !(hasText || hasContent(values))} onClear={onClear} />
        <Button
          type="submit"
          disabled={!canSubmit || isWaiting || phase === "done"}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          busy={phase === "sending"}
          busyLabel="Submitting..."
          aria-describedby="submit-status"
          className="max-md:h-11 max-md:flex-1"
        >
          {isSecond ? "Submit a second request" : told.length > 0 ? "Submit as it stands" : "Submit Request"}
        </Button>
      </div>
    </div>
  );
}

function describeDraft(draft: DraftState, timeZone: string): string | null {
  if (draft.kind === "none") return null;
  if (draft.kind === "refused") return "This browser keeps no drafts.";
  const clock = formatClock(new Date(draft.savedAt), timeZone);
  return draft.kind === "saved" ? `Draft saved on this device, ${clock}` : `Draft from ${clock} is back`;
}
