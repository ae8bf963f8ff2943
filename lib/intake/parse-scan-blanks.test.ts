// Tests how a scanned page's blanks, frames and drawn lines are brought back to plain ones.
import { expect, it } from "vitest";
import { dropFrames } from "./parse-exports";
import { parseFirstCall } from "./parse-first-call";
import { rewrite, type Rule } from "./parse-rewrite";
import {
  closeNumbers,
  closeSpread,
  closeStretched,
  takeFromLines,
  writeDrawnBlanks,
  writePlainBlanks,
} from "./parse-scan-blanks";

const rules: Rule[] = [
  writePlainBlanks,
  closeNumbers,
  dropFrames,
  closeSpread,
  closeStretched,
  writeDrawnBlanks,
  takeFromLines,
];

it.each([
  ["Age:\u00A084\u2009lb\nTOD…… 0230", "Age: 84 lb\nTOD ..... 0230"],
  ["\tAge: 84\n\t\tSex: M", "Age: 84\nSex: M"],
  ["D A T E   O F   D E A T H : 3/4/26\nA g e : 84", "DATE OF DEATH : 3/4/26\nAge : 84"],
  [
    "Date  of  death:  3/14/26    at   1 : 55   a.m.\nCall  for  the  family  of   Elwood   H.   Fryman\nLbs.  197        Ht.  5'9\nBorn   5 | 12 | 39\nTel:  ( 814 )  555 - 0132\nTime  of  call:  7  in  the  morning",
    "Date of death: 3/14/26    at 1:55 a.m.\nCall for the family of Elwood H. Fryman\nLbs.: 197        Ht.: 5'9\nBorn: 5/12/39\nTel: (814) 555-0132\nTime of call: 7 in the morning",
  ],
  [
    "Place of  death: Good  Samaritan,  12 Elm St,  Reno\nDOB  3/4/1941     Name Ada  Lovell\nKin: Sue  and  Bo,  both here",
    "Place of death: Good Samaritan, 12 Elm St, Reno\nDOB  3/4/1941     Name Ada Lovell\nKin: Sue and Bo, both here",
  ],
  [
    "Deceased:  _Stebbins,_Harold_\nPlace:  _12_Elm_St,_Reno_NV_\nNotes:  _ring_at_the_dock_door_\nPhone:  _(312)_555-0142_",
    "Deceased:   Stebbins, Harold \nPlace:   12 Elm St, Reno NV \nNotes:   ring at the dock door \nPhone:   (312) 555-0142 ",
  ],
  [
    "Name ___Harold Stebbins____ DOB __11/02/1941__\nPlace: ___Elm Manor___\nVeteran? __Yes__",
    "Name: Harold Stebbins    DOB: 11/02/1941\nPlace: Elm Manor\nVeteran? Yes",
  ],
  [
    "┌──────────┐\n│ Age: 84  │\n│ Sex: M   │\n│ Wt: 180  │\n│ Vet: no  │\n│ ME: no   │\n└──────────┘",
    "Age: 84\nSex: M\nWt: 180\nVet: no\nME: no\n",
  ],
  ["||  Soc. Sec.  ||\nAge: 84 |\n| Sex: M", " Soc. Sec.\nAge: 84\nSex: M"],
])("%j", (text, plain) => expect(rewrite(text, rules).text).toBe(plain));

it.each([
  "Name:  Ada Lovell     DOB:  3/4/1941\nPlace:  Elm Manor of the Valley, 12 Elm St",
  "last name is Wassilie, W A S S I L I E, first name Evon, E V O N",
  "nok_name,Elsa Lindqvist\nnok_phone,602-555-0144\nfacility_name,Ocotillo General\nfacility_county,Maricopa\ndate_of_death,2026-07-02",
  "pt_name______ ABERCROMBIE, JUDITH\npt_birth_____ 03/14/1947\nin_morgue____ No\nkin_name_____ Preston\nkin_phone____ 803-555-0167",
  "| Age | 84 |\n| Sex | M |\n| Wt | 180 |",
  "Veteran: _X_ Yes ___ No\nDonor: ___ Yes _X_ No\nReady: _X_ Yes ___ No\nFamily: _X_ Yes ___ No",
])("leaves %j", (text) => expect(rewrite(text, rules).text).toBe(text));

const calls = [
  {
    Deceased: "Harold Eugene Stebbins",
    "Date of birth": "11/02/1941",
    "Date of death": "3/14/2026",
    "Time of death": "4:26 AM",
    "Place of death": "Mercy Ridge Medical Center",
    "Next of kin": "Carol Ortiz, daughter",
    "NOK phone": "773-555-0188",
    "Attending physician": "Dr. Anil Mehta",
    Veteran: "Yes",
  },
  {
    "Name of deceased": "Clotilde Marie Guidry",
    DOB: "08/14/1937",
    "Date of death": "12/09/2025",
    "Time of death": "18:40",
    "Place of death": "Landry Manor Nursing Home",
    "Next of kin": "Celeste Broussard (niece)",
    "Next of kin phone": "337-555-0181",
    "Attending physician": "Dr. Paul Thibodeaux",
    "Is there a veteran": "No",
  },
];
const written: Record<string, (label: string, value: string) => string> = {
  doubled: (label, value) => `${label}: ${value}`.replaceAll(" ", "  "),
  drawn: (label, value) => `${label}:  _${value.replaceAll(" ", "_")}_`,
  "on lines": (label, value) => `${label} ____${value}___`,
  semicolon: (label, value) => `${label} ; ${value}`,
  "full stop": (label, value) => `${label} . ${value}`,
  comma: (label, value) => `${label} , ${value}`,
  figures: (label, value) => `${label.replaceAll("o", "0").replaceAll("l", "1")}: ${value}`,
  capitals: (label, value) => `${label.toUpperCase().replaceAll("I", "l").replaceAll("O", "0")}: ${value}`,
  framed: (label, value) => `║ ${`${label}: ${value}`.padEnd(60)} ║`,
  spaced: (label, value) => `${label}: ${value.replace(/(\d):(\d)/, "$1 : $2").replace(/(\d)-(\d)/g, "$1 - $2")}`,
};

it.each(Object.keys(written))("reads calls that a scan writes %s", (dress) => {
  for (const call of calls) {
    const plain = Object.entries(call)
      .map(([label, value]) => `${label}: ${value}`)
      .join("\n");
    const text = Object.entries(call)
      .map(([label, value]) => written[dress]?.(label, value))
      .join("\n");
    const right = parseFirstCall(plain, { receivedAt: "2026-03-14T06:00" }).fields;
    expect(Object.keys(right).length).toBeGreaterThan(9);
    expect(parseFirstCall(text, { receivedAt: "2026-03-14T06:00" }).fields).toEqual(right);
  }
});
