// The paper, drawn and read back: every word is on it, and every page says which it is.
import { Font } from "@react-pdf/renderer";
import { extractText, getDocumentProxy } from "unpdf";
import { describe, expect, it } from "vitest";
import { aReportSource, manyEvents } from "@/lib/testing/report";
import { requestFields } from "@/lib/transports/schema";
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

/** What is no text to be read: the words that tell sections apart, and lines. */
const unread = new Set(["kind", "counties", "path"]);

/** Every text in a value that is read. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, held]) => (unread.has(key) ? [] : textsIn(held)));
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

it("tells every field of a request that the report has, page by page", { timeout: 60_000 }, async () => {
  const source = aReportSource();
  const unsaid =
    /^(?:businessId|call.*|covidStatus|is(?:DeceasedReady|Veteran|Prearranged|FamilyThere)|location(?:Address|County|Phone)|deceasedLocation|.*OfPassing)$/;
  const filled = Object.fromEntries(requestFields.map((name) => [name, `told ${name} in full`]));
  const { pages } = await pagesOf({ ...source, request: { ...source.request, ...filled } });
  const body = numbered(pages);
  for (const name of requestFields) {
    expect({ [name]: body.includes(`told${name}infull`) }).toEqual({ [name]: !unsaid.test(name) });
  }
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
    company: { name: long("C"), address: long("A"), phone: null, logo: null },
    events: source.events.map((event) => ({ ...event, by: long("B") })),
  });
  const body = numbered(pages);
  for (const letter of "WMLKxCAB") expect(body).toContain(long(letter));
  for (const text of [notes, effects]) expect(body).toContain(squeeze(text));
  expect(body).toContain("d".repeat(4000));
  expect(body).toContain("FirstlineSecondline");
  expect(body).not.toContain(`${"W".repeat(5)}-`);
});

describe("cuts nothing that is taller than a page", () => {
  const words = (count: number, letter: string) => Array.from({ length: count }, (_, at) => `${letter}${at}`);
  const texts: [string, string][] = [
    ["a reason of 2,000 characters", words(333, "reason").join(" ")],
    ["a change of 4,000 characters", `${words(330, "older").join(" ")} → ${words(330, "newer").join(" ")}`],
    ["120 short lines", words(120, "line").join("\n")],
    ["130 short lines under 900 characters", words(130, "x").join("\n")],
    ["60 lines with gaps between", words(60, "gap").join("\n\n")],
    ["900 letters that are written out", "李".repeat(900)],
    ["30 lines, where a row is no longer whole", words(30, "row").join("\n")],
  ];
  const squeezed = (text: string) => squeeze(toPaperText(text));

  /** The pages without what returns on each of them. */
  const flow = (pages: string[]) => numbered(pages).replaceAll(/(?:Audittrail)?TimeEventByRecord/g, "");

  it.each(texts)("%s in the trail", { timeout: 60_000 }, async (_, detail) => {
    const source = aReportSource();
    const events = source.events.map((event, at) => (at === 3 ? { ...event, detail } : event));
    const { pages } = await pagesOf({ ...source, events });
    expect(flow(pages)).toContain(squeezed(detail));
    for (const { hash } of events) {
      expect(pages.filter((page) => page.includes(`${hash.slice(0, 4)}…${hash.slice(-4)}`))).toHaveLength(1);
    }
  });

  it.each(texts)("%s in every field", { timeout: 60_000 }, async (_, text) => {
    const source = aReportSource();
    if (!source.route) throw new Error("There is no route.");
    const named = (name: string) => `${name} begins ${text} ${name} ends`;
    const request = {
      ...source.request,
      notes: named("notes"),
      suspensionReason: named("suspension"),
      cancellationReason: named("cancellation"),
      nokAddress: named("kin"),
      pickupLocation: named("pickup"),
      destinationFuneralHome: named("delivery"),
      stairsOrObstacles: named("stairs"),
      homeAddress: named("home"),
    };
    const route = { ...source.route, deliveryNotes: named("handover"), personalEffectsNotes: named("effects") };
    const { pages } = await pagesOf({ ...source, request, route });
    const body = numbered(pages);
    for (const name of ["notes", "suspension", "cancellation", "handover", "effects"]) {
      expect(body).toContain(squeezed(named(name)));
    }
    // Two that stand side by side are read across where a page ends within them.
    for (const name of ["kin", "pickup", "delivery", "stairs", "home"]) {
      expect(body).toContain(`${name}begins`);
      expect(body).toContain(`${name}ends`);
    }
    for (const word of text.split(/\s+/)) {
      expect(body.split(squeezed(word)).length - 1).toBeGreaterThanOrEqual(word.length > 18 ? 5 : 10);
    }
  });

  it("leaves no record's first line alone at the end of a page", { timeout: 60_000 }, async () => {
    const detail = words(30, "row").join("\n");
    const events = manyEvents(12).map((event) => ({ ...event, detail }));
    const { pages } = await pagesOf(aReportSource({ events }));
    const withRows = pages.filter((page) => page.includes("Addresschanged"));
    expect(withRows.length).toBeGreaterThan(3);
    for (const page of withRows) expect(page).not.toMatch(/Addresschanged(?!.*row0)/);
  });

  it("names as long as they may be, written out", { timeout: 60_000 }, async () => {
    const source = aReportSource();
    const events = source.events.map((event) => ({ ...event, by: "李".repeat(200), business: "龍".repeat(200) }));
    const body = flow((await pagesOf({ ...source, events })).pages);
    expect(body.split("U+674E").length - 1).toBe(200 * events.length);
    expect(body.split("U+9F8D").length - 1).toBe(200 * events.length);
  });
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

it("breaks a double name at its hyphen before it breaks a name", async () => {
  const { request } = aReportSource();
  const deceasedName = "Maximiliana-Wilhelmina Konstantinopolsky-Featherstonehaugh";
  const { text } = await pagesOf(aReportSource({ request: { ...request, deceasedName } }));
  for (const part of ["Maximiliana-", "Wilhelmina", "Konstantinopolsky-", "Featherstonehaugh"])
    expect(text).toContain(part);
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
