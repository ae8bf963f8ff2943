// Tests of what is kept as a note, and what never is.
import { describe, expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";

const notesOf = (text: string) => parseFirstCall(text, { receivedAt: "2026-03-10T12:00" }).fields.notes ?? "";

describe("notes", () => {
  it.each([
    ["Deceased: Ann Poe\nDOB: 3/4/1940\nlei stay on!!", "Lei stay on!!"],
    [
      "Deceased: Ann Poe\nAddress: 4471 E Belmont Ave, Fresno, CA 93702 - parking in back off alley",
      "Parking in back off alley.",
    ],
    ["Deceased: Ann Poe\nFlight: 1188 Fri, tender at cargo by 10:30", "tender at cargo by 10:30"],
    [
      "Ann Poe died at 4:10 AM at Hill Manor Nursing Home. There's snow on 550 so chain up.",
      "There's snow on 550 so chain up.",
    ],
    ["Ann Poe died at Mercy Hospital. ME hold til coroner calls.", "til coroner calls"],
    ["Ann Poe died at Mercy Hospital. Thanks, please use the back door.", "back door"],
    ["Ann Poe died at home. Husband is deaf so let it ring.", "let it ring"],
    ["Tom Roe RN\nDeceased: Ann Poe\nAlternate Phone: 312-555-0117 (Nurses Station)\nRoom: 4", "(Nurses Station)"],
    ["Difunta: Ana Paz\nLiberado: todavía no, espere a que la juez firme", "spere a que la juez firme"],
  ])("%s keeps what no field holds", (text, note) => expect(notesOf(text)).toContain(note));

  it.each([
    ["Ann Poe died at Mercy Hospital. Mask up, flu A on the hall.", "flu"],
    ["Ann Poe died at Mercy Hospital. He's lost a lot of weight. Pancreas. Side door please.", "Pancreas"],
    ["Ann Poe died at Mercy Hospital. Use dock 2, portal pin: 77-Plover", "Plover"],
    ["Ann Poe died at Mercy Hospital. Alarm: user 3, PIN 90417. Please don't write it down.", "90417"],
    ["Ann Poe died at Mercy Hospital. Have a great day, thank you.", "great"],
    ["FIRST CALL SHEET\nName: Ann Poe\nPlace: Mercy Hospital\nNotes: bring booties\nPage 1 of 2", "Page"],
    ["FIRST CALL SHEET\nName: Ann Poe\nPlace: Mercy Hospital\nNotes: bring booties\nForm FC-102 Rev 3/19", "FC-102"],
    ["FIRST CALL SHEET\nName: Ann Poe\nPlace: Mercy Hospital\nNotes: bring booties", "SHEET"],
    ["Kim here. Ann Poe died at Mercy Hospital. Her gold ring stays with her. Call me 614-555-0122.", "0122"],
  ])("%s does not repeat it", (text, secret) => expect(notesOf(text)).not.toContain(secret));
});
