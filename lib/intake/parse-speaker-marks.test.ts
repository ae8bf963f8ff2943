// However a talk sets its speakers apart, it is read as the same talk.
import { describe, expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";
import { rewrite } from "./parse-rewrite";
import { writeSpeakerMarks } from "./parse-speaker-marks";

const talk: [who: string, hour: string, words: string][] = [
  ["Desk", "1:17 AM", "Night line, who is calling?"],
  ["Ana", "1:17 AM", "Ana Reyes, charge nurse at Willow Creek Care Center"],
  ["Desk", "1:18 AM", "Who passed?"],
  ["Ana", "1:18 AM", "Rupert Sinclair Hodge, he passed at 12:40 this morning"],
  ["Desk", "1:19 AM", "Date of birth?"],
  ["Ana", "1:19 AM", "May 4, 1938. Room 12"],
  ["Desk", "1:20 AM", "Next of kin?"],
  ["Ana", "1:20 AM", "His wife, Carol Hodge, 850-555-0136"],
];
const receivedAt = "2026-11-21T01:30";
const wanted = {
  callerName: "Ana Reyes",
  callerRelationship: "charge nurse",
  deceasedName: "Rupert Sinclair Hodge",
  dateOfBirth: "05-04-1938",
  timeOfPassing: "0040",
  locationRoom: "12",
  nokName: "Carol Hodge",
  nokPhone: "(850) 555-0136",
};

describe("a talk", () => {
  it.each<[string, (who: string, hour: string, words: string) => string]>([
    ["who: words", (who, _, words) => `${who}: ${words}`],
    ["[hour] WHO    words", (who, hour, words) => `[${hour}] ${who.toUpperCase().padEnd(8)}${words}`],
    ["hour  who - words", (who, hour, words) => `${hour}  ${who} - ${words}`],
    ["hour | who | words", (who, hour, words) => `${hour} | ${who} | ${words}`],
    ["who hour  words", (who, hour, words) => `${who} ${hour}  ${words}`],
    ["who (hour) words", (who, hour, words) => `${who} (${hour}) ${words}`],
    ["who_1 hour words", (who, hour, words) => `${who.toLowerCase()}_b ${hour} ${words}`],
    ["**who:** words", (who, _, words) => `**${who}:** ${words}`],
    ["who - words", (who, _, words) => `${who} - ${words}`],
    ["WHO    words", (who, _, words) => `${who.toUpperCase().padEnd(10)}${words}`],
    ["who, a tab, words", (who, _, words) => `${who}\t${words}`],
  ])("is read with its speakers set apart so: %s", (_, written) => {
    const text = talk.map(([who, hour, words]) => written(who, hour, words)).join("\n");
    expect(parseFirstCall(text, { receivedAt }).fields).toMatchObject(wanted);
  });

  it.each([
    ["a sheet", "Name   Ann Poe\nDOB    5/4/1938\nNOK    Carol Poe\nPhone  850-555-0136\nRoom   12\nWeight 140"],
    [
      "a log",
      "0150  Dr. Lau called\n0155  Daughter called\n0201  Coroner called\n0210  Dr. Lau signs\n0220  FH called\n0230  Body ready",
    ],
    [
      "people in a table",
      "RN  | Ann Poe | 850-555-0136\nRN  | Lou May | 850-555-0137\nCNA | Bo Diaz | 850-555-0138\nCNA | Al Ross | 850-555-0139\nRN  | Jo Wu   | 850-555-0140",
    ],
    ["a plain talk", talk.map(([who, hour, words]) => `[${hour}] ${who}: ${words}`).join("\n")],
  ])("is not what %s is", (_, text) => {
    expect(rewrite(text, [writeSpeakerMarks]).text).toBe(text);
  });
});
