// The notices that are served are those of the packages that are installed.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { printNotices } from "./make-notices.mjs";
import { inRoot } from "./paths.mjs";

it("holds the licences of what is installed; else run `node scripts/make-notices.mjs`", () => {
  expect(readFileSync(inRoot("public", "third-party-notices.txt"), "utf8")).toBe(printNotices());
});

it("names the map, the type and what they need in turn", () => {
  const notices = printNotices();
  for (const name of ["maplibre-gl", "geist", "react", "@radix-ui/react-dialog", "us-atlas", "scheduler"]) {
    expect(notices).toMatch(new RegExp(`^${name} \\d`, "m"));
  }
  expect(notices).toContain("SIL OPEN FONT LICENSE Version 1.1");
});
