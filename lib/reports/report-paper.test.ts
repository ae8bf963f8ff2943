// The paper, drawn and read back: every word is on it, and every page says which it is.
import { Font } from "@react-pdf/renderer";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, it } from "vitest";
import { aReportSource, manyEvents } from "@/lib/testing/report";
import { type ReportSource, toReportDto } from "./dto";
import { renderReport } from "./report-paper";
import { fonts, registerFonts, toPaperText } from "./report-paper-type";

const caseId = "CHI-202611-7QF3K-9TX2M";

/** The text of each page, without any spaces: where a line breaks is not of interest. */
async function pagesOf(source: ReportSource) {
  const { sheet } = toReportDto(source);
  if (sheet === null) throw new Error("There is no sheet.");
  const pdf = await getDocumentProxy(await renderReport(sheet));
  const { text } = await extractText(pdf, { mergePages: false });
  const page = await pdf.getPage(1);
  return { pages: text.map(squeeze), size: page.view, text: text.join("\n") };
}

/** Every text in a value, but the words that only tell sections apart. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, held]) => (key === "kind" ? [] : textsIn(held)));
}

const squeeze = (text: string) => text.replaceAll(/\s/g, "");

/** Each page carries the case ID, when it was printed, and its own number among all; answers the text between. */
function numbered(pages: string[], reference = caseId): string {
  const between = pages.map((page, index) => {
    const foot = squeeze(`${reference}Printed Nov 21, 2026 at 10:51 PM CSTPage ${index + 1} of ${pages.length}`);
    expect(page.split(foot)).toHaveLength(2);
    return page.replace(foot, "");
  });
  return between.join("");
}

it("is a Letter page with all that the sheet tells", { timeout: 60_000 }, async () => {
  const source = aReportSource();
  const { pages, size, text } = await pagesOf(source);
  expect(size).toEqual([0, 0, 612, 792]);
  const body = numbered(pages);
  const { sheet } = toReportDto(source);
  const told = textsIn(sheet?.sections);
  expect(told.length).toBeGreaterThan(60);
  for (const each of [...told, "Eleanor M. Whitcombe", "Harlan & Rowe Funeral Home", "(312) 555-0109"]) {
    expect(body).toContain(squeeze(each));
  }
  expect(text).not.toContain("\uFFFD");
});

it("numbers every page of a long record, repeats its head and splits no row", { timeout: 60_000 }, async () => {
  const events = manyEvents(120);
  const { pages } = await pagesOf(aReportSource({ events, head: { seq: 120, hash: "ab".repeat(32) } }));
  expect(pages.length).toBeGreaterThan(4);
  numbered(pages);
  const withRows = pages.filter((page) => page.includes("Addresschanged"));
  for (const page of withRows) {
    expect(page).toContain("TimeEventByRecord");
    const count = (word: string) => page.split(word).length - 1;
    expect(count("Addresschanged")).toBe(count("DeshawnAvery,LakeshoreRemovalService"));
  }
  for (const { hash } of events) {
    const shown = `${hash.slice(0, 4)}…${hash.slice(-4)}`;
    expect(pages.filter((page) => page.includes(shown))).toHaveLength(1);
  }
  expect(pages.at(-1)).toContain("ab".repeat(32));
});

it("cuts nothing of long names and notes", { timeout: 60_000 }, async () => {
  const source = aReportSource();
  if (!source.route) throw new Error("There is no route.");
  const words = (count: number, letter: string) => Array.from({ length: count }, (_, at) => `${letter}${at}`).join(" ");
  const [notes, effects] = [words(1500, "n"), words(750, "e")];
  const long = (letter: string) => letter.repeat(200);
  const { pages } = await pagesOf({
    ...source,
    request: {
      ...source.request,
      deceasedName: long("W"),
      funeralHomeName: long("M"),
      locationName: long("L"),
      contactName: long("K"),
      nokName: long("x"),
      notes,
      suspensionReason: "First line\nSecond line",
    },
    route: { ...source.route, personalEffectsNotes: effects, deliveryNotes: "d".repeat(4000) },
    company: { name: long("C"), address: long("A"), phone: null },
    events: source.events.map((event) => ({ ...event, by: long("B") })),
  });
  const body = numbered(pages);
  for (const letter of "WMLKxCAB") expect(body).toContain(long(letter));
  for (const text of [notes, effects]) expect(body).toContain(squeeze(text));
  expect(body).toContain("d".repeat(4000));
  expect(body).toContain("FirstlineSecondline");
  expect(body).not.toContain(`${"W".repeat(5)}-`);
});

it("draws accents of many languages, and writes out what its fonts lack", { timeout: 60_000 }, async () => {
  const names = "Nguyễn Thị Ánh Tuyết, Łódź, İstanbul, Şükrü, Dvořák, Щукин, Jørgensen, Þóra, O’Brien, Müller, Peña";
  const { request } = aReportSource();
  const { pages, text } = await pagesOf(
    aReportSource({ request: { ...request, deceasedName: names, funeralHomeName: "李小龍 שלום 🙏🏽" } }),
  );
  const body = numbered(pages);
  for (const name of names.split(", ")) expect(body).toContain(squeeze(name));
  expect(text.replaceAll(/\s+/g, " ")).toContain("[U+674E U+5C0F U+9F8D] [U+05E9 U+05DC U+05D5 U+05DD]");
  expect(body).toContain("[U+1F64FU+1F3FD]");
});

it("loses no letter of a text, seen or unseen", () => {
  expect(toPaperText("a\u0301bc\r\nd\u2028e")).toBe("ábc\nd\ne");
  expect(toPaperText("1\u00A02\u202F3\t4")).toBe("1 2 3 4");
  expect(toPaperText("z\u200Bw\u00AD\u202Ex\uFEFF")).toBe("zwx");
  expect(toPaperText("Kaʻiulani")).toBe("Ka‘iulani");
  expect(toPaperText("Γι A")).toBe("[U+0393 U+03B9] A");
  expect(toPaperText("\u0007")).toBe("[U+0007]");
});

it("writes nothing that its fonts cannot draw", async () => {
  registerFonts();
  for (const fontWeight of [400, 500, 600]) {
    const font = { fontFamily: fonts.sans, fontWeight };
    await Font.load(font);
    const data = Font.getFont(font)?.data;
    if (!data || !("hasGlyphForCodePoint" in data)) throw new Error("The font was not read.");
    const absent = new Set<string>();
    for (let code = 0; code < 0x3000; code += 1) {
      const written = Array.from(toPaperText(String.fromCodePoint(code))).filter((letter) => letter !== "\n");
      for (const letter of written) if (!data.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) absent.add(letter);
    }
    expect([...absent]).toEqual([]);
  }
  expect(toPaperText("ḥĕ\u2011")).toBe("h\u0323e\u0306-");
});
