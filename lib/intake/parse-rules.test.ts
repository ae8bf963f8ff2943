// Sheets of every make, read alike however they part labels from values, and marked answers.
import { describe, expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";
import type { IntakeFields } from "./schema";

const receivedAt = "2026-03-14T02:30";
const read = (text: string) => parseFirstCall(text, { receivedAt });

const pairs: readonly (readonly [string, string])[] = [
  ["Deceased", "Teresita B. Ocampo"],
  ["DOB", "10/01/1946"],
  ["Age", "79"],
  ["Sex", "F"],
  ["Facility", "Mercy West Medical Center"],
  ["Room", "417"],
  ["Caller", "Greg Lund"],
  ["Caller phone", "708-555-0144"],
  ["NOK", "Rey Ocampo"],
  ["NOK phone", "708-555-0119"],
  ["Family present", "No"],
  ["Funeral home", "Cumberland Chapels"],
  ["Weight", "145 lbs"],
  ["Ready", "Yes"],
];
const wanted: IntakeFields = {
  deceasedName: "Teresita B Ocampo",
  dateOfBirth: "10-01-1946",
  age: "79",
  sex: "Female",
  locationName: "Mercy West Medical Center",
  locationRoom: "417",
  callerName: "Greg Lund",
  callerPhone: "(708) 555-0144",
  nokName: "Rey Ocampo",
  nokPhone: "(708) 555-0119",
  isFamilyThere: "NO",
  destinationFuneralHome: "Cumberland Chapels",
  weight: "145lbs",
  isDeceasedReady: "YES",
};
const lines = (pair: (label: string, value: string) => string, joint = "\n") =>
  `Removal request\n${pairs.map(([label, value]) => pair(label, value)).join(joint)}`;
const twos = (pair: (label: string, value: string) => string, joint: string) =>
  `Removal request\n${pairs.map(([label, value], at) => pair(label, value) + (at % 2 === 0 ? joint : "\n")).join("")}`;

const rows = pairs.flatMap((pair, at) => {
  const next = pairs[at + 1];
  return at % 2 === 0 && next ? [`${pair[0]}\t${next[0]}\n${pair[1]}\t${next[1]}`] : [];
});

describe("a sheet that is laid out anew", () => {
  it.each([
    ["labels in brackets in one line", lines((label, value) => `[${label}] ${value}`, " ")],
    ["labels in double braces", lines((label, value) => `{{${label}}} ${value}`)],
    ["labels and values in brackets", lines((label, value) => `[${label.toUpperCase()} ${value}]`, " ")],
    ["values in brackets", lines((label, value) => `${label} [${value}]`, " ")],
    ["an unusual sign", lines((label, value) => `${label} ➜ ${value}`)],
    ["signs before the labels", lines((label, value) => `#${label} ${value}`)],
    ["labels without a sign", lines((label, value) => `${label} ${value}`)],
    ["slashes", lines((label, value) => `${label} ${value}`, " / ")],
    ["stars between the items", lines((label, value) => `${label} ${value}`, " * ")],
    ["blank lines between label and value", lines((label, value) => `${label}\n\n${value}`, "\n\n")],
    ["pairs in one row of cells", twos((label, value) => `${label}\t${value}`, "\t")],
    ["rows of labels above rows of values", `Removal request\n${rows.join("\n")}`],
    ["padded tables", lines((label, value) => `| ${label.padEnd(20)} | ${value.padEnd(40)} |`)],
    ["quoted pairs in one line", lines((label, value) => `"${label}","${value}"`, ",")],
    ["a list of JSON", JSON.stringify(pairs.map(([label, value]) => ({ label, value })))],
    [
      "a table of HTML",
      `<table>${pairs.map(([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`).join("")}</table>`,
    ],
    [
      "a form sent as a web address",
      pairs.map(([label, value]) => `${label.replace(" ", "_")}=${encodeURIComponent(value)}`).join("&"),
    ],
  ])("%s", (_, text) => {
    expect(read(text).fields).toMatchObject(wanted);
  });

  it("tells where the words stand in what was pasted", () => {
    const text = lines((label, value) => `[${label}] ${value}`, " ");
    const { evidence } = read(text);
    for (const field of ["deceasedName", "callerPhone", "nokName"] as const) {
      const { start, end } = evidence[field] ?? { start: 0, end: 0 };
      expect(text.slice(start, end)).toBe(
        { deceasedName: "Teresita B. Ocampo", callerPhone: "708-555-0144", nokName: "Rey Ocampo" }[field],
      );
    }
  });
});

describe("running text that a narrow sheet broke", () => {
  const text = `   Mr. Otto Reinhardt, rm 31, at Willow
   Bend Nursing passed at 1:35 am. Born 8-
   21-1929. Dr. Pavlik notified, will sign.
   Daughter Greta Reinhardt-Moss is coming
   from Appleton. Her cell 920-555-
   0190. He goes to Seefeld Funeral Home.`;

  it("is read in whole sentences", () => {
    expect(read(text).fields).toMatchObject({
      deceasedName: "Otto Reinhardt",
      locationName: "Willow Bend Nursing",
      dateOfBirth: "08-21-1929",
      certifyingDoctor: "Pavlik",
      nokName: "Greta Reinhardt-Moss",
      nokPhone: "(920) 555-0190",
      destinationFuneralHome: "Seefeld Funeral Home",
    });
  });

  it("keeps lists as they are", () => {
    const list = "Dec: Otto Reinhardt\nRoom: 31\nDr Pavlik\nno stairs";
    expect(read(list).fields).toMatchObject({ deceasedName: "Otto Reinhardt", locationRoom: "31" });
  });
});

describe("marked answers", () => {
  const sheet = (line: string) => `Deceased  Ingrid Solberg\n${line}\nDoctor T. Amundson\nTo Cress Chapel`;
  it.each([
    [
      "Veteran  Y (N)    Embalm (Y) N    Coroner Y (N)",
      { isVeteran: "NO", embalmingPermission: "YES", isCoronerCase: "NO" },
    ],
    ["Family present (Y) N     Ready Y (N)", { isFamilyThere: "YES", isDeceasedReady: "NO" }],
    ["Sex  M (F)   Age 70", { sex: "Female", age: "70" }],
    ["Organ donor  Yes __ No X\nReady  Yes X No __", { isDonor: "NO", isDeceasedReady: "YES" }],
    [
      "Veteran:\n  - Yes\n  - No [selected]\nReady?\n  - Yes [selected]\n  - No",
      { isVeteran: "NO", isDeceasedReady: "YES" },
    ],
  ])("%s", (line, fields) => {
    expect(read(sheet(line)).fields).toMatchObject(fields);
  });

  it("takes no answer where none is marked", () => {
    const { fields } = read(sheet("Veteran  Y  N    Embalm  Y  N"));
    expect(fields.isVeteran).toBeUndefined();
    expect(fields.embalmingPermission).toBeUndefined();
  });
});
