// Tests of labels that no table lists and that are understood by what each of their words says.
import { describe, expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";
import { senseRole } from "./parse-label-sense";

const values = {
  name: "Dana Whitfield",
  doctor: "Dr. Dana Whitfield",
  phone: "641-555-0133",
  kin: "daughter",
  hour: "5:40 AM",
  later: "tomorrow at 10:30 AM",
  house: "hospice",
};

const asked: readonly (readonly [string, keyof typeof values, string])[] = [
  ["Point person at site", "name", "contact"],
  ["Who do we see when we get there?", "name", "contact"],
  ["Staff meeting the van", "name", "contact"],
  ["Waiting with body", "name", "contact"],
  ["Number to ring when outside", "phone", "contact phone"],
  ["Who's writing", "name", "caller"],
  ["Whom did we speak with?", "name", "caller"],
  ["Where can we call you back?", "phone", "caller phone"],
  ["In case we lose you", "phone", "caller phone"],
  ["Captured number", "phone", "callerId"],
  ["Calling on behalf of", "house", "callerType"],
  ["Connection to deceased", "kin", "relationship"],
  ["Family lead", "name", "nok"],
  ["Other number to reach next of kin", "phone", "nok altPhone"],
  ["Person giving permission", "name", "release"],
  ["Consent to remove from", "name", "release"],
  ["RN who pronounced death", "name", "pronouncer"],
  ["Last seen by", "doctor", "attending"],
  ["Doctor responsible for certificate", "name", "certifier"],
  ["Intake started", "hour", "callDateTime"],
  ["Call picked up", "hour", "callDateTime"],
  ["Time of initial contact", "hour", "callDateTime"],
  ["When ready", "later", "requestedDateTime"],
  ["Family would like us there at", "later", "requestedDateTime"],
  ["No earlier than", "later", "requestedDateTime"],
];

const refused: readonly (readonly [string, keyof typeof values])[] = [
  ["Landlord contact", "name"],
  ["Former doctor (retired)", "doctor"],
  ["Crew ETA", "hour"],
  ["Doctor called", "hour"],
  ["Family notified", "hour"],
  ["Call ended", "hour"],
  ["Message taken by", "name"],
  ["Point person at site", "kin"],
  ["Nobody listed this", "name"],
];

describe("what all words of a label say", () => {
  it.each(asked)("%s, before a %s, asks for %s", (label, sort, expected) => {
    const role = senseRole(label, values[sort]);
    expect([role?.owner, ...(role?.kinds ?? [])].filter(Boolean).join(" ")).toBe(expected);
  });

  it.each(refused)("%s, before a %s, asks for nothing of ours", (label, sort) => {
    expect(senseRole(label, values[sort])).toBeNull();
  });
});

const sheet = (line: string) =>
  parseFirstCall(`Deceased: Alma Reyes\nDOB: 3/4/1941\n${line}\nWeight: 180\nFuneral home: Bell Funeral Home`, {
    receivedAt: "2026-09-14T06:12",
  }).fields;

describe("a sheet", () => {
  it.each([
    ["Taken at: 5:55 AM", "2026-09-14T05:55"],
    ["IN: 0541", "2026-09-14T05:41"],
    ["Time rec. 5:39am", "2026-09-14T05:39"],
    ["Call #2231 taken at 5:40 AM by Jo", "2026-09-14T05:40"],
    ["0540 call received", "2026-09-14T05:40"],
    ["Call rcvd last night 11:52 pm", "2026-09-13T23:52"],
    ["Received: 5:40", "2026-09-14T05:40"],
    ["Call received: 11:40 AM", undefined],
    ["Dr. called: 4:40 AM", undefined],
    ["Out: 0610", undefined],
  ])("tells when the call came: %s", (line, expected) => {
    expect(sheet(line).callReceivedAt).toBe(expected);
  });

  it.each([
    [
      "Who do we ask for? Patty Hendricks, 641-555-0151",
      { contactName: "Patty Hendricks", contactPhone: "(641) 555-0151" },
    ],
    [
      "Person phoning\nGeorge Tapp\nHis number\n641-555-0113",
      { callerName: "George Tapp", callerPhone: "(641) 555-0113" },
    ],
    ["Nurse who called: Ann Brock", { callerName: "Ann Brock", pronouncedBy: undefined }],
    ["Family member calling: Ann Brock", { callerName: "Ann Brock", nokName: undefined }],
    [
      "Family lives at: 14 Elm St, Pella, IA 50219",
      { nokAddress: "14 Elm St, Pella, IA 50219", homeAddress: undefined },
    ],
    [
      "Nearest kin & address: Lou Vance, 6 Fox Ln, Ames, IA 50010",
      { nokName: "Lou Vance", nokAddress: "6 Fox Ln, Ames, IA 50010" },
    ],
    ["Attorney: Blaine Fox 641-555-0187", { callerName: undefined, callerPhone: undefined }],
    ["POA (not kin): Sue Ellis 641-555-0124", { nokName: undefined, nokPhone: undefined }],
    ["Next appointment with doctor: 9/22/26 2 PM", { requestedDate: undefined, requestedTime: undefined }],
    ["Ready: after 10 AM", { isDeceasedReady: "NO", requestedTime: "10:00" }],
  ])("is read by the words of its labels: %s", (line, expected) => {
    const fields: Record<string, string | undefined> = sheet(line);
    expect(Object.fromEntries(Object.keys(expected).map((field) => [field, fields[field]]))).toEqual(expected);
  });
});
