// What the phrase books say of short passages, but for those that are known to fail.
import { expect, it, vi } from "vitest";
import { phraseBooks, scorePassages } from "@/e2e/bench/intake/corpora";

// Thousands of passages are read here; a machine that does other things meanwhile needs time for them.
vi.setConfig({ testTimeout: 300_000 });

it.each(phraseBooks)("the passages of $area are read as their book says", async ({ file }) => {
  const { lost } = await scorePassages(file);
  expect(lost).toEqual([]);
});
