// Where the list of reviews begins and goes on, as the address says it.
import { expect, it } from "vitest";
import { formatListCursor } from "@/lib/transports/parse-list-cursor";
import { cursorInAddress, olderAddress, reviewsKey } from "./review-keys";

const cursor = formatListCursor({
  createdAt: new Date("2026-11-22T03:00:00.000Z"),
  id: "7d1f7a52-2a53-4a4c-8b8f-1f3c5a9e7b10",
});

it("begins where a list ended, and with the newest for anything else", () => {
  expect(cursorInAddress({ cursor })).toBe(cursor);
  for (const odd of [undefined, "", "abc", `${cursor}&limit=9`, "<script>", "x".repeat(10_000), [cursor, cursor]]) {
    expect(cursorInAddress({ cursor: odd })).toBeNull();
  }
});

it("is one path in the browser and in the call", () => {
  expect(reviewsKey(null)).toEqual(["/api/reviews?limit=20"]);
  const [path] = reviewsKey(cursor);
  expect(path).toBe(`/api/reviews?limit=20&cursor=${cursor}`);
  expect(olderAddress(path)).toBe(`/reviews?cursor=${cursor}`);
});
