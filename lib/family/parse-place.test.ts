// Reading places out of free text.
import fc from "fast-check";
import { expect, it } from "vitest";
import { parsePlace } from "./parse-place";

it.each([
  ["1130 Mill St, Naperville, IL 60563", "Brookhaven Care Center", null, "Brookhaven Care Center", "Naperville", false],
  ["St Anne's Hospital, Trenton", null, null, "St Anne's Hospital", "Trenton", false],
  ["Sunny Acres, Bowling Green, KY", null, "Nursing facility", "Sunny Acres", "Bowling Green", false],
  ["Bowling Green, KY", null, null, null, "Bowling Green", false],
  ["Cascade Valley Medical Center", null, null, "Cascade Valley Medical Center", null, false],
  ["Rush Hospital, 4th Floor", null, null, "Rush Hospital", null, false],
  ["12 Elm St, Apt 4, Chicago, IL 60601, USA", null, null, null, "Chicago", false],
  ["640 W Aldine Ave, Chicago, IL 60657", "Private residence", null, null, "Chicago", true],
  ["640 W Aldine Ave, Chicago, IL 60657", "The Ortega family", "Residence", null, "Chicago", true],
  ["Residence, 12 Elm St", null, null, null, null, true],
  [
    "2 Lake Dr, Chicago, IL",
    "Sunrise Senior Residence",
    "Nursing facility",
    "Sunrise Senior Residence",
    "Chicago",
    false,
  ],
  ["812 Main St", null, null, null, null, false],
  // Addresses of the country and of the old towns, where people live too.
  ["N6240 County Road K, Fond du Lac, WI 54937", null, null, null, "Fond du Lac", false],
  ["W223 N790 Saratoga Dr, Waukesha, WI", null, null, null, "Waukesha", false],
  ["County Road 12, Ely, MN 55731", null, null, null, "Ely", false],
  ["State Hwy 61 N, Vicksburg, MS", null, null, null, "Vicksburg", false],
  ["RR 2 Box 40, Ely, MN", null, null, null, "Ely", false],
  ["Rural Route 2, Ely, MN", null, null, null, "Ely", false],
  ["HC 64 Box 12, Alpine, TX", null, null, null, "Alpine", false],
  ["One Elm Street, Evanston, IL 60201", null, null, null, "Evanston", false],
  ["Elm Street, Evanston, IL 60201", null, null, null, "Evanston", false],
  ["Old Mill Rd., Evanston, IL 60201", null, null, null, "Evanston", false],
  ["Lot 14 Whispering Pines, Ely, MN", null, null, null, "Ely", false],
  ["John Ortega 12 Elm St, Ely, MN", null, null, null, "Ely", false],
  ["The Ortegas at 12 Elm Ct. NW, Ely, MN", null, null, null, "Ely", false],
  ["Pines Mobile Park Lot 14, Ely, MN", null, null, null, "Ely", false],
  ["Brighton Court, Ely, MN", null, null, "Brighton Court", "Ely", false],
  ["Highway Hospital, Ely, MN", null, null, "Highway Hospital", "Ely", false],
  ["Elm Street Nursing Center, Evanston, IL", null, null, "Elm Street Nursing Center", "Evanston", false],
  ["Westfield Manor, Evanston, IL", null, null, "Westfield Manor", "Evanston", false],
  ["", null, null, null, null, false],
])("reads %j (%s, %s)", (address, place, kind, name, town, isHome) => {
  expect(parsePlace(address, place, kind)).toEqual({ name, town, isHome });
});

it("never shows a house number of a private home, whatever the street", () => {
  const word = fc.stringMatching(/^[A-Z][a-z]{2,9}$/);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), word, word, (number, street, city) => {
      const place = parsePlace(`${number} ${street} St, ${city}, IL 60601`, `Home of ${street}`);
      expect(place).toEqual({ name: null, town: city, isHome: true });
    }),
  );
});
