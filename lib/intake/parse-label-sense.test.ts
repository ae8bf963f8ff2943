// Tests of labels that no table lists and that are understood by what each of their words says.
import { describe, expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";

const values = {
  name: "Dana Whitfield",
  doctor: "Dr. Dana Whitfield",
  phone: "641-555-0133",
  kin: "daughter",
  hour: "5:40 AM",
  later: "tomorrow at 10:30 AM",
  house: "hospice",
};

const told = {
  contactName: "Dana Whitfield",
  contactPhone: "(641) 555-0133",
  callerName: "Dana Whitfield",
  callerPhone: "(641) 555-0133",
  callerIdPhone: "(641) 555-0133",
  callerType: "Hospice",
  nokRelationship: "daughter",
  nokName: "Dana Whitfield",
  nokAltPhone: "(641) 555-0133",
  releaseAuthorizedBy: "Dana Whitfield",
  pronouncedBy: "Dana Whitfield",
  attendingDoctor: "Dana Whitfield",
  certifyingDoctor: "Dana Whitfield",
  callReceivedAt: "2026-09-14T05:40",
  requestedTime: "10:30",
};

const asked: readonly (readonly [string, keyof typeof values, keyof typeof told])[] = [
  ["Point person at site", "name", "contactName"],
  ["Who do we see when we get there?", "name", "contactName"],
  ["Staff meeting the van", "name", "contactName"],
  ["Number to ring when outside", "phone", "contactPhone"],
  ["Who's writing", "name", "callerName"],
  ["Whom did we speak with?", "name", "callerName"],
  ["Where can we call you back?", "phone", "callerPhone"],
  ["In case we lose you", "phone", "callerPhone"],
  ["Captured number", "phone", "callerIdPhone"],
  ["Calling on behalf of", "house", "callerType"],
  ["Connection to deceased", "kin", "nokRelationship"],
  ["Family lead", "name", "nokName"],
  ["Other number to reach next of kin", "phone", "nokAltPhone"],
  ["Person giving permission", "name", "releaseAuthorizedBy"],
  ["Consent to remove from", "name", "releaseAuthorizedBy"],
  ["RN who pronounced death", "name", "pronouncedBy"],
  ["Last seen by", "doctor", "attendingDoctor"],
  ["Doctor responsible for certificate", "name", "certifyingDoctor"],
  ["Intake started", "hour", "callReceivedAt"],
  ["Call picked up", "hour", "callReceivedAt"],
  ["Time of initial contact", "hour", "callReceivedAt"],
  ["When ready", "later", "requestedTime"],
  ["Family would like us there at", "later", "requestedTime"],
  ["No earlier than", "later", "requestedTime"],
];

const refused: readonly (readonly [string, keyof typeof values])[] = [
  ["Landlord contact", "name"],
  ["Former doctor (retired)", "doctor"],
  ["Crew ETA", "hour"],
  ["Doctor called", "hour"],
  ["Family notified", "hour"],
  ["Message taken by", "name"],
  ["Point person at site", "kin"],
  ["Nobody listed this", "name"],
];

const sheet = (line: string) =>
  parseFirstCall(`Deceased: Alma Reyes\nDOB: 3/4/1941\n${line}\nWeight: 180\nFuneral home: Bell Funeral Home`, {
    receivedAt: "2026-09-14T06:12",
  }).fields;

describe("what all words of a label say", () => {
  it.each(asked)("%s, before a %s, asks for %s", (label, sort, field) => {
    expect(sheet(`${label}: ${values[sort]}`)[field]).toBe(told[field]);
  });

  it.each(refused)("%s, before a %s, asks for nothing of ours", (label, sort) => {
    expect(Object.values(sheet(`${label}: ${values[sort]}`))).not.toContainEqual(
      expect.stringMatching(/Dana Whitfield|05:40|^daughter/),
    );
  });
});

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
