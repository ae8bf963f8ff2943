// Tables of exports become labelled lines, and calls in their dress are read like sheets.
import { describe, expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";
import { writeRecords } from "./parse-records";
import { writeTrees } from "./parse-trees";

const written = (rule: typeof writeTrees, text: string) =>
  rule(text)
    ?.map((piece) => piece.text ?? text.slice(piece.start, piece.end))
    .join("") ?? null;

describe("tables as labelled lines", () => {
  it.each([
    [
      "a heading and a row, quoted",
      'caller_name,decedent_last,dob,weight_kg,height\n"Ann Roe, RN","Roe","3/5/1941","82","5\'10"""',
      "caller name: Ann Roe, RN\ndecedent last: Roe\ndob: 3/5/1941\nweight kg: 82 kg\nheight: 5'10\"\n",
    ],
    [
      "a cell with a line break",
      '"Caller";"Deceased";"Address";"DOB"\n"Ann Roe";"Max Roe";"12 Elm St\nDayton, OH 45402";"3/5/1941"',
      "Caller: Ann Roe\nDeceased: Max Roe\nAddress: 12 Elm St, Dayton, OH 45402\nDOB: 3/5/1941\n",
    ],
    [
      "a label and a value in a row",
      'Field,Value\n"Caller","Ann Roe"\n"Deceased","Max Roe"\n"DOB","3/5/1941"\n"Weight","180"',
      "Caller: Ann Roe\nDeceased: Max Roe\nDOB: 3/5/1941\nWeight: 180\n",
    ],
    [
      "a table of Markdown",
      "| Item | Detail |\n|:--|--:|\n| **Caller** | Ann Roe |\n| Deceased | Max Roe |\n| DOB | 3/5/1941 |\n| Sex | M |",
      "Caller: Ann Roe\nDeceased: Max Roe\nDOB: 3/5/1941\nSex: M\n",
    ],
    [
      "two labels a row",
      "| Caller | Ann Roe | Phone | 312-555-0142 |\n| Deceased | Max Roe | DOB | 3/5/1941 |",
      "Caller: Ann Roe\nPhone: 312-555-0142\nDeceased: Max Roe\nDOB: 3/5/1941\n",
    ],
    [
      "a table of HTML",
      '<table class="x"><tr><td><b>Caller</b>:</td><td>Ann &amp; Bob Roe</td></tr><tr><td>Deceased</td><td>Max Roe</td></tr><tr><td>DOB</td><td>3/5/1941</td></tr><tr><td>Sex</td><td>M</td></tr></table>',
      '<table class="x">\nCaller: Ann & Bob Roe\nDeceased: Max Roe\nDOB: 3/5/1941\nSex: M\n',
    ],
  ])("%s", (_, text, lines) => {
    expect(written(writeRecords, text)).toBe(lines);
  });

  it.each([
    ["several persons", "Name,DOB,Sex,Weight\nAnn Roe,3/5/1941,F,120\nMax Roe,4/5/1941,M,180"],
    ["a list without a word of a call", "Apples, pears, plums, figs\nnuts, dates, grapes, kiwis"],
    ["sentences", "Hello, this is Ann, I ring for Max, who died.\nHe was 84, a veteran, at home, in bed."],
    ["a vendor's case", 'Case ID,Contact,Contact Phone,Summary\n"7","Ann Roe","312-555-0142","a new van"'],
  ])("leaves %s", (_, text) => {
    expect(written(writeRecords, text)).toBeNull();
  });
});

describe("nested exports as labelled lines", () => {
  it.each([
    [
      "JSON with whose it is around it",
      '{"data":{"decedent":{"first":"Max","last":"Roe","dob":"3/5/1941"},"nok":{"name":"Ann","phone":"312-555-0142","ext":"7"},"death":{"date":"6/1/2026","time":"04:10"},"ready":true,"coroner":null}}',
      "decedent first name: Max\ndecedent last name: Roe\ndob: 3/5/1941\nnok name: Ann\nnok phone: 312-555-0142 x7\ndeath date: 6/1/2026\ndeath time: 04:10\nready: yes\n",
    ],
    [
      "JSON of questions",
      '[{"question":"Caller","answer":"Ann Roe"},{"question":"Deceased","answer":"Max \\"Mac\\" Roe"},{"question":"DOB","answer":"3/5/1941"},{"question":"Sex","answer":"M"}]',
      'Caller: Ann Roe\nDeceased: Max "Mac" Roe\nDOB: 3/5/1941\nSex: M\n',
    ],
    [
      "XML with marks",
      '<call><kin name="Ann" phone="312-555-0142"/><deceased><name>Max Roe</name><dob>3/5/1941</dob></deceased><md role="certifying" tel="312-555-0150">Dr. Lee &amp; Co</md></call>',
      "kin name: Ann\nkin phone: 312-555-0142\ndeceased name: Max Roe\ndob: 3/5/1941\ncertifying: Dr. Lee & Co\ncertifying tel: 312-555-0150\n",
    ],
    [
      "XML of fields",
      '<form><field name="Caller">Ann Roe</field><field name="Deceased"><![CDATA[Max Roe]]></field><field label="DOB" value="3/5/1941"/><field label="Sex" value="M"/></form>',
      "Caller: Ann Roe\nDeceased: Max Roe\nDOB: 3/5/1941\nSex: M\n",
    ],
    [
      "YAML",
      'deceased:\n  name: "Max Roe"\n  dob: 3/5/1941\nnext_of_kin:\n  name: Ann Roe\n  phone: "312-555-0142"\nis_veteran: true\nweight_lbs: 180',
      "deceased name: Max Roe\ndob: 3/5/1941\nnext of kin name: Ann Roe\nnext of kin phone: 312-555-0142\nis veteran: yes\nweight lbs: 180 lbs\n",
    ],
  ])("%s", (_, text, lines) => {
    expect(written(writeTrees, text)).toBe(lines);
  });
});

const call: readonly (readonly [string, string])[] = [
  ["Caller", "Ann Roe, RN"],
  ["Caller phone", "312-555-0142"],
  ["Deceased", "Harold Stebbins"],
  ["Date of birth", "11/02/1941"],
  ["Social security number", "987-65-4321"],
  ["Cause of death", "resp failure, COPD"],
  ["Date of death", "3/14/2026"],
  ["Weight", "180 lbs"],
  ["Next of kin", "Carol Stebbins"],
  ["Next of kin phone", "773-555-0188"],
];
const keys = call.map(([label, value]) => [label.toLowerCase().replaceAll(" ", "_"), value] as const);

describe("a call in the dress of an export", () => {
  it.each([
    ["csv", `${call.map(([label]) => `"${label}"`).join(",")}\n${call.map(([, value]) => `"${value}"`).join(",")}`],
    ["csvSemi", `${call.map(([label]) => label).join(";")}\n${call.map(([, value]) => `"${value}"`).join(";")}`],
    ["tsv", `${call.map(([label]) => label).join("\t")}\n${call.map(([, value]) => value).join("\t")}`],
    ["csvLong", call.map(([label, value]) => `"${label}","${value}"`).join("\n")],
    ["pipe", call.map(([label, value]) => `| ${label} | ${value} |`).join("\n")],
    ["table", `<table>${call.map((row) => `<tr><td>${row.join("</td><td>")}</td></tr>`).join("")}</table>`],
    ["dl", `<dl>${call.map(([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`).join("")}</dl>`],
    ["json", JSON.stringify({ payload: Object.fromEntries(keys) })],
    ["xml", `<call>${keys.map(([key, value]) => `<${key}>${value}</${key}>`).join("\n")}</call>`],
    ["xmlAttr", `<call ${keys.map(([key, value]) => `${key}="${value}"`).join("\n")}/>`],
    ["yaml", keys.map(([key, value]) => `${key}: "${value}"`).join("\n")],
  ])("%s", (_, text) => {
    const { fields, dropped } = parseFirstCall(text, { receivedAt: "2026-03-14T08:00" });
    expect(fields).toMatchObject({
      callerName: "Ann Roe",
      callerPhone: "(312) 555-0142",
      deceasedName: "Harold Stebbins",
      dateOfBirth: "11-02-1941",
      dateOfDeath: "03-14-2026",
      weight: "180lbs",
      nokName: "Carol Stebbins",
      nokPhone: "(773) 555-0188",
    });
    expect(JSON.stringify(fields)).not.toMatch(/4321|copd|failure/i);
    expect(dropped.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["social-security-number", "cause-of-death"]),
    );
  });
});
