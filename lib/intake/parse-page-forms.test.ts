// Tests how pages are written anew that set their items in parts, columns, turns, references or boxes.
import { expect, it } from "vitest";
import { dropUnfilled, openTabs, writeChecklists } from "./parse-checklists";
import { writeChatHours } from "./parse-chat-hours";
import { writeEvents } from "./parse-events";
import { alignLeaders } from "./parse-label-marks";
import { closeAddresses, joinParts, partPairs } from "./parse-part-lines";
import { partParties } from "./parse-parties";
import { setInformantAside, writeChartHeads, writeReferences } from "./parse-references";
import { type Rule, rewrite } from "./parse-rewrite";
import { writeTurns } from "./parse-turns";

const dotted = "NOK........ ADA\nAGE........ 84\nSEX........ F\nWT......... 120\nTYPE....... DEATH";
const lines = (...said: string[]) => said.join("\n");

it.each<[string, Rule, string, string]>([
  [
    "an exported appointment",
    writeEvents,
    lines(
      "BEGIN:VEVENT",
      "SUMMARY:Transfer - Ada Cole",
      "DTSTART;TZID=America/Chicago:20260203T083000",
      "LOCATION:Harlow Hospital\\, 3 Elm St",
      "END:VEVENT",
    ),
    lines(
      "Transfer - Ada Cole",
      "Pickup requested: 02/03/2026 8:30 AM",
      "Pickup location: Harlow Hospital, 3 Elm St",
      "",
    ),
  ],
  [
    "a mailed appointment",
    writeEvents,
    lines("Subject: Removal", "When: Wednesday, July 8, 2026 7:30 AM-8:30 AM (UTC-06:00) Central", "Organizer: Desk"),
    lines("Subject: Removal", "Pickup requested: Wednesday, July 8, 2026 7:30 AM", "Organizer: Desk"),
  ],
  [
    "the hour that a message makes plain",
    writeChatHours,
    lines(
      "[1:31 PM] Ada: hi",
      "[1:32 PM] Desk: go ahead",
      "[1:33 PM] Ada: tod 12:55 today",
      "[1:34 PM] Ada: born 9:10",
    ),
    lines(
      "[1:31 PM] Ada: hi",
      "[1:32 PM] Desk: go ahead",
      "[1:33 PM] Ada: tod 12:55 PM today",
      "[1:34 PM] Ada: born 9:10",
    ),
  ],
  [
    "parts of a day and of an hour",
    joinParts,
    lines(
      "Date Of Birth Month: 9",
      "Date Of Birth Day: 30",
      "Date Of Birth Year: 1941",
      "Time Hour: 6",
      "Time Minute: 5",
      "Time Am Pm: AM",
    ),
    lines("Date Of Birth: 9/30/1941", "Time: 6:05 AM"),
  ],
  [
    "pairs in a line",
    partPairs,
    'caller="Ada Cole" caller_ph=312-555-0142 nok_rel=wife dob=1962-02-27 wt=188 vet=yes',
    lines(
      "caller: Ada Cole",
      "caller phone: 312-555-0142",
      "nok rel: wife",
      "dob: 1962-02-27",
      "wt: 188",
      "vet: yes",
      "",
    ),
  ],
  [
    "a list that crosses off",
    writeChecklists,
    lines(
      "✓ Attending notified    Dr. Quist",
      "✓ Time of death documented   0051",
      "✓ Shroud",
      "✗ Clergy",
      "Ready?  ✗",
    ),
    lines("Attending: Dr. Quist", "Time of death: 0051", "Shroud", "", "Ready?  No"),
  ],
  [
    "parts of an address",
    closeAddresses,
    "ADDR  9 ELM ST   CITY  ALMA   ST ND   ZIP 58401",
    "ADDR  9 ELM ST, ALMA, ND 58401",
  ],
  [
    "tabs",
    openTabs,
    lines("Tab: Decedent", "Ada", "Tab: Caller", "Bo", "Tab: Flags", "none"),
    lines("", "Decedent", "Ada", "", "Caller", "Bo", "", "Flags", "none"),
  ],
  [
    "an item that refers to another",
    writeReferences,
    lines(
      "1) Called in  by Opal",
      "2) Residence  9 Elm St",
      "3) Died  noon",
      "4) NOK  same as #1",
      "5) Place of death  [X] SAME AS 2   [ ] OTHER:",
    ),
    lines(
      "1) Called in  by Opal",
      "2) Residence  9 Elm St",
      "3) Died  noon",
      "4) NOK  same as caller",
      "5) Place of death  same as residence",
    ),
  ],
  ["the one who rang", writeReferences, "NOK = RP", "NOK = same as caller"],
  [
    "an informant beside the caller",
    setInformantAside,
    lines("Informant: Colette", "Reported by: Tamsin"),
    lines("Second contact: Colette", "Reported by: Tamsin"),
  ],
  ["an informant alone", setInformantAside, "Informant: Colette\nCaller ID:", "Informant: Colette\nCaller ID:"],
  [
    "labels that leave no room for their leader",
    alignLeaders,
    lines(dotted, "DR TO SIGN. DR WARD", "SAY NOTHING DEAR"),
    lines(dotted, "DR TO SIGN: DR WARD", "SAY NOTHING DEAR"),
  ],
  ["the head of a chart", writeChartHeads, "Cole, Ada T    MRN: 0031", "Patient: Cole, Ada T    MRN: 0031"],
  [
    "a chart that names its patient",
    writeChartHeads,
    "Patient: Ada\nCole, Bo    MRN: 0031",
    "Patient: Ada\nCole, Bo    MRN: 0031",
  ],
  [
    "sender and receiver",
    partParties,
    lines(
      "TO:   Director          FROM:  Ada Cole, RN",
      "FAX:  312-555-0113      PHONE: 312-555-0121",
      "OF:   Poe Chapel        OF:    Elm Manor",
      "RE: a death",
    ),
    lines(
      "TO:   Director",
      "FAX:  312-555-0113",
      "OF:   Poe Chapel",
      "",
      "FROM:  Ada Cole, RN",
      "PHONE: 312-555-0121",
      "OF:    Elm Manor",
      "",
      "",
      "RE: a death",
    ),
  ],
])("%s", (_, rule, text, anew) => expect(rewrite(text, [rule]).text).toBe(anew));

it("names the speakers of a transcript that marks their turns", () => {
  const asked = ["Who is calling?", "And the name of the deceased?", "Where is she?", "Any family there?"];
  const told = ["Ada Cole.", "Rosa Poe.", "At home.", "Her son."];
  const text = asked.map((one, at) => `>> ${one}\n>> ${told[at]}`).join("\n");
  expect(rewrite(text, [writeTurns]).text).toBe(
    asked.map((one, at) => `Agent: ${one}\nCaller: ${told[at]}`).join("\n"),
  );
});

it("takes a sheet out that nobody filled in", () => {
  const sheet = lines(
    "Name ______   Age ____   Sex  M  F",
    "Place ______",
    "Date ____   Time ____ AM  PM",
    "Born ____",
    "Weight ____",
  );
  expect(rewrite(`Please print 40 of these.\n${sheet}`, [dropUnfilled]).text).toBe("");
  expect(rewrite(`Ada Cole died here at noon.\n${sheet}`, [dropUnfilled]).text.trim()).toBe(
    "Ada Cole died here at noon.",
  );
});
