// What every field of the form knows of the text: the fill, which words are lit, and how to decide.
"use client";

import { createContext, useContext } from "react";
import type { Span } from "@/lib/intake/schema";
import type { RequestField } from "@/lib/transports/schema";
import { describeDoubt, isBareValue } from "./doubt-words";
import { conflictOf, type Fill, isMarked, isUnsure, keepOwn, takeTexts } from "./intake-fill";
import type { LitFields } from "./lit-fields";
import { findNotes } from "./note-spans";
import { isFilled, type RequestValues } from "./request-values";
import { quoteAround, quoteSpan, type TextMark } from "./text-segments";
import { choose, valuesOf } from "./two-people";
import type { Intake } from "./use-intake";

export interface IntakeState {
  fill: Fill | null;
  lit: LitFields;
  decide: Intake["decide"];
}

export const IntakeContext = createContext<IntakeState | null>(null);

/** Throws outside the request form. */
export function useIntakeState(): IntakeState {
  const state = useContext(IntakeContext);
  if (state === null) throw new Error("A field that knows its words needs an IntakeContext around it.");
  return state;
}

/** What the text has to do with one field. */
export type FieldEvidence =
  | { kind: "none" }
  /** It holds what the text says; `quote` is blank when no words were told, `doubt` asks for a look. */
  | { kind: "marked"; quote: string; doubt: string | null }
  /** It holds what the person typed, and the text says otherwise. */
  | { kind: "offer"; value: string; quote: string }
  /** The text says several things. `isOwn`: the field holds none of them. */
  | { kind: "choice"; choices: { value: string; quote: string; take: () => void }[]; isOwn: boolean };

/** What the text has to do with the field that holds `value`. */
export function useFieldEvidence(name: RequestField, value: string | undefined): FieldEvidence {
  const { fill, decide } = useIntakeState();
  if (fill === null) return { kind: "none" };
  const conflict = fill.choices.includes(name) ? conflictOf(fill, name) : undefined;
  if (conflict !== undefined) {
    const choices = valuesOf(conflict).map((choice) => ({
      value: choice.value,
      quote: quoteAround(fill.text, choice),
      take: () => decide.apply(choose(fill, name, choice, value)),
    }));
    return { kind: "choice", choices, isOwn: isFilled(value) && choices.every((choice) => choice.value !== value) };
  }
  const evidence = fill.evidence[name];
  const quote = quoteSpan(fill.text, spansOf(fill, name)[0]);
  if (isMarked(fill, name, value)) {
    if (evidence === undefined || !isUnsure(fill, name)) return { kind: "marked", quote, doubt: null };
    const words = fill.text.slice(evidence.start, evidence.end);
    const shown = isBareValue(value ?? "", words) ? quoteAround(fill.text, evidence) : quote;
    return { kind: "marked", quote, doubt: describeDoubt(name, words, shown) };
  }
  if (fill.offers.includes(name)) return { kind: "offer", value: fill.found[name] ?? "", quote };
  return { kind: "none" };
}

/** The fields that ask for a look, in the order of `names`, while the form holds `values`. */
export function listDoubtful(fill: Fill, names: readonly RequestField[], values: Partial<RequestValues>) {
  return names.filter(
    (name) => isUnsure(fill, name) && !fill.choices.includes(name) && isMarked(fill, name, values[name]),
  );
}

/** The two answers to an offer, and for notes a third. */
export function useOffer(name: RequestField) {
  const { fill, decide } = useIntakeState();
  const take = (isAdded: boolean) => {
    if (fill !== null) decide.apply(takeTexts(fill, name, decide.valueOf(name), isAdded));
  };
  const keep = () => {
    if (fill !== null) decide.keep(keepOwn(fill, name));
  };
  return { take, keep };
}

/** Where the words of a value stand. */
function spansOf(fill: Fill, name: RequestField): Span[] {
  const evidence = fill.evidence[name];
  if (evidence === undefined) return [];
  return name === "notes" ? findNotes(fill.text, evidence, fill.found.notes ?? "") : [evidence];
}

/** The words that show in the text while the form holds `values`. */
export function listMarks(fill: Fill, values: Partial<RequestValues>): TextMark[] {
  const open = fill.conflicts
    .filter(({ field }) => fill.choices.includes(field))
    .flatMap(({ field, values }) => values.map(({ start, end }): TextMark => ({ field, start, end, look: "open" })));
  const marked = (Object.entries(fill.evidence) as [RequestField, Fill["evidence"][RequestField]][]).flatMap(
    ([field, evidence]): TextMark[] => {
      if (evidence === undefined || fill.choices.includes(field)) return [];
      const isHeld = isMarked(fill, field, values[field]);
      if (!isHeld && !fill.offers.includes(field)) return [];
      const look = isHeld ? (isUnsure(fill, field) ? "doubtful" : "sure") : "open";
      return spansOf(fill, field).map(({ start, end }) => ({ field, start, end, look }));
    },
  );
  return [...open, ...marked];
}
