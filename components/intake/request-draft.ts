// The unsent request that this device remembers for one person.
import { requestFields } from "@/lib/transports/schema";
import type { RequestValues } from "./request-values";

export interface RequestDraft {
  /** Milliseconds since 1970. */
  savedAt: number;
  /** Names this submission, so that sending it twice makes one request. */
  creationKey: string;
  values: Partial<RequestValues>;
}

/** Desks are shared and drafts hold names: after 12 hours a draft is forgotten. In milliseconds. */
export const DRAFT_LIFETIME = 12 * 3_600_000;

const PREFIX = "mortuary-request-draft:";

/** Where the browser keeps one person's draft. */
export const draftStorageKey = (userId: string) => `${PREFIX}${userId}`;

/** The person's draft; null when there is none or it has grown too old. */
export function readDraft(userId: string, nowMs: number): RequestDraft | null {
  forgetOldDrafts(nowMs);
  try {
    return parseDraft(localStorage.getItem(draftStorageKey(userId)));
  } catch {
    return null;
  }
}

/** False when this browser keeps nothing. */
export function writeDraft(userId: string, draft: RequestDraft): boolean {
  try {
    localStorage.setItem(draftStorageKey(userId), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function removeDraft(userId: string) {
  try {
    localStorage.removeItem(draftStorageKey(userId));
  } catch {
    // A browser that keeps nothing has nothing to remove.
  }
}

/** Takes away everybody's drafts that are too old or not readable. */
function forgetOldDrafts(nowMs: number) {
  try {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith(PREFIX))) {
      const draft = parseDraft(localStorage.getItem(key));
      if (draft === null || nowMs - draft.savedAt > DRAFT_LIFETIME) localStorage.removeItem(key);
    }
  } catch {
    // The same.
  }
}

function parseDraft(text: string | null): RequestDraft | null {
  if (text === null) return null;
  try {
    const { savedAt, creationKey, values } = JSON.parse(text) as Partial<Record<keyof RequestDraft, unknown>>;
    if (typeof savedAt !== "number" || typeof creationKey !== "string") return null;
    if (typeof values !== "object" || values === null) return null;
    const kept = Object.entries(values).filter(
      ([name, value]) => typeof value === "string" && (requestFields as string[]).includes(name),
    );
    return { savedAt, creationKey, values: Object.fromEntries(kept) as Partial<RequestValues> };
  } catch {
    return null;
  }
}

/** A random UUID, also where the page came over plain http and the browser offers none. */
export function newCreationKey(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
