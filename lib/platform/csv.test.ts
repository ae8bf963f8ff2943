// What a reader of CSV reads back is what went in, and nothing is a formula.
import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { type Cell, csvDownload, csvLine } from "./csv";

/** Reads RFC 4180. */
function read(text: string): string[][] {
  const rows: string[][] = [];
  const row: string[] = [];
  for (const [, quoted, plain = "", end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end !== ",") rows.push(row.splice(0));
  }
  return rows;
}

const danger = /^[=+\-@\t\r\n＝＋－＠]/;
const text = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.string({ unit: fc.constantFrom("=", "+", "-", "@", "\t", "\r", "\n", '"', ",", "'", ";", " ", "é") }),
  fc.constantFrom(
    "",
    "=1+1",
    "+1 312 555 0148",
    "-5",
    "@SUM(A1)",
    'She said "yes", twice',
    "line\r\nline",
    "=cmd|' /C calc'!A0",
  ),
);
const cell: fc.Arbitrary<Cell> = fc.oneof(text, fc.constant(null), fc.integer());

const expected = (value: Cell) => {
  if (value === null) return "";
  return typeof value === "string" && danger.test(value) ? `'${value}` : String(value);
};

it("is read back as it went in, an apostrophe before what looks like a formula", () => {
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 6 }), { maxLength: 6 }), (table) => {
      expect(read(table.map(csvLine).join(""))).toEqual(table.map((line) => line.map(expected)));
    }),
  );
});

it("writes no text that a spreadsheet runs", () => {
  fc.assert(
    fc.property(text, (value) => {
      expect(read(csvLine([value]))[0]?.[0]).not.toMatch(danger);
    }),
  );
  expect(csvLine(["=1+1", "+13125550148", "-5", -5, "plain"])).toBe("'=1+1,'+13125550148,'-5,-5,plain\r\n");
});

it("is sent part by part, and no more is made when the reader goes away", async () => {
  const ended = vi.fn<() => void>();
  let made = 0;
  async function* parts() {
    try {
      for (;;) {
        made += 1;
        yield `part ${made}\r\n`;
      }
    } finally {
      ended();
    }
  }
  const answer = csvDownload("list.csv", parts());
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="list.csv"');
  const reader = answer.body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe("part 1\r\n");
  await reader?.cancel();
  expect(ended).toHaveBeenCalledOnce();
  expect(made).toBeLessThanOrEqual(3);
});
