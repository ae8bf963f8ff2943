// Tests of values that a text takes back or sets right.
import { describe, expect, it } from "vitest";
import { withCorrections } from "./parse-corrections";
import { parseFirstCall } from "./parse-first-call";
import { filler } from "./parse-page";

const meant = (text: string) => withCorrections(text).replaceAll(filler, " ").replace(/\s+/g, " ").trim();

describe("corrections", () => {
  it.each([
    ["DOB 3/5/41, sorry 3/15/41", "DOB 3/15/41"],
    ["1/22/51... hold on, my husband says 1/12/51", "1/12/51"],
    ["died 12:10 today\nthey called back its 12:40 not 12:10", "died 12:40 today they called back its 12:40"],
    ["room is 206 not 260\nRoom: 260", "room is 206 Room: 206"],
    ["DOB is 7/22/1951, not 1957\nDOB: 7/22/1957", "DOB is 7/22/1951 DOB: 7/22/1951"],
    [
      "Spelling is PENHALIGAN with an A, not Penhaligon\nDeceased: Faye Penhaligon",
      "Spelling is PENHALIGAN Deceased: Faye Penhaligan",
    ],
    ["Weight 335 (not 235). Wt: 235 lbs", "Weight 335 ). Wt: 335 lbs"],
    ["Need 3 people not 2. Room 2", "Need 3 people . Room 2"],
    ["Take her to Hale Chapel, not Baker Funeral Home", "Take her to Hale Chapel, not Baker Funeral Home"],
    ["Weight  195 -- no, 159 per chart", "Weight 159 per chart"],
    ["02:41 EST WT 160 LBS\n02:42 CORRECTION PER RP EST WT 190 LBS", "02:41 EST WT 190 LBS"],
    ["TOD: 0310\nCORRECTION: DOB 3/15/1941", "TOD: 0310 CORRECTION: DOB 3/15/1941"],
    ["Room: 12, correction: age 85", "Room: 12, correction: age 85"],
    ["3 steps -- no dogs", "3 steps -- no dogs"],
    ["gate code 1945, no dogs", "gate code 1945, no dogs"],
  ])("%j means %j", (text, wanted) => expect(meant(text)).toBe(wanted));

  it("keeps every place of the text", () => {
    const text = "room is 206 not 260\nRoom: 260\nDOB 3/5/41, sorry 3/15/41";
    expect(withCorrections(text)).toHaveLength(text.length);
  });

  it("ends fast on what never ends", () => {
    const started = performance.now();
    for (const part of ["12:10 not 12:10 ", "sorry 1/2/41 ", "A not B, ", "9".repeat(50)])
      withCorrections(part.repeat(2_000).slice(0, 40_000));
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});

describe("whole calls", () => {
  it.each([
    ["passed at 0310, make that 0330, room 12, Oak Manor", "timeOfPassing", "0330"],
    ["Weight 150, no, 180 pounds. Oak Manor rm 12, died 0310", "weight", "180lbs"],
    [
      "Oak Manor, died 0310. Going to Hayes Funeral Home. Scratch that, Peake Funeral Home.",
      "destinationFuneralHome",
      "Peake Funeral Home",
    ],
    ["Oak Manor, died 0310. FH is Hayes Mortuary, sorry, Peake Chapel", "destinationFuneralHome", "Peake Chapel"],
    ["[3:15] Kim: Oak Manor rm 12, passed 3:10am\n[3:16] Kim: *rm 14", "locationRoom", "14"],
    ["Room: 12\nTOD: 0310\nDOB: 3/5/1941\nCORRECTION: DOB 3/15/1941", "dateOfBirth", "03-15-1941"],
    [
      "TICKET 4471\nRoom: 12\nWeight: 150\nTOD: 0310\n\nTICKET 4471 AMENDED\nRoom: 14\nWeight: 180\nTOD: 0310",
      "locationRoom",
      "14",
    ],
    ["Died 0310 at Oak Manor, rm 12. His late wife Ruth Hale died in 2019.", "deceasedName", "Theodore Frye"],
    ["Died 0310 at Oak Manor. Her twin sister Ann Kern passed away three years ago.", "deceasedName", "Theodore Frye"],
  ] as const)("%j: %s is %j", (text, field, wanted) => {
    const { fields } = parseFirstCall(
      `Deceased: Theodore Frye. ${text}`.replace(". Room:", "\nRoom:").replace(". TICKET", "\nTICKET"),
      { receivedAt: "2026-03-14T06:30" },
    );
    expect(fields[field]).toBe(wanted);
  });
});
