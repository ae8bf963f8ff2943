// Sheets in columns, logs of dispatchers, names in parts and labels above their values.
import { describe, expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";
import type { IntakeFields } from "./schema";

const read = (text: string) => parseFirstCall(text, { receivedAt: "2026-11-20T14:05" }).fields;

describe("a sheet in columns", () => {
  it("is read column by column below headings side by side", () => {
    const fields = read(
      [
        "Deceased                  Location                   Family",
        "Harold J. Wexler          Maple Grove Care Center    Ruth Wexler, wife",
        "DOB 03/14/1938            440 Linden Ave, Rm 12B     (614) 555-0118",
        "195 lb                    Columbus, OH 43215         not present",
      ].join("\n"),
    );
    expect(fields).toMatchObject({
      deceasedName: "Harold J Wexler",
      locationAddress: "440 Linden Ave, Columbus, OH 43215",
      weight: "195lbs",
      nokPhone: "(614) 555-0118",
    } satisfies IntakeFields);
  });

  it("goes on below itself, label and value", () => {
    const fields = read(
      [
        "Resident name:  Bernadette            Room:      214",
        "                Josephine Kuykendall  Floor:     2",
        "Facility        1750 Lakeland         Facility   601-555-0120",
        "address:        Square Dr,            phone:",
        "                Flowood, MS 39232     County:    Rankin",
      ].join("\n"),
    );
    expect(fields).toMatchObject({
      deceasedName: "Bernadette Josephine Kuykendall",
      locationAddress: "1750 Lakeland Square Dr, Flowood, MS 39232",
      locationCounty: "Rankin",
    });
  });

  it("keeps two choices apart", () => {
    const fields = read(
      "Deceased: Ann Hall   Veteran?  Y  N\nME case?  No         DOB: 3/5/41\n      N              Age: 85",
    );
    expect(fields.isVeteran).toBeUndefined();
    expect(fields.deceasedName).toBe("Ann Hall");
  });
});

describe("a dispatcher's log", () => {
  const log = [
    "CAD#26-118203 11/20/26 03:12:44 TYPE: DOA",
    "03:12 CALLER ADV ELDERLY MALE COLD",
    "03:25 PT OBVIOUS DOA, TOD 0324 PER MED CTRL DR SINGH",
    "03:40 PD O/S",
    "04:05 NOK DAUGHTER JUNE KOSKI 218-555-0120",
    "04:06 SUBJ: KOSKI, WALTER E",
  ].join("\n");

  it("does not take the hours of its lines for the hour of death", () => {
    expect(read(log)).toMatchObject({ timeOfPassing: "0324", nokName: "June Koski", nokPhone: "(218) 555-0120" });
  });

  it("keeps the hour of a line that tells the death and no other", () => {
    const text = log.replace("PT OBVIOUS DOA, TOD 0324 PER MED CTRL DR SINGH", "PRONOUNCED BY MEDIC 4");
    expect(read(text).timeOfPassing).toBe("0325");
  });
});

describe("a form of parts and of labels above values", () => {
  it("tells who filled it in from who died", () => {
    const fields = read(
      "first_name: Gloria\nlast_name: Tran\nphone: 408-555-0161\nrelationship: granddaughter\ndecedent_first: Binh\ndecedent_last: Tran",
    );
    expect(fields).toMatchObject({ callerName: "Gloria Tran", deceasedName: "Binh Tran" });
  });

  it("answers a relationship with a word that heads other items", () => {
    const fields = read(
      "Patient name\nRaymond Okonski\nDOB\n12/30/1951\nLegal next of kin\nTheresa Okonski\nRelationship\nSpouse\nNOK phone\n814-555-0178\nFamily still in house?\nNo\nReady for release\nYes",
    );
    expect(fields).toMatchObject({ nokRelationship: "spouse", isFamilyThere: "NO", isDeceasedReady: "YES" });
  });
});
