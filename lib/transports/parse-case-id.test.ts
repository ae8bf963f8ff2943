// However a person writes a case id, it is read as the one that was given.
import fc from "fast-check";
import { expect, it } from "vitest";
import { createCaseId } from "./create-case-id";
import { parseCaseId } from "./parse-case-id";

const crockford = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const from = (alphabet: string, length: number) =>
  fc.string({ unit: fc.constantFrom(...alphabet.split("")), minLength: length, maxLength: length });
const caseIds = fc
  .tuple(from(letters, 3), from("0123456789", 6), from(crockford, 5), from(crockford, 5))
  .map((parts) => parts.join("-"));

it("reads every case id as itself", () => {
  fc.assert(fc.property(caseIds, (caseId) => parseCaseId(caseId) === caseId));
});

it("reads it in small letters, without hyphens, with spaces and other dashes", () => {
  const separators = fc.constantFrom("", " ", "  ", "-", " - ", "–", "—", "_", ".", "\t", "\u00a0");
  fc.assert(
    fc.property(
      caseIds,
      fc.array(separators, { minLength: 5, maxLength: 5 }),
      (caseId, [first = "", a, b, c, last = ""]) => {
        const [city, month, left, right] = caseId.toLowerCase().split("-");
        return parseCaseId(`${first}${city}${a}${month}${b}${left}${c}${right}${last}`) === caseId;
      },
    ),
  );
});

it("takes O for 0 and I or L for 1, and in the city code 0 for O", () => {
  const confused = fc.constantFrom("I", "L", "i", "l");
  fc.assert(
    fc.property(caseIds, confused, (caseId, one) => {
      const [city = "", ...rest] = caseId.split("-");
      const misread = rest.join("-").replaceAll("0", "o").replaceAll("1", one);
      return parseCaseId(`${city.replaceAll("O", "0")}-${misread}`) === caseId;
    }),
  );
});

it.each([
  "",
  "CHI",
  "CHI-202611-7QF3K",
  "CHI-202611-7QF3K-9TX2",
  "CHI-202611-7QF3K-9TX2MM",
  "C1I-202611-7QF3K-9TX2M",
  "CHI-2026AB-7QF3K-9TX2M",
  "CHI-202611-7QF3U-9TX2M",
  "CHI-202611-7QF3K-9TX2%",
  "CHI-202611-7QF3K and then 9TX2M",
  "XCHI-202611-7QF3K-9TX2M",
])("%j is none", (text) => {
  expect(parseCaseId(text)).toBeNull();
});

it("finds it in what was pasted with it, as the stored form and nothing more", () => {
  const words = fc.constantFrom(
    ["Your case ID is ", ", PIN 482193."],
    ["Hola tía, el código es ", " y el pin 4821"],
    ["Case:", "\n4025 N Paulina St"],
    ["https://transport.example/family/login#", ""],
    ["/family/dashboard/", "?lang=es"],
    ["(", ")"],
    ["", '\'; DROP TABLE "User"; --'],
  );
  const spellings = fc.constantFrom(
    (caseId: string) => caseId,
    (caseId: string) => caseId.toLowerCase().replaceAll("-", " "),
    (caseId: string) => caseId.replaceAll("-", ""),
  );
  fc.assert(
    fc.property(caseIds, words, spellings, (caseId, [before, after], spell) => {
      return parseCaseId(`${before}${spell(caseId)}${after}`) === caseId;
    }),
  );
});

it("never throws, and answers the stored form or nothing", () => {
  const stored = /^[A-Z]{3}-[0-9]{6}-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/;
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const read = parseCaseId(text);
      return read === null || stored.test(read);
    }),
  );
});

it("reads what is made, with the month of the zone", () => {
  const newYear = new Date("2027-01-01T03:00:00.000Z");
  expect(createCaseId("CHI", newYear, "America/Chicago")).toMatch(/^CHI-202612-/);
  expect(createCaseId("NYC", newYear, "Asia/Kathmandu")).toMatch(/^NYC-202701-/);
  const made = Array.from({ length: 500 }, () => createCaseId("LUL", newYear, "UTC"));
  expect(made.map(parseCaseId)).toEqual(made);
  expect(new Set(made).size).toBe(500);
});
