// What a field of the form shows of the text: its glyph, and the decisions that wait.
"use client";

import { CheckIcon, TextQuoteIcon } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { RequestField } from "@/lib/transports/schema";
import { type FieldEvidence, useIntakeState, useOffer } from "./intake-context";
import { checkValue, conflictOf } from "./intake-fill";
import { ShownValue } from "./shown-value";
import { keepTyped } from "./two-people";

/** Says without words that the value came from the text. */
export function EvidenceGlyph() {
  return <TextQuoteIcon aria-hidden data-slot="evidence-glyph" className="size-3.5 shrink-0 text-evidence" />;
}

/** Where the text is folded away above the form, the glyph leads to the words. */
export function WayToWords({ name, label }: { name: RequestField; label: string }) {
  const { fill, decide } = useIntakeState();
  const hasWords = fill !== null && (fill.evidence[name] !== undefined || conflictOf(fill, name) !== undefined);
  if (!hasWords) return <EvidenceGlyph />;
  return (
    <>
      <span className="@max-[60rem]/intake:hidden">
        <EvidenceGlyph />
      </span>
      {/* Not one more stop of the Tab key for every field: the keyboard walks through the text itself. */}
      <button
        type="button"
        tabIndex={-1}
        aria-label={`Show in text: ${label}`}
        className="relative flex items-center gap-1.5 rounded-sm text-caption text-evidence before:absolute before:-inset-x-2 before:-inset-y-2.5 @min-[60rem]/intake:hidden"
        onClick={() => decide.seek(name)}
      >
        <span aria-hidden className="hidden group-focus-within/item:inline">
          Show in text
        </span>
        <EvidenceGlyph />
      </button>
    </>
  );
}

const numbers = ["", "several", "two", "three", "four"];

interface FieldChoiceProps {
  name: RequestField;
  label: string;
  value: string | undefined;
  evidence: Extract<FieldEvidence, { kind: "choice" }>;
}

/** The values that the text gives, each with the words around it. */
export function FieldChoice({ name, label, value, evidence }: FieldChoiceProps) {
  const { fill, decide } = useIntakeState();
  const { choices, isOwn } = evidence;
  const count = numbers[choices.length] ?? choices.length;
  const question =
    name === "deceasedName"
      ? `The text speaks of ${count} people. Whom is this request for?`
      : `The text gives ${count}. Which one is right?`;
  return (
    <div
      role="group"
      tabIndex={-1}
      data-slot="field-choice"
      aria-label={`${label}: ${question}`}
      className="grid gap-2 rounded-md focus:outline-2 focus:outline-offset-4 focus:outline-ring"
    >
      <p className="text-muted-foreground">{question}</p>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <Button
            key={`${choice.value} ${choice.quote}`}
            variant="outline"
            aria-pressed={choice.value === value}
            className="h-auto min-h-9 max-w-full flex-wrap justify-start gap-x-2.5 gap-y-0 px-3 py-1.5 text-left whitespace-normal aria-pressed:bg-secondary"
            onClick={() => {
              choice.take();
              decide.focus(name);
            }}
          >
            <ShownValue name={name} value={choice.value} />{" "}
            {choice.quote === "" ? null : (
              <span className="font-mono text-caption font-normal wrap-anywhere text-muted-foreground">
                “{choice.quote}”
              </span>
            )}
          </Button>
        ))}
        {isOwn && fill !== null ? (
          <Button variant="ghost" onClick={() => decide.keep(keepTyped(fill, name, value ?? ""))}>
            Keep yours
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** Asks before something typed gives way to the text. */
export function FieldOffer({ name, label }: { name: RequestField; label: string }) {
  const { take, keep } = useOffer(name);
  const { decide } = useIntakeState();
  const answer = (act: () => void) => () => {
    act();
    decide.focus(name);
  };
  return (
    <div role="group" aria-label={`${label}: the text says otherwise`} className="flex flex-wrap gap-2">
      <Button variant="secondary" size="sm" onClick={answer(keep)}>
        Keep yours
      </Button>
      <Button variant="outline" size="sm" onClick={answer(() => take(false))}>
        Use the text’s
      </Button>
      {name === "notes" ? (
        <Button variant="outline" size="sm" onClick={answer(() => take(true))}>
          Use both
        </Button>
      ) : null}
    </div>
  );
}

/** Ticks a doubtful value off. */
export function FieldCheck({ name, label }: { name: RequestField; label: string }) {
  const { fill, decide } = useIntakeState();
  if (fill === null) return null;
  return (
    <Button
      variant="outline"
      size="sm"
      className="justify-self-start"
      aria-label={`Looks right: ${label}`}
      onClick={() => {
        decide.keep(checkValue(fill, name));
        decide.focus(name);
      }}
    >
      <CheckIcon aria-hidden />
      Looks right
    </Button>
  );
}
