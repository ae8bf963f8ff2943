// The calls on a first call's text, one row each.
import { expect } from "@playwright/test";
import { mostBodyBytes } from "@/lib/intake/schema";
import type { Row } from "./contract-calls";

/** A first call, and what it holds. */
const call = { text: "Deceased: Mary Smith\nWeight: 180 lbs", receivedAt: "2026-11-21T21:02" };
const callFields = { deceasedName: "Mary Smith", weight: "180lbs" };

export const parseText: Row = {
  method: "POST",
  path: "/api/parse-text",
  body: call,
  invalid: [
    [{}, "text"],
    [{ text: " \n\t " }, "text", "blank"],
    [{ text: ["Deceased: Mary Smith"] }, "text"],
    [{ text: 5 }, "text"],
    [{ text: null }, "text"],
    [{ text: "x", receivedAt: "tonight" }, "receivedAt"],
    [{ text: "x", receivedAt: "2026-02-31T10:00" }, "receivedAt"],
  ],
  mostBytes: mostBodyBytes,
  again: 200,
  answer: callFields,
};

export const intakeAdditions: Record<string, Row> = {
  "POST /api/parse-text, explained": {
    method: "POST",
    path: "/api/parse-text?explain=1",
    body: call,
    mostBytes: mostBodyBytes,
    again: 200,
    answer: {
      fields: expect.objectContaining(callFields),
      evidence: expect.objectContaining({
        deceasedName: { start: 10, end: 20, confidence: expect.any(Number) },
      }),
      conflicts: [],
      missing: expect.any(Array),
      dropped: [],
    },
  },
  "POST /api/parse-text/corrections": {
    method: "POST",
    path: "/api/parse-text/corrections",
    body: {
      layout: "labels",
      filled: ["weight", "nokPhone"],
      corrections: [{ field: "weight", kind: "changed" }],
    },
    invalid: [
      [{ filled: ["weight"], corrections: [] }, "layout"],
      [{ layout: "Mary Smith", filled: ["weight"], corrections: [] }, "layout"],
      [{ layout: "labels", filled: [], corrections: [] }, "filled"],
      [{ layout: "labels", filled: ["ssn"], corrections: [] }, "filled.0"],
      [{ layout: "labels", filled: ["weight"], corrections: [{ field: "notes", kind: "changed" }] }, "corrections"],
      [
        { layout: "labels", filled: ["weight"], corrections: [{ field: "weight", kind: "180lbs" }] },
        "corrections.0.kind",
      ],
    ],
    again: 200,
    answer: { counted: 2 },
  },
};
