// Days as they are written, spoken and told, and the figures that are none. The call came on a Saturday morning.
import { describe, expect, it } from "vitest";
import { findDates } from "./parse-dates";

const received = "2026-03-14T06:55";
const past = (text: string, at = received) => findDates(text, { received: at, aim: "past" }).map(({ value }) => value);
const births = (text: string, more = {}) =>
  findDates(text, { received, aim: "birth", ...more }).map(({ value }) => value);
const near = (text: string, at = received) => findDates(text, { received: at, aim: "near" }).map(({ value }) => value);
const bare = (text: string, aim: "birth" | "past" | "near" = "past") =>
  findDates(text, { received, aim, bare: true }).map(({ value }) => value);

it.each([
  ["3/14/2026", "2026-03-14"],
  ["03/14/26", "2026-03-14"],
  ["3-14-26", "2026-03-14"],
  ["3.14.26", "2026-03-14"],
  ["3 / 14 / 2026", "2026-03-14"],
  ["2026-03-14", "2026-03-14"],
  ["2026/3/4", "2026-03-04"],
  ["2026-03-14T06:52", "2026-03-14"],
  ["12/24/25-0348", "2025-12-24"],
  ["14 Mar 2026", "2026-03-14"],
  ["14-Mar-26", "2026-03-14"],
  ["14MAR2026", "2026-03-14"],
  ["March 14th, 2026", "2026-03-14"],
  ["Mar. 14, '26", "2026-03-14"],
  ["MARCH 14 2026", "2026-03-14"],
  ["the 14th of March 2026", "2026-03-14"],
  ["Sat, Mar 14, 2026 at 5:18 AM", "2026-03-14"],
  ["14 de marzo del 2026", "2026-03-14"],
  ["14/03/2026", "2026-03-14"],
  ["Feburary 3, 2026", "2026-02-03"],
  ["March 3", "2026-03-03"],
  ["autopsy done Mar 12 10:30am", "2026-03-12"],
  ["died jan 5 at home", "2026-01-05"],
  ["PASSED AWAY JUNE 12", "2025-06-12"],
  ["Tues 3/3", "2026-03-03"],
  ["died on 1/9", "2026-01-09"],
  ["DOD 12/30", "2025-12-30"],
  ["3/15/2026", "2026-03-15"],
])("%j has happened on %s", (text, day) => {
  expect(past(text)).toEqual([day]);
});

it.each([
  ["11/02/1941", "1941-11-02"],
  ["8-19-46", "1946-08-19"],
  ["5.22.1932,", "1932-05-22"],
  ["Oct 3rd 1939", "1939-10-03"],
  ["April 19th of 1954", "1954-04-19"],
  ["Sept 9 1945", "1945-09-09"],
  ["Sept 9 45", "1945-09-09"],
  ["JULY 8, 1933", "1933-07-08"],
  ["nov 30 1950", "1950-11-30"],
  ["23 de agosto de 1944", "1944-08-23"],
  ["16/07/1936", "1936-07-16"],
  ["1929-04-17", "1929-04-17"],
  ["2/29/1940", "1940-02-29"],
  ["March third nineteen forty one", "1941-03-03"],
  ["twenty first of June, 1938", "1938-06-21"],
  ["7/22/84", "1984-07-22"],
  ["6/1/26", "1926-06-01"],
  ["6/1/12", "2012-06-01"],
])("%j is a birth on %s", (text, day) => {
  expect(births(text)).toEqual([day]);
});

it("takes the century that fits the age", () => {
  expect(births("1/5/20", { age: 6 })).toEqual(["2020-01-05"]);
  expect(births("1/5/24", { age: 102 })).toEqual(["1924-01-05"]);
});

it("keeps a corrected day beside the first one", () => {
  expect(births("born 3/5/41, sorry 3/15/41")).toEqual(["1941-03-05", "1941-03-15"]);
});

it("reads the day first where that is told", () => {
  expect(findDates("03/05/1941", { received, aim: "birth", dayFirst: true })[0]?.value).toBe("1941-05-03");
  expect(findDates("03/14/1941", { received, aim: "birth", dayFirst: true })[0]?.value).toBe("1941-03-14");
});

it.each([
  ["today", "2026-03-14"],
  ["this morning about 5", "2026-03-14"],
  ["tonight", "2026-03-14"],
  ["hoy", "2026-03-14"],
  ["yesterday", "2026-03-13"],
  ["ayer, 10:50 p.m.", "2026-03-13"],
  ["anoche", "2026-03-13"],
  ["last nite", "2026-03-13"],
  ["last night at 11:40 pm", "2026-03-13"],
  ["last night at 1:15 am", "2026-03-14"],
  ["day before yesterday", "2026-03-12"],
  ["two days ago", "2026-03-12"],
  ["hace 2 días", "2026-03-12"],
  ["Thursday", "2026-03-12"],
  ["on Monday", "2026-03-09"],
  ["last Saturday", "2026-03-07"],
  ["Tuesday the 10th", "2026-03-10"],
  ["el viernes pasado", "2026-03-13"],
])("%j was on %s", (text, day) => {
  expect(past(text)).toEqual([day]);
  expect(findDates(text, { received, aim: "past" })[0]).toMatchObject({ isRelative: true, hasYear: false });
});

