// The specification's coverage names tests and decisions that exist, and says so when one is gone.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { checkCoverage, type ReadText, readRows } from "./spec-coverage";

const root = join(import.meta.dirname, "..");
const readProject: ReadText = (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : null);

describe("the page", () => {
  const page = readProject("docs/spec-coverage.md") ?? "";

  it("names what is there", () => {
    expect(checkCoverage(page, readProject)).toEqual([]);
  });

  it("has rows for each of the nine sections", () => {
    const rows = readRows(page);
    expect([...new Set(rows.map(({ section }) => section))]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(rows.length).toBeGreaterThan(300);
  });

  it("says nothing twice of one section", () => {
    const said = readRows(page).map(({ section, cells }) => `${section}: ${cells[0]}`);
    expect(said.filter((each, index) => said.indexOf(each) !== index)).toEqual([]);
  });
});

const files: Record<string, string> = {
  "docs/decisions/0042-reviews.md": "# 0042 Reviews\n",
  "lib/a.test.ts": `
    import { describe, expect, it } from "vitest";
    describe("the door", () => {
      it("opens", () => {});
      it.each([["a"], ["b"]])("opens %s", (name) => {});
      it.each<[string]>([["a"]])(
        "of a long line",
        { timeout: 5 },
        () => {},
      );
    });
    describe("the window", () => {
      it("opens", () => {});
    });
    // it("is a comment", () => {});
    const text = 'it("is a text", () => {})';
    it("says a | b", () => {});`,
  "e2e/b.spec.ts": `
    import { calls } from "./calls";
    for (const [name, row] of Object.entries(calls)) {
      test.describe(name, () => {
        test(row.isPublic ? "for all" : "for some", async () => {});
      });
    }
    test.beforeAll(async () => {});
    test(\`\${index} \${row.door}\`, async () => {
      await test.step("first", async () => {});
    });`,
  "e2e/calls.ts": 'import { more } from "./more";\nexport const calls = { "GET /api/requests": {}, ...more };',
  "e2e/more.ts": "export const more = { 'GET /api/routes': {}, [`GET /api/visits, ${period}`]: {} };",
};

const check = (...rows: string[]) =>
  checkCoverage(
    ["## 1. First", "", "| Requirement | Proof |", "| --- | --- |", ...rows].join("\n"),
    (path) => files[path] ?? null,
  );

it.each([
  "[0042](decisions/0042-reviews.md)",
  "`lib/a.test.ts › the door › opens`",
  "`lib/a.test.ts › opens %s`",
  "`lib/a.test.ts › of a long line`<br>[0042](decisions/0042-reviews.md)",
  String.raw`${"`lib/a.test.ts › says a \\| b`"}`,
  "`e2e/b.spec.ts › GET /api/requests › for some`",
  "`e2e/b.spec.ts › GET /api/routes › for all`",
  "`e2e/b.spec.ts › GET /api/visits, ${period} › for all`",
  "`e2e/b.spec.ts › ${index} ${row.door}`",
  "`e2e/b.spec.ts › ${index} ${row.door} › first`",
])("takes %s", (proof) => {
  expect(check(`| It is so. | ${proof} |`)).toEqual([]);
});

it.each([
  ["| It is so. |  |", "has an empty cell, or not two."],
  ["|  | `lib/a.test.ts › opens %s` |", "has an empty cell, or not two."],
  ["| It is so. |", "has an empty cell, or not two."],
  ["| It is so. | yes | no |", "has an empty cell, or not two."],
  ["| It is so. | everybody knows |", "everybody knows is neither a test nor a decision."],
  ["| It is so. | `lib/a.test.ts` |", "`lib/a.test.ts` is neither a test nor a decision."],
  ["| It is so. | [0043](decisions/0043-gone.md) |", "there is no decisions/0043-gone.md."],
  ["| It is so. | `lib/gone.test.ts › opens` |", "there is no lib/gone.test.ts."],
  ["| It is so. | `e2e/calls.ts › GET /api/requests` |", "there is no e2e/calls.ts."],
  ["| It is so. | `lib/a.test.ts › closes` |", 'lib/a.test.ts has no test "closes".'],
  ["| It is so. | `lib/a.test.ts › the door` |", 'lib/a.test.ts has no test "the door".'],
  ["| It is so. | `lib/a.test.ts › is a comment` |", 'lib/a.test.ts has no test "is a comment".'],
  ["| It is so. | `lib/a.test.ts › is a text` |", 'lib/a.test.ts has no test "is a text".'],
  ["| It is so. | `lib/a.test.ts › the window › opens %s` |", 'lib/a.test.ts has no test "the window › opens %s".'],
  ["| It is so. | `lib/a.test.ts › opens` |", 'lib/a.test.ts has 2 tests "opens"; name what they stand in.'],
  [
    "| It is so. | `e2e/b.spec.ts › GET /api/nothing › for all` |",
    'e2e/b.spec.ts has no test "GET /api/nothing › for all".',
  ],
  ["| It is so. | `lib/a.test.ts › opens %s`<br>`lib/a.test.ts › closes` |", 'lib/a.test.ts has no test "closes".'],
])("refuses %s", (row, sentence) => {
  expect(check(row)).toEqual([`Line 5: ${sentence}`]);
});

it("refuses a row below no section", () => {
  expect(checkCoverage("| It is so. | `lib/a.test.ts › opens %s` |", (path) => files[path] ?? null)).toEqual([
    "Line 1: stands below no section.",
  ]);
});
