// The first page promises of the reading of texts what the reader does.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parseFirstCall } from "@/lib/intake/parse-first-call";
import { requestFields } from "@/lib/transports/schema";
import { quoted } from "./claim-list";

it("quotes what the reader of texts finds in these very words", () => {
  const { fields } = parseFirstCall(`Deceased: Mary Smith, ${quoted.said}${quoted.found}`, {
    receivedAt: "2026-11-21T21:02",
  });
  expect(fields.attendingDoctor).toBe(quoted.found);
});

it("fills more than forty fields over the calls that the reader is measured with", () => {
  const calls = readFileSync("e2e/bench/intake/dev.jsonl", "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .slice(0, 40)
    .map((line) => JSON.parse(line) as { text: string; receivedAt: string });
  const filled = new Set(
    calls.flatMap(({ text, receivedAt }) => Object.keys(parseFirstCall(text, { receivedAt }).fields)),
  );
  expect(filled.size).toBeGreaterThan(40);
  for (const field of filled) expect(requestFields).toContain(field);
});
