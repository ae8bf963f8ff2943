// Keeps the unsent request on this device while it is typed, and brings it back.
"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { RequestPayload } from "@/lib/transports/schema";
import { draftStorageKey, newCreationKey, readDraft, removeDraft, writeDraft } from "./request-draft";
import { hasContent, type RequestValues } from "./request-values";

export type RequestForm = UseFormReturn<RequestValues, unknown, RequestPayload>;

/** How long typing must rest before the draft is written, in milliseconds. */
const DRAFT_DELAY = 500;

export type DraftState =
  | { kind: "none" }
  | { kind: "saved" | "restored"; savedAt: number }
  /** The browser keeps nothing. */
  | { kind: "refused" };

/** `reset` empties the form. The draft is written half a second after the last keystroke, and when the page is left. */
export function useRequestDraft(form: RequestForm, userId: string, blank: () => RequestValues) {
  const [state, setState] = useState<DraftState>({ kind: "none" });
  const [isArrived, setArrived] = useState(false);
  const creationKey = useRef("");
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);

  const cancel = useCallback(() => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  }, []);

  /** What the form holds becomes another request, or the one that it was under `key`. */
  const renewKey = useCallback((key = newCreationKey()) => {
    creationKey.current = key;
    setArrived(false);
  }, []);

  /** Forgets the draft; the next request is another one. */
  const forget = useCallback(() => {
    cancel();
    removeDraft(userId);
    renewKey();
    setState({ kind: "none" });
  }, [cancel, renewKey, userId]);

  /** A request of this draft's key stands already; it is sent again only as a second one. */
  const tellArrived = useCallback(() => setArrived(true), []);

  const save = useCallback(() => {
    cancel();
    const values = form.getValues();
    if (!hasContent(values)) {
      removeDraft(userId);
      setState({ kind: "none" });
      return;
    }
    const savedAt = Date.now();
    const isKept = writeDraft(userId, { savedAt, creationKey: creationKey.current, values });
    setState(isKept ? { kind: "saved", savedAt } : { kind: "refused" });
  }, [cancel, form, userId]);

  const restore = useCallback(() => {
    const draft = readDraft(userId, Date.now());
    creationKey.current = draft?.creationKey ?? newCreationKey();
    if (draft === null || !hasContent(draft.values)) return;
    form.reset({ ...form.getValues(), ...draft.values });
    setState({ kind: "restored", savedAt: draft.savedAt });
  }, [form, userId]);

  useEffect(() => {
    const soon = setTimeout(restore, 0);
    return () => clearTimeout(soon);
  }, [restore]);

  useEffect(() => {
    const stopListening = form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        if (name === undefined) return;
        cancel();
        timer.current = setTimeout(save, DRAFT_DELAY);
      },
    });
    const saveWaiting = () => {
      if (timer.current !== null) save();
    };
    // Another tab that sent or cleared this draft takes its key along.
    const followOtherTabs = (event: StorageEvent) => {
      if (event.key === draftStorageKey(userId) && event.newValue === null) renewKey();
    };
    window.addEventListener("pagehide", saveWaiting);
    window.addEventListener("storage", followOtherTabs);
    return () => {
      stopListening();
      window.removeEventListener("pagehide", saveWaiting);
      window.removeEventListener("storage", followOtherTabs);
      saveWaiting();
    };
  }, [form, userId, cancel, renewKey, save]);

  const clear = useCallback(() => {
    forget();
    form.reset(blank());
  }, [blank, forget, form]);

  return { state, creationKey, isArrived, tellArrived, clear, forget, renewKey, save };
}
