// Corrections: what was taken back never stands in a field, and what is told instead does.
import { describe, expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";

const read = (text: string) => parseFirstCall(text, { receivedAt: "2026-05-19T14:44" }).fields;

const ticket = ({ room = "rm 20", phone = "478-555-0107", time = "3:30 AM", born = "1/19/1931", weight = "180 lbs" }) =>
  `MSG 4418  taken 05/19/2026 3:58 AM by Op Rhea
Rhonda Seagraves, charge nurse, Pinehurst Convalescent, 478-555-0136, reports the death of Ulysses Grant Mobley, ${room}, at ${time}. DOB ${born}. Nursing home is 1400 Vineville Ave, Macon GA 31204. NOK granddaughter Keisha Mobley ${phone}. Dr. Adair signs. Goes to Hutchings-Poole Funeral Home. ${weight}.`;

describe("what is added later", () => {
  it.each([
    ["ADD 4:31 AM (Rhea): Room is 28, not 20.", "locationRoom", "28", "20"],
    ["** CORRECTION ** room should be 28", "locationRoom", "28", "20"],
    ["ADD: Keisha's number had two digits swapped, it is 478-555-0170.", "nokPhone", "(478) 555-0170", "0107"],
    ["CORRECTION: TOD 3:13 AM", "timeOfPassing", "0313", "0330"],
    ["Amendment: dob should be 1/19/1913", "dateOfBirth", "01-19-1913", "1931"],
    ["UPDATE: wt is 210 lbs, not 180", "weight", "210lbs", "180"],
    [
      "ADD: Keisha changed the funeral home, now Desert View Mortuary.",
      "destinationFuneralHome",
      "Desert View Mortuary",
      "Hutchings",
    ],
    [
      "ADD 5:47 AM: Dr. Adair is on leave, Dr. Simone Wynn will sign instead",
      "certifyingDoctor",
      "Simone Wynn",
      "Adair",
    ],
    ["Change: Dr. Wynn to sign, not Adair", "certifyingDoctor", "Wynn", "Adair"],
  ] as const)("%s", (added, field, value, gone) => {
    const fields = read(`${ticket({})}\n\n${added}`);
    expect(fields[field]).toBe(value);
    expect(fields[field]).not.toContain(gone);
    expect(fields.deceasedName).toBe("Ulysses Grant Mobley");
  });

  it("changes a labelled line", () => {
    const fields = read(
      "DECEASED: Alcide Numa Verret\nWEIGHT: 140 lbs\nROOM: 25\nDIED 5/19/2026\n\nAMENDED: WEIGHT: 104 lbs",
    );
    expect(fields).toMatchObject({ weight: "104lbs", locationRoom: "25" });
  });
});

describe("what is said again", () => {
  it.each([
    [{ room: "rm 20 [CORRECTED: rm 28]" }, "locationRoom", "28"],
    [{ room: "~~rm 20~~ rm 28" }, "locationRoom", "28"],
    [{ room: "rm 28 (was 20)" }, "locationRoom", "28"],
    [{ phone: "478-555-0107 no wait 0170" }, "nokPhone", "(478) 555-0170"],
    [{ phone: "478-555-0107. No, he's shaking his head at me, it's 478-555-0170" }, "nokPhone", "(478) 555-0170"],
    [{ time: "3:30 AM. No, hold on, 3:13 AM" }, "timeOfPassing", "0313"],
    [
      { born: "January 19, 1931. No, hold on, I'm reading it wrong. 1913. January 19, 1913" },
      "dateOfBirth",
      "01-19-1913",
    ],
    [{ born: "1/19/1931, sorry, 1913" }, "dateOfBirth", "01-19-1913"],
    [{ weight: "180 lbs, no 210 lbs" }, "weight", "210lbs"],
    [{ weight: "180 lbs. Keisha says more like 210, go with 210" }, "weight", "210lbs"],
  ] as const)("%j", (said, field, value) => {
    expect(read(ticket(said))[field]).toBe(value);
  });

  it("leaves two times that both hold", () => {
    expect(read(ticket({ time: "3:30 AM, pronounced at 3:50 AM" })).timeOfPassing).not.toBe("0335");
    expect(read(ticket({ phone: "478-555-0107, sorry for the noise, cousin Ann Moody 478-555-0188" })).nokPhone).toBe(
      "(478) 555-0107",
    );
  });

  it("reads the changes of a field", () => {
    const fields = read(
      "CASE 3391\nCall logged: Noah Begaye RN, Kaibab Crest Medical Center, 928-555-0170. Patient died today.\nField change: Weight  220 > 202\nField change: Full name  Jake Whitlow > Jacob Tyler Whitlow",
    );
    expect(fields.weight).toBe("202lbs");
  });
});

describe("a dictation", () => {
  it("says numbers, days and restarts", () => {
    const fields = read(
      "Dictated from the car. First call period. Caller is Pastor Dale no scratch that caller is Joyce Amundson A M U N D S O N she is the wife period. Call her back at 605 555 0147 period. Deceased is Merle Gordon Amundson comma born 1 slash 30 slash 1942 period. He died about 8 10 this morning comma he weighs two hundred thirty pounds period. End.",
    );
    expect(fields).toMatchObject({
      callerName: "Joyce Amundson",
      callerRelationship: "wife",
      callerPhone: "(605) 555-0147",
      dateOfBirth: "01-30-1942",
      timeOfPassing: "0810",
    });
    expect(JSON.stringify(fields)).not.toContain("Dale");
  });
});

describe("a shift's log", () => {
  const log = (heading: string) =>
    `${heading}\n2305 test page to all on call, ok\n0411 FIRST CALL. Yolanda Espy, daughter, 334-555-0155. Her mother, Mrs. Willie Ruth Espy, 90, born 2-20-36, passed 0340 at home.\n0418 Weight 135 lbs.\n0622 wrong number`;

  it.each(["SHIFT LOG Mon 5/18 into Tue 5/19/2026", "NIGHT LOG 05/18-05/19/26", "Night desk, 5/18 -> 5/19/2026"])(
    "%s",
    (heading) => {
      expect(read(log(heading))).toMatchObject({
        callReceivedAt: "2026-05-19T04:11",
        callerName: "Yolanda Espy",
        deceasedName: "Willie Ruth Espy",
        timeOfPassing: "0340",
        weight: "135lbs",
      });
    },
  );
});

describe("a talk that reports no death", () => {
  it.each([
    "AGENT: Elm Chapel, are you calling to report a death?\nCALLER: No, this is Steve with Midwest Linen, 312-555-0171.\nAGENT: They are out.\nCALLER: Call me at room 200, 14 Main St, Gary IN 46402.\nAGENT: Fine.",
    "OPERATOR: Elm Chapel.\nCALLER: Is the owner around? We do Google reviews for funeral homes. 201-555-0187.\nOPERATOR: He is out.\nCALLER: The first month's free. Ask for Marco Bellini.\nOPERATOR: Fine.",
  ])("gives nothing: %s", (text) => {
    expect(read(text)).toEqual({});
  });
});

describe("a family that has left", () => {
  it.each([
    ["His mother was, but she went home. Nobody here now.", "NO"],
    ["The daughter was here earlier, she's gone.", "NO"],
    ["The son left but his wife is still here.", "YES"],
    ["Yes, his wife and two sons.", "YES"],
  ])("%s", (answer, value) => {
    const fields = read(
      `AGENT: Who has died?\nCALLER: Everett Lamont Purdy.\nAGENT: Is the family there?\nCALLER: ${answer}\nAGENT: Date of birth?\nCALLER: 6/2/1947.`,
    );
    expect(fields.isFamilyThere).toBe(value);
  });

  it("shows the whole correction as what a value was read from", () => {
    const text =
      "Resident Carl Stone, DOB 1/12/36  [CORRECTED: 1/21/36]\nDied 0112 at Oak Manor, 12 Elm St, Dover, DE 19901";
    const { fields, evidence } = parseFirstCall(text, { receivedAt: "2026-03-21T02:17" });
    expect(fields.dateOfBirth).toBe("01-21-1936");
    expect(text.slice(evidence.dateOfBirth?.start, evidence.dateOfBirth?.end)).toBe("1/12/36  [CORRECTED: 1/21/36]");
  });
});
