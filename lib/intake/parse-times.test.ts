// Times of the day that the text makes plain, and figures that are prices, rooms, hours of opening or lengths.
import { describe, expect, it } from "vitest";
import { findTimes, writesIn24Hours } from "./parse-times";

const received = "2026-03-14T06:55";
const times = (text: string) => findTimes(text, { received }).map(({ value }) => value);
const bare = (text: string) => findTimes(text, { received, bare: true }).map(({ value }) => value);

it.each([
  ["2:26 PM", "14:26"],
  ["2:26pm", "14:26"],
  ["10:35p", "22:35"],
  ["215a", "02:15"],
  ["tod 215a today", "02:15"],
  ["1210 AM", "00:10"],
  ["7 AM", "07:00"],
  ["5:55 a.m.", "05:55"],
  ["10:50 p. m.", "22:50"],
  ["530 AM", "05:30"],
  ["8.05 pm", "20:05"],
  ["3:12 (pm)", "15:12"],
  ["12 PM", "12:00"],
  ["12 AM", "00:00"],
  ["0:30 am", "00:30"],
  ["0230 hrs", "02:30"],
  ["1830h", "18:30"],
  ["21:18 hours", "21:18"],
  ["5:15 hrs", "05:15"],
  ["13:50", "13:50"],
  ["at 14:05", "14:05"],
  ["2026-03-14T06:52", "06:52"],
  ["14:30:12", "14:30"],
  ["noon", "12:00"],
  ["12 noon", "12:00"],
  ["died right at noon today", "12:00"],
  ["midnight", "00:00"],
  ["mediodía", "12:00"],
  ["medianoche", "00:00"],
  ["1:15 in the morning", "01:15"],
  ["12:30 in the morning", "00:30"],
  ["9 at night", "21:00"],
  ["12:15 this afternoon", "12:15"],
  ["at 11:05 tonight", "23:05"],
  ["tonight at 9:26", "21:26"],
  ["this morning about 530", "05:30"],
  ["last night around 11", "23:00"],
  ["0411 this am", "04:11"],
  ["8 o'clock tonight", "20:00"],
  ["six in the morning", "06:00"],
  ["ten fifteen pm", "22:15"],
  ["half past two pm", "14:30"],
  ["quarter to six in the morning", "05:45"],
  ["4:35 de la mañana", "04:35"],
  ["a las 3 de la tarde", "15:00"],
  ["las 4 y media de la tarde", "16:30"],
  ["1 de la madrugada", "01:00"],
  ["11/02/2025 2226", "22:26"],
  ["12-24-25 0348 HRS", "03:48"],
  ["11/02/2025-2226", "22:26"],
  ["TOD 0635", "06:35"],
  ["T.O.D.: 1742", "17:42"],
  ["Expired: 0411", "04:11"],
  ["expired at 1742 on 4 west", "17:42"],
  ["pronounced at 0712", "07:12"],
  ["@0415", "04:15"],
  ["12/24/25 - 6:30 pm", "18:30"],
  ["scheduled for 14:30", "14:30"],
  ["3:12 [ ] AM [x] PM", "15:12"],
  ["3:12 AM [ ] PM [x]", "15:12"],
  ["the time was 9:26\nLori: PM?\nVisitor: yes pm", "21:26"],
  ["at 9:26\nDispatch: am or pm?\nGail: am", "09:26"],
])("%j is %s", (text, time) => {
  expect(times(text)).toEqual([time]);
});

it.each([
  ["0415", "04:15"],
  ["1742", "17:42"],
  ["2019", "20:19"],
  ["03:12", "03:12"],
  ["1:05am / 8.16.26", "01:05"],
  ["215A", "02:15"],
])("behind a label %j is %s", (text, time) => {
  expect(bare(text)).toEqual([time]);
});

it.each([
  "4:26",
  "9:26",
  "at 8:00",
  "at 3",
  "8-4",
  "release hrs 8-4",
  "8 to 4:30",
  "8am-5pm",
  "9 AM to 5 PM",
  "between 2 and 3 pm",
  "between 8:00 am and 4:30 pm",
  "open until 8 pm",
  "shift 7p-7a",
  "open 24h",
  "x2 min",
  "7/12",
  "$8.50 pm",
  "$1200",
  "room 412A",
  "Rm 6A",
  "rm 308A, 3rd flr",
  "Unit 3 PM&R",
  "Length 1:22",
  "Length 0:41",
  "Duration 01:22",
  "ratio 1:1",
  "3:12 AM/PM",
  "at 1405 Woodard Ave",
  "at 2210 Avenue H",
  "passed in 2014",
  "expired 2019",
  "Zip 0230",
  "ext 1230",
  "gate code 0909",
  "keypad code 7731",
  "24:00",
  "18:60",
  "within 20 minutes",
  "Give me a 30 min heads up",
  "midnight shift",
  "afternoon",
  "10 a nurse",
])("%j tells no time", (text) => {
  expect(times(text)).toEqual([]);
});

it.each(["4:26", "12:26", "415", "unk", "rm 1215", "see above", "2400"])("behind a label %j tells none", (text) => {
  expect(bare(text)).toEqual([]);
});

it.each([
  ["passed 40 min ago", "2026-03-14", "06:15"],
  ["about twenty minutes ago", "2026-03-14", "06:35"],
  ["an hour ago", "2026-03-14", "05:55"],
  ["half an hour ago", "2026-03-14", "06:25"],
  ["8 hours ago", "2026-03-13", "22:55"],
  ["hace 40 minutos", "2026-03-14", "06:15"],
])("%j was on %s at %s", (text, date, value) => {
  const [time] = findTimes(text, { received });
  expect(time).toMatchObject({ date, value, isMarked: false });
  expect(time?.confidence).toBeLessThan(0.7);
});

it.each(["a few hours ago", "a couple of hours ago", "2-3 hours ago", "30 years ago", "40 min"])(
  "%j is too vague",
  (text) => {
    expect(times(text)).toEqual([]);
  },
);

it("knows which times are marked", () => {
  expect(findTimes("2:26 PM", { received })[0]?.isMarked).toBe(true);
  expect(findTimes("TOD 0635", { received })[0]?.isMarked).toBe(false);
});

it("reads 11:40 as it stands where the text counts 24 hours", () => {
  expect(writesIn24Hours("rec'd 21:15, TOD 11:40")).toBe(true);
  expect(writesIn24Hours("rec'd 9:15 pm, TOD 11:40")).toBe(false);
  expect(findTimes("11:40", { received, is24Hours: true })[0]?.value).toBe("11:40");
});

describe("hostile text", () => {
  it.each([
    "3:14 pm ",
    "at ",
    "at 1 ",
    "0415 ",
    "this morning at 5 ",
    "one ",
    "1 hour ",
    "1/1/26 0415 ",
    "9:26 \n",
    "1:",
    "3 ",
    " ",
    "[",
    "~",
    "1234567890",
    "a",
  ])("100 kB of %j end soon", (part) => {
    const text = part.repeat(Math.ceil(100_000 / part.length)).slice(0, 100_000);
    const start = performance.now();
    findTimes(text, { received, bare: true });
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});
