// Checks the layouts of forms: which label stands where, whose item it is, and which words it labels.
import { describe, expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";

const read = (text: string) => parseFirstCall(text, { receivedAt: "2026-04-05T03:00" }).fields;

describe("labels and what parts them from their words", () => {
  it.each([
    ["dotted leaders", "NAME .......... Gadsden, Wardell\nDATE OF BIRTH .. 09-19-1943\nAGE . . . . . 82"],
    ["wide gaps", "Deceased      Wardell Gadsden      Age      82\nBirth         09/19/1943           Sex      M"],
    ["no sign at all", "RESIDENT Wardell Gadsden\nBORN 9/19/1943\nAGE 82\nROOM 12\nWEIGHT 180"],
    ["lines to write on", "Name of deceased__Wardell Gadsden__ Age__82__\nBorn__09/19/1943__"],
    ["equals signs", "decedent_name=Wardell Gadsden\ndecedent_dob=1943-09-19\ndecedent_age=82"],
    ["bars", "| Decedent | Wardell Gadsden |\n| DOB | 1943-09-19 |\n| Age | 82 |"],
    [
      "mark-up",
      "<table><tr><th>Resident</th><td>Wardell Gadsden</td></tr>\n<tr><th>Birth date</th><td>Sept. 19, 1943</td></tr>\n<tr><th>Age</th><td>82</td></tr></table>",
    ],
    ["asterisks", "*Name of deceased:* Wardell Gadsden\n*DOB:* 9/19/43 | *Age:* 82"],
    ["headings in columns", "NAME               AGE   DOB\nWardell Gadsden    82    09/19/1943"],
  ])("%s", (_, text) => {
    expect(read(text)).toMatchObject({ deceasedName: "Wardell Gadsden", dateOfBirth: "09-19-1943", age: "82" });
  });

  it("reads a column of labels and the column of values that follows it", () => {
    const labels = [
      "Decedent:",
      "Sex:",
      "Date of Birth:",
      "Home Address:",
      "Died On:",
      "At (hour):",
      "Died At:",
      "County:",
    ];
    const values = [
      "Wilhelmina Strand",
      "Female",
      "02/08/1956",
      "1450 Larkspur Way, Lincoln, NE 68521",
      "03/14/2026",
      "6:37 PM",
      "Salt Creek Medical Center",
      "Lancaster",
    ];
    expect(read(`${labels.join("\n")}\n\n${values.join("\n")}`)).toMatchObject({
      deceasedName: "Wilhelmina Strand",
      sex: "Female",
      dateOfBirth: "02-08-1956",
      homeAddress: "1450 Larkspur Way, Lincoln, NE 68521",
      dateOfDeath: "03-14-2026",
      locationName: "Salt Creek Medical Center",
      locationCounty: "Lancaster",
    });
  });

  it("gives the items of a JSON object to the key that holds it", () => {
    const text = JSON.stringify({
      caller: { name: "Bettina Krol", phone: "786-555-0127", ext: "6021" },
      decedent: { first: "Ida", last: "Krantz", weight_kg: 57 },
      death: { date: "2026-02-02", time: "14:05", coroner_case: false },
      contacts: [{ type: "next_of_kin", name: "Saul Krantz", relationship: "son", phone: "937-555-0123" }],
    });
    expect(read(text)).toMatchObject({
      callerName: "Bettina Krol",
      callerPhone: "(786) 555-0127 x6021",
      deceasedName: "Ida Krantz",
      weight: "126lbs",
      dateOfDeath: "02-02-2026",
      timeOfPassing: "1405",
      isCoronerCase: "NO",
      nokName: "Saul Krantz",
      nokRelationship: "son",
      nokPhone: "(937) 555-0123",
    });
  });

  it("parts a label of several items and its words alike", () => {
    expect(read("Decedent: Ann Colby\nNOK / Relationship / Phone: Greg Colby / son / 503-555-0120")).toMatchObject({
      nokName: "Greg Colby",
      nokRelationship: "son",
      nokPhone: "(503) 555-0120",
    });
  });
});

describe("whose item it is", () => {
  it("follows headings, with the words right below them", () => {
    const fields = read(
      "DECEASED\n  Name: Ida Krantz\n  Residence: 12 Oak St, Salem, OR 97301\nNEXT OF KIN\n  Name: Saul Krantz\n  Present? Yes\nTAKE TO\n  Hoftender Mortuary, 2240 Jackson St, Dubuque, IA 52001",
    );
    expect(fields).toMatchObject({
      deceasedName: "Ida Krantz",
      homeAddress: "12 Oak St, Salem, OR 97301",
      nokName: "Saul Krantz",
      isFamilyThere: "YES",
      destinationFuneralHome: "Hoftender Mortuary",
      deliveryLocation: "2240 Jackson St, Dubuque, IA 52001",
    });
  });

  it.each([
    [
      "Attending: Dr. Hsu\nDr phone: 817-555-0111\nDoctor signing: Dr. Marsh\nDr phone: 817-555-0135",
      { doctorPhone: "(817) 555-0111", certifyingDoctorPhone: "(817) 555-0135" },
    ],
    [
      "Attending: Dr. Hsu, 817-555-0135\nWill sign? Yes",
      { attendingDoctor: "Hsu", certifyingDoctor: "Hsu", doctorPhone: "(817) 555-0135" },
    ],
    ["Dr / Cert: Dr. Tim Svoboda", { attendingDoctor: "Tim Svoboda", certifyingDoctor: "Tim Svoboda" }],
    [
      "Attending: Dr. Swenby\nMedical certifier: ( ) Attending  (x) Other: Dr. Kavanagh",
      { attendingDoctor: "Swenby", certifyingDoctor: "Kavanagh" },
    ],
  ])("doctors: %s", (text, expected) => {
    expect(read(`Decedent: Ida Krantz\n${text}`)).toMatchObject(expected);
  });

  it.each([
    ["NOK: unknown, trooper is looking for a brother", undefined],
    ["Wife (NOK): Leticia Trevino 956-555-0162", "Leticia Trevino"],
    ["Viuda: Carmen Lugo, es la más cercana, 787-555-0162", "Carmen Lugo"],
  ])("next of kin: %s", (text, name) => {
    expect(read(`Decedent: Ida Krantz\n${text}`).nokName).toBe(name);
  });
});

describe("ticks", () => {
  it.each([
    ["Family present? (Y) N", { isFamilyThere: "YES" }],
    ["Family present?  Y  (N)", { isFamilyThere: "NO" }],
    ["Veteran: Y___ N_x_", { isVeteran: "NO" }],
    ["[ ] Residence  [X] Hospital  [ ] N/H  [ ] ME", { deceasedLocation: "Hospital" }],
    ["Room 306     ☐ M ☑ F", { sex: "Female" }],
    ["M_x_ F___", { sex: "Male" }],
    ["( ) Jurisdiction assumed   (X) Jurisdiction declined", { isCoronerCase: "NO" }],
  ])("%s", (text, expected) => {
    expect(read(`Decedent: Ida Krantz\n${text}`)).toMatchObject(expected);
  });
});

describe("words behind labels", () => {
  it.each([
    ["Embalming: wife undecided", { embalmingPermission: "Unknown" }],
    ["Pre-need: on file with us", { isPrearranged: "YES" }],
    ["Donor: eyes only", { isDonor: "YES" }],
    ["Donor: referred, declined", { isDonor: "NO" }],
    ["Room: C-19", { locationRoom: "C-19" }],
    ["Unit: 4 East\nRoom: 412", { locationRoom: "412" }],
    ["DOD / TOD: 3-24-26 / 8:09 PM", { dateOfDeath: "03-24-2026", timeOfPassing: "2009" }],
    ["Release: Y by Dr. Amos Teter", { isDeceasedReady: "YES", releaseAuthorizedBy: "Amos Teter" }],
    ["Coroner case: Yes   Case no. SL-2026-117", { isCoronerCase: "YES", coronerCaseNumber: "SL-2026-117" }],
    [
      "Location address: N4710 Section 16 Rd, Ishpeming MI 49849",
      { locationAddress: "N4710 Section 16 Rd, Ishpeming, MI 49849" },
    ],
    [
      "Pickup: 241 Oak St, Salem, OR 97301\nWhen: 4/6 at 10 AM",
      { requestedDate: "2026-04-06", requestedTime: "10:00" },
    ],
  ])("%s", (text, expected) => {
    expect(read(`Decedent: Ida Krantz\n${text}`)).toMatchObject(expected);
  });
});

describe("what the words do not tell", () => {
  it.each([
    ["[ ] Residence  [ ] Hospital", "deceasedLocation"],
    ["Case no. SL-2026-117", "coronerCaseNumber"],
    ["Family present? Y / N", "isFamilyThere"],
    ["NOK: none living; executor is Boyd Farrant 308-555-0166", "nokPhone"],
  ] as const)("%s", (text, field) => {
    expect(read(`Decedent: Ida Krantz\n${text}`)[field]).toBeUndefined();
  });
});
