// What callers let slip beside what a driver needs comes back in no field, but for calls that are known to fail.
import { expect, it, vi } from "vitest";
import { findSlips } from "@/e2e/bench/intake/corpora";

// More than a hundred calls are read here; a machine that does other things meanwhile needs time for them.
vi.setConfig({ testTimeout: 120_000 });

it("no secret that slips out is repeated", async () => {
  const { lost } = await findSlips(false);
  expect(lost).toEqual([]);
});
