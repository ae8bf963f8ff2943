// Tests of the heads and feet of mails.
import { describe, expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";
import { findHeads } from "./parse-headers";
import { openPage } from "./parse-page";

const mail = `From: Kim Lowe <kim@lowe.example>
To: dispatch
Subject: FW: removal

Room is 311 not 301.

Kim Lowe
Lowe Funeral Home
12 Main St, Dover DE 19901
302-555-0100 office | 302-555-0101 fax

-----Original Message-----
From: Bo Reed
Sent: Monday, March 2, 2026 9:10 AM
To: dispatch

Deceased: June Alma Hart
Bayview Hospital, 100 Bay Rd, Dover DE 19901, room 301`;

describe("heads of mails", () => {
  it("knows the newest mail's writer, and that the mail below is older", () => {
    const page = openPage(mail);
    const { writer, lines } = findHeads(page);
    expect(writer?.value).toBe("Kim Lowe");
    expect([lines[4]?.depth, lines.at(-1)?.depth]).toEqual([0, 1]);
  });

  it("takes the writer's house for the caller's kind and for the goal, not for the place of death", () => {
    const { fields } = parseFirstCall(mail, { receivedAt: "2026-03-02T10:00" });
    expect(fields).toMatchObject({
      callerName: "Kim Lowe",
      callerType: "Funeral home",
      locationRoom: "311",
      pickupLocation: "100 Bay Rd, Dover, DE 19901",
      locationAddress: "100 Bay Rd, Dover, DE 19901",
      deliveryLocation: "12 Main St, Dover, DE 19901",
    });
  });

  it.each([
    ["On Mon, Jan 12, 2026 at 12:41 PM, Ana Ruiz <ana@x.example> wrote:\n\nCall me.", "Ana Ruiz"],
    ["El lun, 12 ene 2026 a las 12:41, Ana Ruiz <ana@x.example> escribió:\n\nLlame.", "Ana Ruiz"],
    [
      "Please see below, this one is for tonight.\n\nOn Mon, Jan 12, 2026 at 12:41 PM, Ana Ruiz wrote:\n> Call me.",
      undefined,
    ],
  ])("%j is written by %s", (text, name) => expect(findHeads(openPage(text)).writer?.value).toBe(name));
});
