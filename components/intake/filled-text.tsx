// The card of a text that has filled the form: the marked text, its count, and the way back.
"use client";

import { Undo2Icon } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { type RequestField, requestFields } from "@/lib/transports/schema";
import { EvidenceGlyph } from "./field-evidence";
import { formFieldLabels } from "./field-labels";
import { countFields } from "./fill-words";
import { EvidenceText } from "./evidence-text";
import { listMarks, useIntakeState } from "./intake-context";
import { type Fill, isMarked } from "./intake-fill";
import { useFieldsOfWords } from "./lit-fields";
import type { RequestValues } from "./request-values";

interface FilledTextProps {
  fill: Fill;
  /** The field whose words are asked for. */
  sought: { field: RequestField } | null;
  /** They were shown, and need not stay so. */
  onForget: () => void;
  onUndo: () => void;
}

export function FilledText({ fill, sought, onForget, onUndo }: FilledTextProps) {
  const values = useWatch<RequestValues>();
  const [isUnfolded, setUnfolded] = useState(false);
  const isShown = isUnfolded || sought !== null;
  const card = useRef<HTMLDivElement>(null);
  const marked = requestFields.filter((name) => isMarked(fill, name, values[name]));
  // Typing in a field the text knows nothing of draws no mark anew.
  const known = marked.join(" ");
  const marks = useMemo(() => listMarks(fill, toHeld(fill, known)), [fill, known]);
  const firstLine = fill.text.split("\n").find((line) => line.trim() !== "") ?? "";

  useEffect(() => {
    if (sought === null) return;
    const words = card.current?.querySelector<HTMLElement>(`[data-fields~="${sought.field}"]`);
    words?.focus({ preventScroll: true });
    words?.scrollIntoView({ block: "center" });
  }, [sought]);

  function toggle() {
    setUnfolded(!isShown);
    onForget();
  }

  return (
    <div
      ref={card}
      className="flex flex-col overflow-hidden rounded-card bg-card text-card-foreground ring-1 ring-(--card-edge) @min-[60rem]/intake:max-h-max @min-[60rem]/intake:min-h-0 @min-[60rem]/intake:flex-[40_1_0px] [@media(min-height:50rem)]:@min-[60rem]/intake:flex-[50_1_0px]"
    >
      <button
        type="button"
        aria-expanded={isShown}
        className="focus-inset flex min-h-11 items-center gap-3 px-card-x text-left @min-[60rem]/intake:hidden"
        onClick={toggle}
      >
        <span className="min-w-0 flex-1 truncate font-mono text-label font-normal text-muted-foreground">
          {isShown ? "" : firstLine.slice(0, 200)}
        </span>
        <span className="shrink-0 text-label text-link">{isShown ? "Hide text" : "Show text"}</span>
      </button>
      <EvidenceText
        text={fill.text}
        marks={marks}
        withheld={fill.dropped}
        className={cn(
          "min-h-0 max-h-[60vh] border-t @min-[60rem]/intake:block @min-[60rem]/intake:max-h-none @min-[60rem]/intake:border-t-0",
          !isShown && "hidden",
        )}
      />
      <div className="flex items-center gap-4 border-t px-card-x py-2">
        <FilledCount count={marked.length} />
        <Button variant="ghost" size="sm" className="-mr-3 text-foreground" onClick={onUndo}>
          <Undo2Icon aria-hidden />
          Undo fill
        </Button>
      </div>
    </div>
  );
}

/** The values that the marked fields hold, which are the text's own. */
function toHeld(fill: Fill, names: string): Partial<RequestValues> {
  return Object.fromEntries(names.split(" ").map((name) => [name, fill.said[name as RequestField]]));
}

/** While words are under the hand, their fields take the count's place. */
function FilledCount({ count }: { count: number }) {
  const { lit } = useIntakeState();
  const names = useFieldsOfWords(lit);
  if (names === "") {
    return (
      <p className="min-w-0 flex-1 text-muted-foreground tabular-nums">
        <span className="font-medium text-foreground">{countFields(count)}</span> filled from this text
      </p>
    );
  }
  const labels = names.split(" ").map((name) => formFieldLabels[name as RequestField]);
  return (
    <p aria-hidden className="flex min-w-0 flex-1 items-center gap-2">
      <EvidenceGlyph />
      <span className="truncate">{labels.join(", ")}</span>
    </p>
  );
}