it("sets the evening of a call after midnight on the day before", () => {
  expect(past("tonight at 11:50 pm", "2026-03-15T00:40")).toEqual(["2026-03-14"]);
  expect(past("this evening", "2026-03-15T00:40")).toEqual(["2026-03-14"]);
  expect(past("tonight", "2026-03-14T23:40")).toEqual(["2026-03-14"]);
});

it.each([
  ["tomorrow at 9 am", "2026-03-15"],
  ["mañana", "2026-03-15"],
  ["tonight 8:30 PM", "2026-03-14"],
  ["Tues 3/17 at 9:30am", "2026-03-17"],
  ["next Tuesday", "2026-03-17"],
  ["Friday", "2026-03-20"],
  ["3/16/2026", "2026-03-16"],
  ["March 16", "2026-03-16"],
  ["Monday the 16th", "2026-03-16"],
])("%j is wanted on %s", (text, day) => {
  expect(near(text)).toEqual([day]);
});

it.each([
  ["03142026", "past", "2026-03-14"],
  ["031426", "past", "2026-03-14"],
  ["20260314", "past", "2026-03-14"],
  ["04041938", "birth", "1938-04-04"],
  ["3 14 26", "past", "2026-03-14"],
  ["3-13", "past", "2026-03-13"],
  ["1/9", "past", "2026-01-09"],
] as const)("behind a label %j is a day of the %s: %s", (text, aim, day) => {
  expect(bare(text, aim)).toEqual([day]);
});

it.each([
  "13/45/2026",
  "2/30/2026",
  "2/29/2025",
  "1/2 mile past the church",
  "3/4 of a mile",
  "1 1/2 hours",
  "on call 24/7",
  "8-4",
  "8 to 4:30",
  "7:15",
  "3/3-3/5",
  "26-0011",
  "26-ME-1180",
  "NMS-25-0912-3",
  "2026-0208-1044",
  "FCR26-1190-702555",
  "987-65-4321",
  "414.555.0131",
  "10.0.0.1",
  "rm 3/4",
  "alert x3/4",
  "5/5 strength",
  "031426",
  "nurse Jan 270-555-0116",
  "may 2 men come",
  "June Smith 88 yo",
  "Mrs. June 12 Oak St",
  "she may 3 times",
  "June 88 F",
  "April Jones RN",
  "second floor",
  "the 3rd drive",
  "3rd flr",
  "Sun City, AZ",
  "Friday Harbor",
  "she sat with him",
  "O2 sat 70",
  "SAT WITH HER",
  "open Mon-Fri",
  "Good morning",
  "USA Today",
  "22-04-17",
  "3/16/2026",
  "2/14/2027",
  "next Tuesday",
  "tomorrow",
  "mañana",
  "4:35 de la mañana",
])("%j has no day that has been", (text) => {
  expect(past(text)).toEqual([]);
});

it.each(["today", "Tuesday", "3/14", "March 3", "3/15/2026", "2/14/1839", "1941", "3/1941"])(
  "%j is no birth",
  (text) => {
    expect(births(text)).toEqual([]);
  },
);

it.each(["yesterday", "last night", "last Tuesday", "3/1/2026", "2/14/1939"])("%j is nothing wanted", (text) => {
  expect(near(text)).toEqual([]);
});

it("casts doubt on a weekday that does not fit", () => {
  const [fits] = findDates("Tuesday 3/3/2026", { received, aim: "past" });
  const [fails] = findDates("Friday 3/3/2026", { received, aim: "past" });
  expect(fits?.confidence).toBeGreaterThan(0.9);
  expect(fails?.confidence).toBeLessThan(0.85);
});

it("tells where a day stands", () => {
  const text = "Sent: Wednesday, January 21, 2026 3:44 PM";
  const [date] = findDates(text, { received, aim: "past" });
  expect(text.slice(date?.start, date?.end)).toBe("Wednesday, January 21, 2026");
});

describe("hostile text", () => {
  it.each([
    "3/14/2026 ",
    "3/1",
    "March ",
    "March 1 ",
    "1 March ",
    "today ",
    "Tuesday ",
    "on mon ",
    "3-",
    "1.",
    "13/45/2026 ",
    "this ",
    " ",
    "[",
    "1234567890",
    "a",
  ])("100 kB of %j end soon", (part) => {
    const text = part.repeat(Math.ceil(100_000 / part.length)).slice(0, 100_000);
    const start = performance.now();
    for (const aim of ["birth", "past", "near"] as const) findDates(text, { received, aim, bare: true });
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});
