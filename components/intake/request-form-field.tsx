// One field of the request form: its word, its control, where its value came from, and what helps or is wrong.
"use client";

import type { ReactNode } from "react";
import type { ControllerRenderProps } from "react-hook-form";
import { isDateText, isTimeText } from "@/components/forms/tidy-text";
import { cn } from "@/components/ui/cn";
import { FormControl, FormField, FormItem, FormLabel, FormMessage } from "@/components/ui/form";
import { EvidenceHelp } from "./evidence-help";
import { FieldCheck, FieldChoice, FieldOffer, WayToWords } from "./field-evidence";
import { type FieldEvidence, useFieldEvidence, useIntakeState } from "./intake-context";
import { useLitBy } from "./lit-fields";
import { MixedFacts } from "./mixed-facts";
import { RequestControl } from "./request-control";
import type { FieldControl, FieldLine } from "./request-form-sections";
import { isFilled, type RequestValues } from "./request-values";

const spans: Record<FieldLine["span"], string> = {
  1: "md:col-span-1",
  2: "md:col-span-2",
  3: "md:col-span-3",
  4: "md:col-span-4",
  6: "md:col-span-6",
};

const doubts: Partial<Record<FieldControl, { reads: (text: string) => boolean; sentence: string }>> = {
  "written-date": { reads: isDateText, sentence: "Not a date. Kept as written." },
  "written-time": { reads: isTimeText, sentence: "Not a time. Kept as written." },
};

export function RequestFormField({ line, zone }: { line: FieldLine; zone: string }) {
  const doubt = doubts[line.control];
  return (
    <FormField<RequestValues>
      name={line.name}
      render={({ field, fieldState }) => {
        const isDoubtful = fieldState.isTouched && isFilled(field.value) && doubt?.reads(field.value ?? "") === false;
        const hint = isDoubtful ? doubt?.sentence : line.isZoned ? zone : line.hint;
        return (
          <EvidenceItem
            line={line}
            field={field}
            help={hint === undefined ? null : <span className={cn(isDoubtful && "text-foreground")}>{hint}</span>}
          />
        );
      }}
    />
  );
}

interface EvidenceItemProps {
  line: FieldLine;
  field: ControllerRenderProps<RequestValues>;
  /** What helps with the field, whatever the text says of it. */
  help: ReactNode;
}

function EvidenceItem({ line, field, help }: EvidenceItemProps) {
  const { name, label } = line;
  const { value } = field;
  const { lit } = useIntakeState();
  const evidence = useFieldEvidence(name, value);
  const isLit = useLitBy(lit, [name]) === "words";
  const isKnown = evidence.kind !== "none";
  const isChoice = evidence.kind === "choice";
  const light = { fields: [name], by: "field" } as const;
  return (
    <FormItem
      className={cn(
        "group/item",
        line.isHalfOnPhone && !isChoice ? "col-span-1" : "col-span-2",
        isChoice
          ? "gap-2.5 rounded-card bg-card p-4 inset-ring inset-ring-(--card-edge) md:col-span-6"
          : spans[line.span],
      )}
      onPointerEnter={(event) => isKnown && event.pointerType !== "touch" && lit.hold("pointer", light)}
      onPointerLeave={() => lit.hold("pointer", null)}
      onFocus={() => lit.hold("focus", isKnown ? light : null)}
      onBlur={() => lit.hold("focus", null)}
    >
      <div className="flex min-w-0 items-center justify-between gap-2">
        <FormLabel>{label}</FormLabel>
        {isKnown ? <WayToWords name={name} label={label} /> : null}
      </div>
      {isChoice ? <FieldChoice name={name} label={label} value={value} evidence={evidence} /> : null}
      <FormControl
        data-mark={markOf(evidence)}
        data-lit={isLit || undefined}
        className={cn(controlLook(evidence), isLit && lookOfLit)}
      >
        <RequestControl line={line} field={field} placeholder={isChoice ? "Or type another" : undefined} />
      </FormControl>
      <EvidenceHelp name={name} evidence={evidence} help={help} />
      <FormMessage />
      {markOf(evidence) === "doubtful" ? <FieldCheck name={name} label={label} /> : null}
      {name === "deceasedName" ? <MixedFacts /> : null}
      {evidence.kind === "offer" ? <FieldOffer name={name} label={label} /> : null}
    </FormItem>
  );
}

const lookOfLit = "bg-evidence-surface ring-2 ring-evidence-line";
const solid = "border-b-2 border-b-evidence-line hover:border-b-evidence-line";

function markOf(evidence: FieldEvidence): "sure" | "doubtful" | undefined {
  if (evidence.kind !== "marked") return undefined;
  return evidence.doubt === null ? "sure" : "doubtful";
}

function controlLook(evidence: FieldEvidence): string {
  const mark = markOf(evidence);
  if (mark === undefined) return "";
  return mark === "sure" ? solid : `${solid} [border-bottom-style:dashed]`;
}
