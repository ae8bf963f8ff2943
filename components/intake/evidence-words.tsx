// Words of the pasted text that a value came from.
"use client";

import { type KeyboardEvent, useRef } from "react";
import { cn } from "@/components/ui/cn";
import { formFieldLabels } from "./field-labels";
import { useIntakeState } from "./intake-context";
import { useLitBy } from "./lit-fields";
import type { MarkLook, Segment } from "./text-segments";

const looks: Record<MarkLook, string> = {
  sure: "bg-evidence-surface",
  doubtful: "underline decoration-evidence-line decoration-dashed decoration-2 underline-offset-4",
  open: "underline decoration-foreground decoration-1 underline-offset-4",
};

export interface EvidenceWordsProps {
  segment: Segment;
  /** Whether Tab stops here. */
  isStop: boolean;
  onMove: (event: KeyboardEvent) => void;
  onReach: () => void;
}

/** Lights its fields, and leads to them. */
export function EvidenceWords({ segment, isStop, onMove, onReach }: EvidenceWordsProps) {
  const { lit, decide } = useIntakeState();
  const { fields, look } = segment;
  const litBy = useLitBy(lit, fields);
  const shown = useRef(0);
  const light = { fields, by: "words" } as const;

  /** Words of several fields lead to one after the other. */
  function go() {
    const name = fields[shown.current % fields.length];
    shown.current += 1;
    if (name !== undefined) decide.focus(name);
  }

  return (
    <span
      role="button"
      tabIndex={isStop ? 0 : -1}
      data-lit={litBy ?? undefined}
      data-fields={fields.join(" ")}
      aria-label={`${segment.text}: ${fields.map((name) => formFieldLabels[name]).join(", ")}`}
      className={cn(
        // No padding: it would lie over the last sign of the word before.
        "cursor-pointer rounded-xs box-decoration-clone text-foreground",
        looks[look],
        litBy !== null && "bg-evidence-strong outline-1 outline-evidence-line",
      )}
      onPointerEnter={(event) => event.pointerType === "touch" || lit.hold("pointer", light)}
      onPointerLeave={() => lit.hold("pointer", null)}
      onFocus={() => {
        onReach();
        lit.hold("focus", light);
      }}
      onBlur={() => lit.hold("focus", null)}
      onClick={go}
      onKeyDown={(event) => {
        onMove(event);
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        go();
      }}
    >
      {segment.text}
    </span>
  );
}
