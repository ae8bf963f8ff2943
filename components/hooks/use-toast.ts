// The notices of the product: one visible at a time, asked for from anywhere with `toast`.
"use client";

import { type ReactNode, useSyncExternalStore } from "react";

/** How many notices may be visible. */
const TOAST_LIMIT = 1;
/** How long a dismissed notice is kept before it is forgotten, in milliseconds. */
const TOAST_REMOVE_DELAY = 1_000_000;

/** What a notice offers to do; `altText` says how to come to it for whoever only hears the notice. */
export interface ToastAct {
  label: string;
  altText: string;
  onClick: () => void;
}

export interface ToastInput {
  title?: ReactNode;
  description?: ReactNode;
  action?: ToastAct;
  /** `destructive` for a failure. */
  variant?: "default" | "destructive";
  /** Milliseconds; 5,000 when left out. */
  duration?: number;
}

export interface ToastEntry extends ToastInput {
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const nothing: readonly ToastEntry[] = [];
let entries: readonly ToastEntry[] = nothing;
let lastId = 0;
const listeners = new Set<() => void>();
const removals = new Map<string, ReturnType<typeof setTimeout>>();

function replace(next: readonly ToastEntry[]) {
  entries = next;
  for (const listener of listeners) listener();
}

function forget(id: string) {
  clearTimeout(removals.get(id));
  removals.delete(id);
  replace(entries.filter((entry) => entry.id !== id));
}

/** Closes one notice, or every notice when no id is given; it is forgotten after TOAST_REMOVE_DELAY. */
export function dismissToast(id?: string) {
  const isMeant = (entry: ToastEntry) => id === undefined || entry.id === id;
  for (const entry of entries.filter(isMeant)) {
    if (removals.has(entry.id)) continue;
    removals.set(
      entry.id,
      setTimeout(() => forget(entry.id), TOAST_REMOVE_DELAY),
    );
  }
  replace(entries.map((entry) => (isMeant(entry) ? { ...entry, open: false } : entry)));
}

/** Shows a notice in place of the one before it. Returns its id and the means to change or close it. */
export function toast(input: ToastInput) {
  lastId += 1;
  const id = String(lastId);
  const entry: ToastEntry = {
    ...input,
    id,
    open: true,
    onOpenChange: (open) => {
      if (!open) dismissToast(id);
    },
  };
  const next = [entry, ...entries];
  for (const dropped of next.slice(TOAST_LIMIT)) {
    clearTimeout(removals.get(dropped.id));
    removals.delete(dropped.id);
  }
  replace(next.slice(0, TOAST_LIMIT));
  return {
    id,
    dismiss: () => dismissToast(id),
    update: (change: ToastInput) => replace(entries.map((each) => (each.id === id ? { ...each, ...change } : each))),
  };
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The present notices, with `toast` and `dismiss`. */
export function useToast() {
  const toasts = useSyncExternalStore(
    subscribe,
    () => entries,
    () => nothing,
  );
  return { toasts, toast, dismiss: dismissToast };
}
