// The one moment that nothing else claims is that of the death.
import { describe, expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";

const read = (text: string) => parseFirstCall(text, { receivedAt: "2026-04-02T12:40" }).fields;

describe("a moment that no word tells of", () => {
  it.each([
    [
      "Pt Odette Farnsworth, 88, bed 2 at Elm Manor. 11:15 this morning. Cousin Peg Lund 207-555-0114",
      "1115",
      "04-02-2026",
    ],
    [
      "Call received: 04/02/2026 12:31\nDecedent: Herndon, Lucille B\nDate/Time: 04/02/2026 08:47\nSite of death: Inpatient unit",
      "0847",
      "04-02-2026",
    ],
    ["Deceased: Gordon Esposito; D 04/01/26 2255; HOSP Wailea Point Med Ctr", "2255", "04-01-2026"],
  ])("is the death's: %s", (text, time, day) => {
    expect(read(text)).toMatchObject({ timeOfPassing: time, dateOfDeath: day, dateOfPassing: day });
  });

  it.each([
    "Deceased: Odette Farnsworth, Elm Manor. Please come after 11:15 am",
    "Deceased: Odette Farnsworth, Elm Manor. Call taken 11:15 am by Op 9",
    "Deceased: Odette Farnsworth, Elm Manor. Roommate seen 9:05 am, tray taken out 11:15 am",
    "Deceased: Odette Farnsworth, Elm Manor. 10:15 am. 11:15 am. Cousin Peg Lund 207-555-0114",
    "10:15 Odette Farnsworth, resident of Elm Manor, first call for Poole FH",
    "Deceased: Odette Farnsworth, Elm Manor. Admitted 3/20/26 11:15 am",
    "Deceased: Odette Farnsworth, Elm Manor. 3/20/26 11:15 am",
  ])("is not: %s", (text) => {
    expect(read(text).timeOfPassing).toBeUndefined();
  });
});
