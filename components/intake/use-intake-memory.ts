// Remembers in this tab what was read, and brings it back after a reload.
"use client";

import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { Fill } from "./intake-fill";
import { type IntakeMemory, type KeptText, readIntakeMemory, writeIntakeMemory } from "./intake-memory";
import { hasContent } from "./request-values";
import type { RequestForm } from "./use-request-draft";

interface MemoryOptions {
  userId: string;
  creationKey: RefObject<string>;
  openedAt: RefObject<string>;
  text: string;
  fill: Fill | null;
  /** What of both may be kept; null when nothing was read. */
  kept: KeptText | null;
  /** Takes back what was remembered; never changes. */
  bringBack: (memory: IntakeMemory) => void;
}

/**
 * `isRestored` is true once it is known what has come back, `isFresh` once it is known that nothing has, neither a text
 * nor a draft. `remember` writes down at once under which key the draft goes now.
 */
export function useIntakeMemory(form: RequestForm, options: MemoryOptions) {
  const { userId, creationKey, openedAt, text, fill, kept, bringBack } = options;
  const [isRestored, setRestored] = useState(false);
  const [isFresh, setFresh] = useState(false);
  const restored = useRef<IntakeMemory | null>(null);

  useEffect(() => {
    const soon = setTimeout(() => {
      const memory = readIntakeMemory(userId, Date.now());
      setRestored(true);
      // A draft that was sent or cleared in another tab has taken its marks along.
      const isSameDraft = memory?.creationKey === creationKey.current;
      if (memory === null || (!isSameDraft && hasDrafted(memory.fill))) {
        setFresh(!hasContent(form.getValues()));
        return;
      }
      restored.current = { ...memory, fill: isSameDraft ? memory.fill : null };
      bringBack(restored.current);
    }, 0);
    return () => clearTimeout(soon);
  }, [form, userId, creationKey, bringBack]);

  const remember = useCallback(() => {
    // What merely came back grows no younger.
    const isAsRestored = text === restored.current?.text && fill === restored.current.fill;
    const savedAt = isAsRestored ? (restored.current?.savedAt ?? Date.now()) : Date.now();
    const when = { savedAt, creationKey: creationKey.current, openedAt: openedAt.current };
    writeIntakeMemory(userId, kept === null ? null : { ...when, ...kept });
  }, [text, fill, kept, userId, creationKey, openedAt]);

  useEffect(() => {
    if (isRestored) remember();
  }, [isRestored, remember]);

  return { isRestored, isFresh, remember };
}

/** Whether a fill left something in the form that a draft remembers. */
const hasDrafted = (fill: Fill | null) => fill?.filled.some((name) => name !== "callReceivedAt") ?? false;
