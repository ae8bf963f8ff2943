// Answers at the beginning of what stands behind a label.
import { describe, expect, it } from "vitest";
import { findSexes, readAnswer, readCovid, readSex, readTickedAnswer } from "./parse-answers";

it.each([
  ["Y", "YES"],
  ["yes - Army", "YES"],
  ["Yes, son driving", "YES"],
  ["Y (Korea)", "YES"],
  ["YES wife & sister waiting", "YES"],
  ["OK per dtr", "YES"],
  ["verbal consent from wife", "YES"],
  ["Sí", "YES"],
  ["(Y)", "YES"],
  ["N", "NO"],
  ["no", "NO"],
  ["none", "NO"],
  ["NO - WANT FAMILY FIRST", "NO"],
  ["No, son driving in from Austin", "NO"],
  ["not yet", "NO"],
  ["not until 8:30", "NO"],
  ["Not a veteran", "NO"],
  ["she was not", "NO"],
  ["never", "NO"],
  ["denied", "NO"],
  ["declined jurisdiction", "NO"],
  ["[N]", "NO"],
  ["neg", "NO"],
  ["nobody", "NO"],
  ["no longer", "NO"],
  ["unk", "Unknown"],
  ["UNKNOWN at this time", "Unknown"],
  ["?", "Unknown"],
  ["??", "Unknown"],
  ["not sure", "Unknown"],
  ["no idea", "Unknown"],
  ["don't know", "Unknown"],
  ["pending", "Unknown"],
  ["n/a", "Unknown"],
  ["N/A", "Unknown"],
  ["TBD", "Unknown"],
  ["waiting on family", "Unknown"],
  ["no se sabe", "Unknown"],
  ["desconocido", "Unknown"],
])("%j says %s", (segment, answer) => {
  expect(readAnswer(segment)?.value).toBe(answer);
});

it.each([
  "",
  "   ",
  "-",
  "____",
  "Y / N",
  "Y/N",
  "Yes / No",
  "yes or no",
  "Yes  No",
  "Nelson",
  "Noemi Leal",
  "Yesterday",
  "Norma",
  "N Main St",
  "S. Park",
  "Army",
  "he is",
  "(312) 555-0142",
])("%j says nothing", (segment) => {
  expect(readAnswer(segment)).toBeNull();
});

it("tells where the answer stands", () => {
  expect(readAnswer("  Yes - Army")).toMatchObject({ start: 2, end: 5 });
});

it.each([
  ["[X] Y [ ] N", "YES"],
  ["[ ] Y [X] N", "NO"],
  ["( ) YES (X) NO", "NO"],
  ["Y ( ) N ( ) UNK (x)", "Unknown"],
  ["( ) YES ( ) NO (X) not sure", "Unknown"],
  ["(X) YES ( ) NO  USMC", "YES"],
  ["[x] Yes  [ ] No    declined jurisdiction, ref 26-ME-1180", "YES"],
  ["☐ Yes ☒ No", "NO"],
  ["YES / *NO*", "NO"],
  ["[x]", "YES"],
])("%j is ticked %s", (segment, answer) => {
  expect(readTickedAnswer(segment)?.value).toBe(answer);
});

it.each(["[ ] Y [ ] N", "[x] Yes [x] No", "[ ] Y", "[ ]", "[x] contact [ ] droplet", "yes", "Y / N", "______"])(
  "%j is not ticked",
  (segment) => {
    expect(readTickedAnswer(segment)).toBeNull();
  },
);

it.each([
  ["M", "Male"],
  ["male", "Male"],
  ["Masculino", "Male"],
  ["75 M", "Male"],
  ["88yo F", "Female"],
  ["F", "Female"],
  ["Female", "Female"],
  ["Femenino", "Female"],
  ["mujer", "Female"],
  ["W F", "Female"],
  ["[x] M [ ] F", "Male"],
  ["M [ ] F [x]", "Female"],
])("%j is %s", (segment, sex) => {
  expect(readSex(segment)?.value).toBe(sex);
});

it.each(["", "M / F", "M/F", "unk", "Fred", "Maria", "[ ] M [ ] F"])("%j is no sex", (segment) => {
  expect(readSex(segment)).toBeNull();
});

it("finds the sex behind an age", () => {
  expect(findSexes("67 yo F, 88 M, rm 88F, 98.6 F, 84-year-old woman").map(({ value }) => value)).toEqual([
    "Female",
    "Male",
    "Female",
  ]);
});

it.each([
  ["pos", "Positive"],
  ["pos 2/15", "Positive"],
  ["POSITIVE", "Positive"],
  ["+", "Positive"],
  ["Y", "Positive"],
  ["neg", "Negative"],
  ["negative on Monday", "Negative"],
  ["not detected", "Negative"],
  ["negativo", "Negative"],
  ["no", "Negative"],
  ["( ) POS (X) NEG", "Negative"],
  ["unk", "Unknown"],
  ["?", "Unknown"],
  ["N/A", "Unknown"],
  ["not tested", "Unknown"],
  ["test pending", "Unknown"],
])("%j tells of COVID: %s", (segment, result) => {
  expect(readCovid(segment)).toBe(result);
});

it.each(["", "Pos/Neg", "( ) POS ( ) NEG", "vaccinated", "recovered"])("%j tells of no result", (segment) => {
  expect(readCovid(segment)).toBeNull();
});

describe("hostile text", () => {
  it.each(["not ", "yes ", "[ ] ", "[x] Y ", "_", "(", "he is ", " ", "1 F ", "?"])("100 kB of %j end soon", (part) => {
    const text = part.repeat(Math.ceil(100_000 / part.length)).slice(0, 100_000);
    const start = performance.now();
    for (const read of [readAnswer, readTickedAnswer, readSex, readCovid, findSexes]) read(text);
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});
