// Tests that lists of labels are read whatever sign parts them from their values, and wherever the values stand.
import { expect, it } from "vitest";
import { writeCapitalLabels } from "./parse-capital-labels";
import { parseFirstCall } from "./parse-first-call";
import { writeLabelLines } from "./parse-label-lines";
import { openFramedLabels, writeLabelSigns } from "./parse-label-signs";
import { dropLineMarks } from "./parse-line-numbers";
import { rewrite } from "./parse-rewrite";

const rows = [
  ["Caller", "Nina Boyle"],
  ["Caller phone", "906-555-0113"],
  ["Deceased", "Toivo Ranta"],
  ["Date of birth", "12/01/1939"],
  ["Weight", "175 lbs"],
  ["Tagged", "left wrist"],
  ["Next of kin", "Bernice Ranta"],
  ["Attending", "Dr. Ola Nault"],
  ["Veteran", "yes"],
] as const;
const plain = rows.map(([label, value]) => `${label}: ${value}`).join("\n");
const dressed = (dress: (label: string, value: string) => string, between = "\n") =>
  rows.map(([label, value]) => dress(label, value)).join(between);

const signs: readonly [string, (label: string, value: string) => string][] = [
  ["an arrow's head", (label, value) => `${label}> ${value}`],
  ["an arrow", (label, value) => `${label} => ${value}`],
  ["a line with a head", (label, value) => `${label}-----> ${value}`],
  ["an equals sign", (label, value) => `${label}=${value}`],
  ["dots", (label, value) => `${label} ..... ${value}`],
  ["a wave", (label, value) => `${label} ~ ${value}`],
  ["a colon without a blank", (label, value) => `${label}:${value}`],
  ["a dash", (label, value) => `${label} - ${value}`],
  ["a dash at the label", (label, value) => `${label}- ${value}`],
  ["a question mark", (label, value) => `${label}? ${value}`],
  ["a tab", (label, value) => `${label}\t${value}`],
  ["a gap", (label, value) => `${label}  ${value}`],
];

it.each(signs)("writes labels before %s with colons", (_, dress) =>
  expect(rewrite(dressed(dress), [writeLabelSigns]).text).toBe(plain),
);

it("reads mixed signs, and the further cells of a line", () =>
  expect(
    rewrite(
      "Caller> Ann Lee      Cell> 555-0114\nDeceased = Bo Lee\nDOB = 3/4/51\nWeight .... 140\nNOK> Cy Lee\nRoom .... 4",
      [writeLabelSigns],
    ).text,
  ).toBe("Caller: Ann Lee      Cell: 555-0114\nDeceased: Bo Lee\nDOB: 3/4/51\nWeight: 140\nNOK: Cy Lee\nRoom: 4"));

it("reads those who speak before such a sign", () =>
  expect(
    rewrite("Marco> you up?\nTeo> yep\nMarco> home removal\nTeo> weight\nMarco> 140\nTeo> ok", [writeLabelSigns]).text,
  ).toContain("Marco: home removal\nTeo: weight"));

it.each([
  ["prose with dashes", "We came - late.\nShe slept - well.\nHe left - early.\nThey ate - fish.\nI sang - low."],
  ["questions", "Where did he pass? At home.\nWho is with him? His wife.\nWhen can we come? Now.\nIs he heavy? No."],
  ["a table", "Name  Age  Sex\nAnn  80  F\nBo  81  M\nCy  82  M\nDi  83  F\nEd  84  M"],
])("leaves %s", (_, text) => expect(writeLabelSigns(text)).toBeNull());

const below: readonly [string, (label: string, value: string) => string, string][] = [
  ["with colons", (label, value) => `${label}:\n${value}`, "\n"],
  ["before values that are set in", (label, value) => `${label}\n    ${value}`, "\n"],
  ["in capitals", (label, value) => `${label.toUpperCase()}\n${value}`, "\n"],
  ["in blocks", (label, value) => `${label}\n${value}`, "\n\n"],
  ["with a blank line below", (label, value) => `${label}:\n\n${value}`, "\n\n"],
];

it.each(below)("joins labels %s with the values below", (_, dress, between) => {
  const text = rewrite(dressed(dress, between), [writeLabelLines]).text;
  for (const [label, value] of rows.filter(([one]) => one !== "Tagged"))
    expect(text.toLowerCase()).toContain(`${label}: ${value}`.toLowerCase());
});

it("leaves a page of lines that nothing makes labels", () =>
  expect(
    writeLabelLines("Ann Lee\nsaid\nthat she\nwould come\nand bring\nthe key\nof the\nback door\nat\nnoon"),
  ).toBeNull());

it.each([
  ["bullets", dressed((label, value) => `- ${label}: ${value}`)],
  ["stars", dressed((label, value) => `* ${label}: ${value}`)],
  ["numbers", rows.map(([label, value], at) => `${at + 1}. ${label}: ${value}`).join("\n")],
  [
    "numbers and letters",
    rows.map(([label, value], at) => `${Math.floor(at / 2) + 1}a) ${label}: ${value}`).join("\n"),
  ],
])("takes %s off a list", (_, text) => expect(rewrite(text, [dropLineMarks]).text).toBe(plain));

it("opens labels in stars", () =>
  expect(
    rewrite(
      dressed((label, value) => `*${label}*: ${value}`),
      [openFramedLabels],
    ).text,
  ).toBe(plain));

it("puts a colon behind labels in capitals", () =>
  expect(
    rewrite(
      dressed((label, value) => `${label.toUpperCase()} ${value}`),
      [writeCapitalLabels],
    ).text,
  ).toBe(rows.map(([label, value]) => `${label.toUpperCase()}: ${value}`).join("\n")));

it("puts a colon behind speakers in capitals", () =>
  expect(
    rewrite("AGENT Who died?\nCALLER Bo Lee.\nAGENT Where?\nCALLER At home.\nAGENT When?\nCALLER Today.", [
      writeCapitalLabels,
    ]).text,
  ).toContain("AGENT: Where?\nCALLER: At home."));

const fields = (text: string) => parseFirstCall(text, { receivedAt: "2025-10-06T08:00" }).fields;

it.each([
  ...signs.map(([name, dress]) => [name, dressed(dress)] as const),
  ...below.map(([name, dress, between]) => [name, dressed(dress, between)] as const),
  ["capitals", dressed((label, value) => `${label.toUpperCase()} ${value}`)] as const,
])("reads the same call in another dress: %s", (_, text) => {
  const { notes: _notes, ...read } = fields(text);
  const { notes: _plain, ...wanted } = fields(plain);
  expect(read).toEqual(wanted);
});
