// Where somebody is fetched and brought in one breath, and numbers that are told so.
import { expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";

const read = (text: string) => parseFirstCall(text, { receivedAt: "2026-11-28T03:10" }).fields;
const places = {
  pickupLocation: "2121 Harrison, Chicago, IL",
  deceasedLocation: "Coroner",
  destinationFuneralHome: "Trinity Memorial Chapel",
  deliveryLocation: "88 Elm Ave, Joliet, IL",
};

it.each([". ", "\n"])("tells from where to where, parted by %j", (joint) => {
  const from = "From: County ME office, 2121 Harrison, Chicago IL";
  const to = "To: Trinity Memorial Chapel, 88 Elm Ave, Joliet IL";
  expect(read(`${from}${joint}${to}${joint}Decedent: Ray Kowalczyk`)).toMatchObject(places);
});

it("leaves the head of a fax, which names who writes to whom", () => {
  const text = "FROM: Oak Funeral Home\nTO: Swift Transport\nDeceased: Ann Moe\nPickup: 9 Elm St, Salem, OR 97301";
  expect(read(text).pickupLocation).toBe("9 Elm St, Salem, OR 97301");
});

it("gives each number to whom the speaker says that it belongs", () => {
  const text =
    "kayla RN at brookside memory care. mr Tom Ellis passed 0210. wife Jean is here. her cell 503-555-0188 mine 503-555-0111";
  expect(read(text)).toMatchObject({ nokPhone: "(503) 555-0188", callerPhone: "(503) 555-0111" });
});

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
