// Which field and which words are lit together: where the hand came last, be it by pointer or by focus.
"use client";

import { useSyncExternalStore } from "react";
import type { RequestField } from "@/lib/transports/schema";

/** Where the hand is: at a field of the form or at words of the text. */
export type LitBy = "field" | "words";

interface Light {
  fields: readonly RequestField[];
  by: LitBy;
}

type Hold = "pointer" | "focus";

export interface LitFields {
  subscribe(listener: () => void): () => void;
  /** The light that shines now. */
  light(): Light | null;
  /** Lights fields for as long as the pointer or the focus stays; null puts that light out. */
  hold(by: Hold, light: Light | null): void;
}

/** One for each form. */
export function createLitFields(): LitFields {
  const held: Record<Hold, Light | null> = { pointer: null, focus: null };
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    light: () => held.pointer ?? held.focus,
    hold(by, light) {
      held[by] = light;
      // A pointer that merely rests somewhere gives way to the focus.
      if (by === "focus" && light !== null) held.pointer = null;
      for (const listener of listeners) listener();
    },
  };
}

const dark = () => null;

/** How these fields are lit now: by the hand at a field, at the text's words, or not at all. */
export function useLitBy(lit: LitFields, fields: readonly RequestField[]): LitBy | null {
  const read = () => {
    const light = lit.light();
    return light?.fields.some((name) => fields.includes(name)) ? light.by : null;
  };
  return useSyncExternalStore(lit.subscribe, read, dark);
}

/** The fields whose words are under the hand in the text, joined by blanks; blank when there are none. */
export function useFieldsOfWords(lit: LitFields): string {
  const read = () => {
    const light = lit.light();
    return light?.by === "words" ? light.fields.join(" ") : "";
  };
  return useSyncExternalStore(lit.subscribe, read, () => "");
}
