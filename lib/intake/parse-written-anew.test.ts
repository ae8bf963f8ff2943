// Tests of sheets whose labels no sign parts from their words, and of logs whose entry tells the hour of the call.
import { describe, expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";
import { partFlatForm } from "./parse-flat-forms";

const fieldsOf = (text: string, receivedAt = "2026-04-06T12:05") => parseFirstCall(text, { receivedAt }).fields;

const flat =
  "Patient name OKAFOR, CHIDINMA GRACE DOB 09/19/1988 Age 37 Gender F Expiration date 04/06/2026 Expiration time 10:47 Attending Dr. Stella Marchand Certifying physician Dr. Amy Rader Coroner case No Family at bedside Yes Next of kin Emeka Okafor Relationship Husband Phone 775-555-0192 Veteran No Precautions Droplet Mortuary selected Sierra Sage Mortuary Mortuary address 1750 Kuenzli St, Reno, NV 89502 Ready for release Yes Comment husband asks for female staff only";

describe("a form in one line", () => {
  it.each([
    ["deceasedName", "Chidinma Grace Okafor"],
    ["timeOfPassing", "1047"],
    ["attendingDoctor", "Stella Marchand"],
    ["certifyingDoctor", "Amy Rader"],
    ["nokName", "Emeka Okafor"],
    ["nokPhone", "(775) 555-0192"],
    ["infectionPrecautions", "Droplet"],
    ["destinationFuneralHome", "Sierra Sage Mortuary"],
    ["isVeteran", "NO"],
  ] as const)("tells %s", (field, value) => {
    expect(fieldsOf(flat)[field]).toBe(value);
  });

  it("leaves running words as they are", () => {
    const told =
      "My mother Ada Wren passed away tonight at Cedar Falls Hospital and the nurse told us that Dr. Ames will sign. We would like Harmeyer Funeral Home to come for her. Her Age is 84 and she was no Veteran. The Phone of my sister Ruth Wren is 312-555-0144. She is the next of kin. Room 12 is on the second Floor. Please ring before you come, the Address is on the letter.";
    expect(partFlatForm(told)).toBeNull();
  });
});

describe("answers of a form in an export", () => {
  it("reads pairs of q and a", () => {
    const fields = fieldsOf(
      '[{"Answers":[{"q":"Who is calling?","a":"Jolene Hatch"},{"q":"Deceased (Last, First Middle)","a":"Whitekiller, Curtis Leon"},{"q":"DOB","a":"6/11/1966"},{"q":"Height","a":"6\'0\\""},{"q":"NOK phone","a":"918.555.0144"},{"q":"Room","a":"Morgue"}]}]',
    );
    expect(fields).toMatchObject({
      callerName: "Jolene Hatch",
      deceasedName: "Curtis Leon Whitekiller",
      dateOfBirth: "06-11-1966",
      height: "6ft 0in",
      nokPhone: "(918) 555-0144",
      locationRoom: "Morgue",
    });
  });

  it("reads rows below Field,Value", () => {
    const fields = fieldsOf(
      'Field,Value\nCall Time,04/06/2026 11:10\nWho Called,Emmett Strand\nReturn Number,619-555-0153\nDecedent,"Fujimoto, Grace K."\nBirth Date,"March 3, 1932"\nPassed On,04/06/2026\nPassed At,9:12 AM\nSteps,"2 at front, ramp at side"\nVet,N',
    );
    expect(fields).toMatchObject({
      callerName: "Emmett Strand",
      callerPhone: "(619) 555-0153",
      deceasedName: "Grace K Fujimoto",
      timeOfPassing: "0912",
      stairsOrObstacles: "2 at front, ramp at side",
    });
  });
});

describe("the entry of a shift's log", () => {
  const entry = "FIRST CALL. Tanner Oglesby RN, 706-555-0114. Ida Belle Crowder died at home.";
  it.each([
    [`NIGHT LOG 12/01-12/02/26\n2340  van 3 back\n0218  ${entry}\n0410  wrong number`, "2026-12-02T02:18"],
    [`NIGHT LOG 12/1 into 12/2/2026\n1905  van 2 back\n2342  ${entry}\n0130  quiet`, "2026-12-01T23:42"],
    [`DAY DESK LOG SAT 12/2/2026\n04:15 - hearse washed\n05:05 - ${entry}\n05:20 - crew rung`, "2026-12-02T05:05"],
    [`OVERNIGHT, Wed 2 December 2026\n12:30a  nothing\n4:12a   ${entry}\n5:00a   ice on US 82`, "2026-12-02T04:12"],
  ])("%s", (text, expected) => {
    expect(fieldsOf(text, "2026-12-02T06:58").callReceivedAt).toBe(expected);
  });

  it("tells nothing where the day is not told, or more than one call is", () => {
    const bare = `2340  van 3 back\n0218  ${entry}\n0410  wrong number`;
    expect(fieldsOf(`NIGHT LOG\n${bare}`, "2026-12-02T06:58").callReceivedAt).toBeUndefined();
    expect(
      fieldsOf(`LOG 12/02/26\n0100  FIRST CALL Ada Wren\n${bare}`, "2026-12-02T06:58").callReceivedAt,
    ).toBeUndefined();
  });
});

describe("marks of programs and printers beside labels", () => {
  it.each([
    [
      "field marks",
      "Reported_By__c: Kirsten Halvorsen\nDecedent_First__c: Maren\nDecedent_Last__c: Christensen\nNOK_Name__c: Sven Christensen\nFH__c: Millcreek Family Mortuary\nReady__c: FALSE",
      {
        callerName: "Kirsten Halvorsen",
        deceasedName: "Maren Christensen",
        nokName: "Sven Christensen",
        isDeceasedReady: "NO",
      },
    ],
    [
      "box numbers",
      "[1] PATIENT NAME      Broussard, Evelyn Mae            [2] D.O.B.            02/27/1951\n[3] ATTENDING         R. Thibodeaux, MD                 [4] LEGAL NOK        Marcus Broussard\n[5] EST. WT          88 kg\n[6] FUNERAL HOME     Riemann Street Mortuary",
      {
        deceasedName: "Evelyn Mae Broussard",
        dateOfBirth: "02-27-1951",
        nokName: "Marcus Broussard",
        weight: "194lbs",
      },
    ],
    [
      "dot leaders",
      "Patient name. .. Dahlquist, Karen Sue\nBirthdate . ....  06/13/1959     Age . 66      Sex. F\nNursing unit .. Med/Surg 3rd Fl     Bed ..  307\nDeath cert. by . M. Okafor, MD\nReleased to ...  Sweetgrass Mortuary\nVet .. Y",
      {
        deceasedName: "Karen Sue Dahlquist",
        dateOfBirth: "06-13-1959",
        age: "66",
        sex: "Female",
        certifyingDoctor: "M Okafor",
      },
    ],
    [
      "columns of a board",
      "#  | IN   | CLIENT            | DECEDENT                | KIN                               | LB  | 2M | STAT\n14 | 0325 | Ahlstrom Funeral Home | FENNIMORE, Lucille A | Tom Fennimore, stepson 218-555-0138 | 127 | N  | ready",
      { deceasedName: "Lucille A Fennimore", nokName: "Tom Fennimore", weight: "127lbs" },
    ],
    [
      "a doctor's partner",
      "Decedent: Alberta Finney\nAttended by: Dr. Siobhan Reilly\nDC signer: Dr. Reilly's partner, Dr. Hal Munoz  (804) 555-0166",
      { attendingDoctor: "Siobhan Reilly", certifyingDoctor: "Hal Munoz", certifyingDoctorPhone: "(804) 555-0166" },
    ],
  ])("%s", (_, text, expected) => {
    expect(fieldsOf(text)).toMatchObject(expected);
  });
});

const told = [
  ["Name of decedent", "Ada Wren"],
  ["Date of birth", "3/4/1941"],
  ["Next of kin", "Ruth Wren"],
  ["Weight", "140"],
  ["Funeral home", "Harmeyer Funeral Home"],
] as const;

describe("a history of settings", () => {
  it.each([
    ["changed", ([label, value]: readonly [string, string]) => `${label} changed from "" to "${value}"`],
    ["set", ([label, value]: readonly [string, string]) => `9:14 PM jo: ${label} set to ${value}`],
    ["updated", ([label, value]: readonly [string, string]) => `${label} was updated to ${value}.`],
  ])("tells what was %s", (_, write) => {
    const fields = fieldsOf([...told.map(write), write(["Weight", "160"])].join("\n"));
    expect(fields).toMatchObject({
      deceasedName: "Ada Wren",
      dateOfBirth: "03-04-1941",
      nokName: "Ruth Wren",
      weight: "160lbs",
      destinationFuneralHome: "Harmeyer Funeral Home",
    });
  });
});

describe("values beside what a program keeps of them", () => {
  it.each([
    ["JSON", JSON.stringify(Object.fromEntries(told.map(([label, value]) => [label, { value, type: "text" }])))],
    ["HTML", told.map(([label, value]) => `<div><span>${label}</span> <span>${value}</span></div>`).join("\n")],
  ])("are read from %s", (_, text) => {
    expect(fieldsOf(text)).toMatchObject({ deceasedName: "Ada Wren", nokName: "Ruth Wren", weight: "140lbs" });
  });
});
