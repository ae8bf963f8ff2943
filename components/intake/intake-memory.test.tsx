// The text of a call stays in its tab, with its person, for as long as a draft may.
import { describe, expect, it, vi } from "vitest";
import { intakeStorageKey, isAsRead, readIntakeMemory, writeIntakeMemory } from "./intake-memory";
import { DRAFT_LIFETIME } from "./request-draft";

const noon = Date.UTC(2026, 10, 21, 18);
const memory = {
  savedAt: noon,
  creationKey: "k1",
  openedAt: "2026-11-21T12:00",
  text: "caller: Teresa",
  lost: null,
  fill: null,
};

describe("the text", () => {
  it("comes back in its tab to its person, and lies nowhere else", () => {
    writeIntakeMemory("marisol", memory);
    expect(readIntakeMemory("marisol", noon)).toEqual(memory);
    expect(localStorage).toHaveLength(0);
  });

  it("is thrown away when somebody else opens the form", () => {
    writeIntakeMemory("marisol", memory);
    expect(readIntakeMemory("ana", noon)).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it("grows as old as a draft and no older", () => {
    writeIntakeMemory("marisol", memory);
    expect(readIntakeMemory("marisol", noon + DRAFT_LIFETIME)).not.toBeNull();
    expect(readIntakeMemory("marisol", noon + DRAFT_LIFETIME + 1)).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it("is gone when there is nothing to remember, and is not made of what cannot be read", () => {
    writeIntakeMemory("marisol", memory);
    writeIntakeMemory("marisol", null);
    expect(sessionStorage).toHaveLength(0);
    sessionStorage.setItem(intakeStorageKey("marisol"), "{");
    expect(readIntakeMemory("marisol", noon)).toBeNull();
  });

  it("is known as read by what was withheld, and as edited by its length alone", () => {
    const dropped = [{ kind: "password" as const, start: 0, end: 3 }];
    expect(isAsRead("abc de", { text: "••• de", dropped })).toBe(true);
    expect(isAsRead("abc dx", { text: "••• de", dropped })).toBe(false);
    const untouched = {
      text: "••• de",
      get dropped(): typeof dropped {
        throw new Error("Every keystroke withholds all of it again.");
      },
    };
    expect(isAsRead("abc def", untouched)).toBe(false);
  });

  it("asks nothing of a browser that keeps nothing", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(() => writeIntakeMemory("marisol", memory)).not.toThrow();
  });
});
