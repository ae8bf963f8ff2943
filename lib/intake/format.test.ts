// How counts of corrections read.
import { expect, it } from "vitest";
import { correctionTable } from "./format";

it("is a table whose numbers stand below each other", () => {
  const counts = [
    { field: "nokPhone", layout: "labels:colon", filled: 8, changed: 2, cleared: 1, completed: 0 },
    { field: "destinationFuneralHome", layout: "chat", filled: 1200, changed: 0, cleared: 0, completed: 12 },
  ];
  expect(correctionTable(counts).split("\n")).toEqual([
    "Field                   Layout        Filled  Changed  Cleared  Completed  Wrong",
    "nokPhone                labels:colon       8        2        1          0    38%",
    "destinationFuneralHome  chat            1200        0        0         12     0%",
  ]);
});
