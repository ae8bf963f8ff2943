// Tests of calls that are taken back, and of those that only speak of it.
import { describe, expect, it } from "vitest";
import { isCancelled } from "./parse-cancellations";
import { parseFirstCall } from "./parse-first-call";
import { openPage } from "./parse-page";

describe("cancelled calls", () => {
  it.each([
    "Cancel the removal for Dorothy Lang at Manor Care, 12 Elm St, Aurora IL. They chose another funeral home.",
    "Please cancel the pickup of Dorothy Lang, DOB 3/4/1940, at Manor Care. NOK Sue Lang 630-555-0111",
    "Dorothy Lang at Manor Care, DOB 3/4/40 - we no longer need transport. Thanks, Amy RN 630-555-0100",
    "We don't need transport for Dorothy Lang any more, the family called Healy Chapel instead. Amy, Manor Care",
    "First call cancelled: Dorothy Lang, Manor Care.",
    "Please cancel.\n\nOn Mon, Mar 2, 2026 at 9:10 AM, Amy Poe wrote:\n> New removal, please come. Name: Irma Hagen\n> DOB: 3/4/1940",
  ])("%j reports no call", (text) => {
    expect(parseFirstCall(text, { receivedAt: "2026-03-11T09:20" }).fields).toEqual({});
  });

  it.each([
    "Please cancel Dorothy Lang. New removal: Ann Poe, 12 Elm St, Rome GA. died 0300",
    "0810 cancel the Ruiz pickup per Meg.\n0915 Ann Poe died at Manor Care rm 4, Amy RN 630-555-0100",
    "DO NOT cancel the removal for Dorothy Lang, Manor Care.",
    "Removal of Dorothy Lang, 12 Elm St. Family cancelled the viewing.",
    "Dorothy Lang passed 0410, 12 Elm St. EMS call was cancelled.",
    "Canceled, the autopsy that is. Coroner released John Smith. He is at Akron General morgue, died 2/1/2026.",
    "Deceased: John Smith\nTime of death: 4:10 am\nNOK: Pam Smith 330-555-0188\nPlace: 12 Oak St, Akron\nTransport to hospital was cancelled by wife",
    "Cancel the pickup at 12 Elm St for Dorothy Lang, she is now at Mercy Hospital, please pick up there.",
    "Dorothy Lang passed at 12 Elm St. We no longer need the hospital bed picked up.",
    "Cancel pickup at 4pm for Irma Hagen, make it 6pm. Manor Care, Aurora IL",
    "Irma Hagen died at Manor Care. If plans change I'll call to cancel the transport.",
    "Irma Hagen died at Manor Care. Another service came first but we had to cancel that removal.",
    "Name: Irma Hagen\nDOB: 3/4/1940\nSave | Cancel",
  ])("%j goes on", (text) => expect(isCancelled(openPage(text))).toBe(false));

  const order =
    "Deceased: Irma Hagen\nDOB: 3/4/1940\nPlace: Manor Care, 12 Elm St, Aurora, IL 60505, room 14\nDied: today 4:10 am\nNOK: Sue Lang, daughter, 630-555-0111";
  const layouts = [
    `\n\n${order}`,
    `\n\n-----Original Message-----\nFrom: Amy Poe\nSent: Monday, March 2, 2026 4:15 PM\nSubject: Hagen\n\n${order}`,
  ];

  it.each([
    "Please disregard the pickup in my first mail. Healy Chapel has been holding her since 6, so go there. Everything else stands.",
    "Disregard the pickup time I gave, family wants 3 pm.",
    "Please disregard the pickup address in the first email, the right one is below.",
    "Cancel the pickup time on the sheet, we will call when ready.",
    "No longer need transport to Rome, just to Healy Chapel.",
    "Cancel the request for two people, one is fine.",
    "Please cancel my last message, I sent it to the wrong number. The order is below.",
    "Disregard the first call sheet I sent at 3, this one replaces it.",
    "Please cancel the embalming, everything else is the same.",
    "Transport to the airport is cancelled, bring her to Healy Chapel.",
    "Scratch the address below, it is 14 Elm St.",
  ])("%j takes back a part alone", (said) => {
    for (const layout of layouts)
      expect(parseFirstCall(said + layout, { receivedAt: "2026-03-02T17:00" }).fields.deceasedName).toBe("Irma Hagen");
  });

  it.each([
    "Please cancel the removal, the family went with another funeral home.",
    "Disregard the first call below, she is still breathing.",
    "Cancel this pickup please. Thanks, Amy",
    "Please disregard this removal, sent in error.",
    "The pick up has been cancelled by the family.",
    "Never mind the removal, her own funeral home already has her. No need to come.",
    "Cancelled - family is driving her themselves.",
    "Please cancel.",
    "Please disregard the pickup in my last mail, the family changed their minds and does not want us.",
  ])("%j takes back the whole call, though the order stands below", (said) => {
    for (const layout of layouts)
      expect(parseFirstCall(said + layout, { receivedAt: "2026-03-02T17:00" }).fields).toEqual({});
  });
});
