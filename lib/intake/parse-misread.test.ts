// Calls that were read wrongly by those who tried the product.
import { expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";

const read = (text: string) => parseFirstCall(text, { receivedAt: "2026-11-28T03:10" }).fields;

it.each([
  ["Deceased: Ann Moe\nDate of death: 11/26/2026 (corrected, was 11/25/2026)", { dateOfDeath: "11-26-2026" }],
  ["Deceased: Ann Moe\nDOD\t11/26/2026\tcorrected, was 11/25/2026", { dateOfDeath: "11-26-2026" }],
  [
    "Ann Moe, born March third nineteen forty-one, um, she passed on the twenty-fifth, sorry, no, the twenty-sixth of November",
    { dateOfBirth: "03-03-1941" },
  ],
  ["DECEASED: ANN MOE   ROOM: 418   DOD 11/27/2026", { locationRoom: "418" }],
  ["Deceased: Ann Moe. Deliver: Oak Funeral Home Sunday 9 am", { destinationFuneralHome: "Oak Funeral Home" }],
  [
    "Dec: Ann Moe, died at home, 418 Maple Ct Apt 3 Joliet. Walkup no elevator ~130#. Son Joe",
    {
      locationAddress: "418 Maple Ct Apt 3, Joliet",
      stairsOrObstacles: "Walkup no elevator",
      weight: "130lbs",
    },
  ],
  [
    "Ann Moe died 3 pm at 9 Elm St, Salem, OR. c diff tho so gown n gloves. No stairs.",
    { infectionPrecautions: "c diff" },
  ],
  [
    "Otis Waverly died at home, 12 Oak Rd, Roper NC 27970. Hospice nurse Monique from Gentle Shores pronounced at 6:45 am.",
    { hospiceName: "Gentle Shores", pronouncedBy: "Monique" },
  ],
  [
    "Ann Moe died 11/27/2026. password for the portal: Agnes1930! wifi pw is guest99. The door code is *3355.",
    { notes: "The door code is *3355." },
  ],
])("reads what a trial found misread: %s", (text, fields) => {
  expect(read(text)).toMatchObject(fields);
});

it.each([
  ["Deceased: Florence Young. Died 11/27/2026. Going to Sunrise Funeral Hm, 40 Lake St", "sex"],
  ["Deceased: Ann Moe. Gate 12#. Passed today at 9 Elm St, Salem, OR.", "weight"],
  ["Deceased: John Doe, M, 50s. Died 11/27/2026", "age"],
] as const)("invents nothing: %s", (text, field) => {
  expect(read(text)[field]).toBeUndefined();
});
