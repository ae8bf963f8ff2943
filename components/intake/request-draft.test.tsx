// A draft is kept for one person, for a shift, and nothing unreadable comes back.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { DRAFT_LIFETIME, draftStorageKey, newCreationKey, readDraft, removeDraft, writeDraft } from "./request-draft";

const noon = Date.UTC(2026, 10, 21, 18);
const draft = { savedAt: noon, creationKey: "k1", values: { deceasedName: "Rafael Ortega Luna" } };

beforeEach(() => localStorage.clear());

describe("a draft", () => {
  it("comes back to the person who typed it, and to nobody else", () => {
    expect(writeDraft("marisol", draft)).toBe(true);
    expect(readDraft("marisol", noon + 1000)).toEqual(draft);
    expect(readDraft("ana", noon + 1000)).toBeNull();
  });

  it("is forgotten after 12 hours, whoever opens the form", () => {
    writeDraft("marisol", draft);
    expect(readDraft("marisol", noon + DRAFT_LIFETIME)).not.toBeNull();
    expect(readDraft("ana", noon + DRAFT_LIFETIME + 1)).toBeNull();
    expect(localStorage.getItem(draftStorageKey("marisol"))).toBeNull();
  });

  it("is gone once removed", () => {
    writeDraft("marisol", draft);
    removeDraft("marisol");
    expect(readDraft("marisol", noon)).toBeNull();
  });

  it("drops what is not a text of a known field", () => {
    const values = { deceasedName: "Rafael", weight: 180, isAdmin: "YES" };
    localStorage.setItem(draftStorageKey("marisol"), JSON.stringify({ ...draft, values }));
    expect(readDraft("marisol", noon)?.values).toEqual({ deceasedName: "Rafael" });
  });

  it.each(["", "{", "null", "[]", '{"savedAt":"x"}'])("is not made of %j", (text) => {
    localStorage.setItem(draftStorageKey("marisol"), text);
    expect(readDraft("marisol", noon)).toBeNull();
    expect(localStorage.getItem(draftStorageKey("marisol"))).toBeNull();
  });

  it("is not kept by a browser that keeps nothing", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(writeDraft("marisol", draft)).toBe(false);
  });
});

it("makes a version 4 UUID without the browser's help", () => {
  vi.stubGlobal("crypto", { getRandomValues: (bytes: Uint8Array) => bytes.fill(255) });
  expect(newCreationKey()).toBe("ffffffff-ffff-4fff-bfff-ffffffffffff");
});
