// The last line of a test run.
import { expect, test } from "vitest";
import { summary } from "./test.mjs";

test("says how many passed and failed, and speaks of skipped ones only when there are some", () => {
  expect(summary({ passed: 12, failed: 0, skipped: 0 })).toBe("12 passed, 0 failed");
  expect(summary({ passed: 3, failed: 1, skipped: 2 })).toBe("3 passed, 1 failed, 2 skipped");
});
