// The text that was read and its marks, which this tab alone remembers until the request is sent.
import { type Dropped, mostReadCharacters } from "@/lib/intake/schema";
import { DRAFT_LIFETIME } from "./request-draft";
import type { Fill } from "./intake-fill";
import { readPart } from "./text-segments";

/** What of the paste area did not come back: changes that had not been read, or what stood behind the part that was. */
export type Lost = "edit" | "rest";

export interface IntakeMemory extends KeptText {
  /** Milliseconds since 1970. */
  savedAt: number;
  /** The draft that the fill belongs to. */
  creationKey: string;
  /** What "Call received at" had filled itself with. */
  openedAt: string;
}

/** What the tab may keep. */
export interface KeptText {
  /** As much of the text as was read, without what is known to be secret. */
  text: string;
  lost: Lost | null;
  fill: Fill | null;
}

/** A text that was read: as much of it, with dots in place of what was withheld. */
export interface ReadText {
  text: string;
  dropped: readonly Dropped[];
}

const PREFIX = "mortuary-first-call:";
const VERSION = "2:";

/** Where the tab keeps one person's text. */
export const intakeStorageKey = (userId: string) => `${PREFIX}${VERSION}${userId}`;

/** Whether the paste area holds what was read. */
export function isAsRead(text: string, read: ReadText): boolean {
  // Nearly every keystroke changes the length: then nothing needs to be withheld to know.
  if (text.length <= mostReadCharacters && text.length !== read.text.length) return false;
  return readPart(text, read.dropped) === read.text;
}

/** What the tab may keep while this text stands in the paste area; null when nothing of it was read. */
export function keptText(text: string, fill: Fill | null, lastRead: ReadText | null): KeptText | null {
  const read = fill ?? lastRead;
  if (read === null) return null;
  if (isAsRead(text, read)) return { text: read.text, lost: text.length > read.text.length ? "rest" : null, fill };
  return fill === null ? null : { text: fill.text, lost: "edit", fill };
}

/** The person's text; null when there is none or it has grown as old as a draft may. Everybody else's is thrown away. */
export function readIntakeMemory(userId: string, nowMs: number): IntakeMemory | null {
  try {
    const own = intakeStorageKey(userId);
    const others = Object.keys(sessionStorage).filter((name) => name.startsWith(PREFIX) && name !== own);
    for (const name of others) sessionStorage.removeItem(name);
    const memory = JSON.parse(sessionStorage.getItem(own) ?? "null") as IntakeMemory | null;
    if (memory === null || nowMs - memory.savedAt <= DRAFT_LIFETIME) return memory;
    sessionStorage.removeItem(own);
    return null;
  } catch {
    return null;
  }
}

/** Remembers, or forgets when there is nothing to remember. A browser that keeps nothing loses it with the page. */
export function writeIntakeMemory(userId: string, memory: IntakeMemory | null) {
  try {
    if (memory === null) sessionStorage.removeItem(intakeStorageKey(userId));
    else sessionStorage.setItem(intakeStorageKey(userId), JSON.stringify(memory));
  } catch {
    // The same.
  }
}
