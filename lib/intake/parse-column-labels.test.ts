// Tests how sheets that set labels and values apart by place, dots or boxes are written out as labelled lines.
import { expect, it } from "vitest";
import { drawColons, writeSparseLeaders } from "./parse-label-marks";
import { writeColumnLabels } from "./parse-line-labels";
import { type Rule, rewrite } from "./parse-rewrite";
import { writeTickedTies } from "./parse-selected";

const sheet = `Deceased      Melvin Stroud
Age           81
Place         Oak Hollow Rehab
              1100 Hollow Rd
              903-555-0114
Next of kin   Dana Vance
              daughter
Doctor        Dr. Imran Ali`;

it("puts a colon behind labels in a column, and what stands below behind its value", () =>
  expect(rewrite(sheet, [writeColumnLabels]).text).toBe(`Deceased:      Melvin Stroud
Age:           81
Place:         Oak Hollow Rehab, 1100 Hollow Rd, 903-555-0114
Next of kin:   Dana Vance, daughter
Doctor:        Dr. Imran Ali`));

it("reads a board of codes in one column", () =>
  expect(
    rewrite(
      `#14  PU  Grandview Hosp
     DEL Tobias FH
     NM  Ortiz, Manuel
     CB  Shelly 937-555-0191
     FAM gone`,
      [writeColumnLabels],
    ).text,
  ).toContain("PU:  Grandview Hosp\n     DEL: Tobias FH\n     NM:  Ortiz"));

it.each([
  ["NAME      SEX   AGE\nAnn Lee   F     80\nBo Lee    M     81\nCy Lee    M     82\nDi Lee    F     83", "a table"],
  [
    "From          Ann Lee\nTo            Bo Lee\nOne           two\nThree         four\nFive          six",
    "no labels",
  ],
])("%s", (text) => expect(writeColumnLabels(text)).toBeNull());

const rules: readonly [Rule, string, string][] = [
  [
    drawColons,
    "VET            : no\nEMBALM         : yes\nFH             : Cole's",
    "VET: no\nEMBALM: yes\nFH: Cole's",
  ],
  [drawColons, "FAMILY   Ada Poe, mother = NOK   907-555-0142", "FAMILY   Ada Poe, mother (NOK)   907-555-0142"],
  [
    drawColons,
    "Kin ... Ada Poe      Rel. spouse      Tel. 347-555-0138",
    "Kin ... Ada Poe      Rel: spouse      Tel: 347-555-0138",
  ],
  [
    drawColons,
    "N A M E . . . Vernon Ault\nA G E . . . 74\nD I E D . . . 3/10/26",
    "NAME . . . Vernon Ault\nAGE . . . 74\nDIED . . . 3/10/26",
  ],
  [
    drawColons,
    "NAME ......  Holt\nDOB .......  10/30/1968\nTO ........  Plains Rest\nISOLATION .  Airborne",
    "NAME ......  Holt\nDOB .......  10/30/1968\nTO ........  Plains Rest\nISOLATION: Airborne",
  ],
  [drawColons, '"phones":["559-555-0170","559-555-0171"]', '"phone": "559-555-0170", "altPhone": "559-555-0171"'],
  [
    writeSparseLeaders,
    "Rm. No. . . 118 . .      Hall . . B . .\nBorn . . Apr. 9, 1931 . .     Age . . 95 . .",
    "Rm. No.: 118      Hall: B\nBorn: Apr. 9, 1931     Age: 95",
  ],
  [
    writeTickedTies,
    "NOK: June Nakagawa      ☑ spouse ☐ child ☐ other      725-555-0133",
    "NOK: June Nakagawa, spouse, 725-555-0133",
  ],
  [writeTickedTies, "deceased: Wilbert Guillory     (X) man   ( ) woman", "deceased: Wilbert Guillory      Sex: Male"],
  [
    writeTickedTies,
    "   (X) family with him     (X) ready     ( ) wait",
    "   family with him: Yes     ready: Yes     ( ) wait",
  ],
];
it.each(rules)("%o %s", (rule, text, right) => expect(rewrite(text, [rule]).text).toBe(right));
