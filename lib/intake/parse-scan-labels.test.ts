// Tests which signs and letters of a scanned page's labels are set right.
import { expect, it } from "vitest";
import { rewrite } from "./parse-rewrite";
import { writeLabelLetters, writeSignColons } from "./parse-scan-labels";

const read = (text: string) => rewrite(text, [writeLabelLetters, writeSignColons]).text;

it.each([
  [
    "Deceased ; Stebbins, Harold\nAge ; 84\nVeteran ; Yes\nNext of kin ; Ada Dale\nPerson wanted ; Bo",
    "Deceased: Stebbins, Harold\nAge: 84\nVeteran: Yes\nNext of kin: Ada Dale\nPerson wanted: Bo",
  ],
  [
    "Deceased. Harold Dale\nAge. 84\nVeteran. Yes\nNext of kin. Ada Dale",
    "Deceased: Harold Dale\nAge: 84\nVeteran: Yes\nNext of kin: Ada Dale",
  ],
  ["D0B: 3/4/41\nTe1. there: 312-555-0142\nFami1y: here", "DOB: 3/4/41\nTel. there: 312-555-0142\nFamily: here"],
  [
    "Resident narne: Ada\nTirne: 9\nFuneral Horne: Poe\nIn Colurnbus, Turner said",
    "Resident name: Ada\nTime: 9\nFuneral Home: Poe\nIn Columbus, Turner said",
  ],
  ["NEXT 0F KlN: Ada\nPHYSlClAN: Dr. Ward", "NEXT OF KIN: Ada\nPHYSICIAN: Dr. Ward"],
])("%j", (text, right) => expect(read(text)).toBe(right));

it.each([
  "dob;1931-07-29\nsex;F\nattending;Dr. Krause\nmortuary;Kaw Valley",
  "B5 Gender: female\nD1 Attending: Gerald Mott\n1a LAST: Dale",
  "Tel. there      570-555-0110\nBorn            Sept. 12, 1938\nAttending       Dr. J. Walsh",
  "Mother died. She was 84. Please call; we are here.",
])("leaves %j", (text) => expect(read(text)).toBe(text));
