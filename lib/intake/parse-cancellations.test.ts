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
    "Cancel the pickup at 12 Elm St for Dorothy Lang, she is now at Mercy Hospital, please pick up there.",
    "Dorothy Lang passed at 12 Elm St. We no longer need the hospital bed picked up.",
    "Cancel pickup at 4pm for Irma Hagen, make it 6pm. Manor Care, Aurora IL",
    "Irma Hagen died at Manor Care. If plans change I'll call to cancel the transport.",
    "Irma Hagen died at Manor Care. Another service came first but we had to cancel that removal.",
    "Name: Irma Hagen\nDOB: 3/4/1940\nSave | Cancel",
  ])("%j goes on", (text) => expect(isCancelled(openPage(text))).toBe(false));
});
