// Tests which moment shortly before a text was taken down is the call's.
import { describe, expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";

const read = (text: string) => parseFirstCall(text, { receivedAt: "2026-08-14T03:20" }).fields;

describe("the moment of the call under any label", () => {
  it.each([
    "Contractor asked: Scranton Valley Livery, 8/14/26, 3:05 a.m.\nName of deceased: Kathleen Dombroski",
    "[RCV] 08/14/2026 0305 [OP] Nell\n[DEC] Stuart Wickham",
    "Decedent: Harold Wise\nDesk was told 8/14/26 at 3:05 am\nRoom 8",
  ])("reads %j", (text) => {
    expect(read(text).callReceivedAt).toBe("2026-08-14T03:05");
  });

  it.each([
    "Decedent: Harold Wise\nDied 8/14/26 3:02 am\nRoom 8",
    "Decedent: Harold Wise\nDied: 8/14/26\nPrinted 8/14/26 3:12 am by KDEL",
    "Decedent: Harold Wise\nDied: 8/13/26\nReleased by: V. Cho   8/14/26  0310 hrs",
  ])("leaves %j", (text) => {
    expect(read(text).callReceivedAt).toBeUndefined();
  });
});

describe("the hour of a death", () => {
  it.each([
    ["Decedent: Mary Lee\nDied: 1030 last night", "2230"],
    ["Decedent: Mary Lee\nPassed 8/13/26 @ a quarter to midnight", "2345"],
    ["Decedent: Mary Lee\nThe nurse wrote it down, she passed at four-oh-nine this morning.", "0409"],
    ["Mary Lee, 86\n1:15 this morning\nMercy Hospital, Akron\nNOK son Al 330-555-0111", "0115"],
  ])("reads %j", (text, hour) => {
    expect(read(text).timeOfPassing).toBe(hour);
  });
});
