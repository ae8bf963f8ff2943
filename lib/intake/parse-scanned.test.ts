// Tests what is set right on a scanned page, and what a program puts behind its fields.
import { expect, it } from "vitest";
import { rewrite } from "./parse-rewrite";
import { dropLooseMarks } from "./parse-label-marks";
import { writeScanned } from "./parse-scanned";

it.each([
  ["NEXT OF KlN : Avis Dale   SlGNS : Dr. Ward", "NEXT OF KIN : Avis Dale   SIGNS : Dr. Ward"],
  ["F1RST CALL REC0RD", "FIRST CALL RECORD"],
  ["KlN and 0rtega Mortuary", "KIN and Ortega Mortuary"],
  ["lNFECTlON none, lSO no", "INFECTION none, ISO no"],
  [
    "Decea5ed: Norman Pike  D.O.B : O3/l2/1954\nP1ace of death : Kindred Hosp1tal , Rm 4l2",
    "Deceased: Norman Pike  D.O.B : 03/12/1954\nPlace of death : Kindred Hospital, Rm 412",
  ],
  [
    "Phys1cian : Dr . Cobb   Te1 : 317-555-O164\nDecea5ed : E11a ( wife ) at 18 : 22",
    "Physician : Dr. Cobb   Tel : 317-555-0164\nDeceased : Ella (wife) at 18:22",
  ],
  ["Rm 4l2, unit B52, O2 by mask", "Rm 4l2, unit B52, O2 by mask"],
])("%s", (text, right) => expect(rewrite(text, [writeScanned]).text).toBe(right));

it.each(["ICU 10, CVICU1, case ME26 and W10", "one KlN alone", "Room 10A, 0330 hrs, 10l", "FR0M-Marengo Co REC0RD"])(
  "leaves %s",
  (text) => expect(rewrite(text, [writeScanned]).text).toBe(text),
);

it("drops the marks of fields", () =>
  expect(rewrite("A__c: 1\nB__c: 2\nC__c: 3\nNOK_Name__c: Sven\nTotal__r = 2", [dropLooseMarks]).text).toBe(
    "A: 1\nB: 2\nC: 3\nNOK_Name: Sven\nTotal = 2",
  ));
