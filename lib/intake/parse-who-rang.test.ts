// Tests who is chosen as the one who rang, and that number, standing and hour are that person's.
import { describe, expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";

const read = (text: string) => parseFirstCall(text, { receivedAt: "2026-08-21T03:30" }).fields;
const died = "Mr. Olaf Berg, dob 6/1/1940, died 1:05 am in rm 12.";

describe("who rang", () => {
  it.each([
    ["Took a call just after midnight from a Rev. Clyde Mabry on behalf of the family.", "Clyde Mabry"],
    ["Msg left w/ svc 0105 by Bill Tuttle, a friend.", "Bill Tuttle"],
    ["Tammy w/ Shady Grove: pt passed.", "Tammy"],
    ["hey its jolene at hartman fh, need a removal.", "Jolene"],
    ["Just hung up with Glenna from Oak Hollow Manor.", "Glenna"],
    ["A gentleman named Ernest Lovell telephoned at 3:05 am.", "Ernest Lovell"],
    ["Nurse on 6. Says her name is Corazon Villaruz.", "Corazon Villaruz"],
    ["I am the daughter-in-law, Becca Halvorson, 307-555-0153.", "Becca Halvorson"],
    ["Corinne Mabry RN, my cell is 641-555-0108.", "Corinne Mabry"],
    ["Neighbor lady (Mrs. Fay Osgood, 207-555-0134) reports a death.", "Fay Osgood"],
  ])("is found in %s", (line, name) => expect(read(`${line}\n${died}`).callerName).toBe(name));

  it.each([
    ["We are ready for you any time.\nThanks.\n\nT. Rieck LPN, station 2, 507-555-0120", "T Rieck"],
    ["I am at 603-555-0150 with questions. Gail Brackett, case coordinator", "Gail Brackett"],
    ["Please send our regards.\nUn abrazo,\nRodolfo Cantú", "Rodolfo Cantú"],
    ["My cell is 319-555-0147.\nNate / Brandt-Olsen Funeral Home", "Nate"],
  ])("signs at the end: %s", (foot, name) => expect(read(`${died}\n${foot}`).callerName).toBe(name));

  it.each([
    ["Caller: Anchorage Pioneer Home - Tess Nakai LPN", "Tess Nakai"],
    ["Req by: Heron & Vance Funeral Home / Teddy / 813-555-0105", "Teddy"],
    ["Told by: Father Tom Egan, hospital chaplain", "Tom Egan"],
    ["Submitted by: jtran@rehab.example (Jenny Tran, Social Services)", "Jenny Tran"],
  ])("stands behind the house or the mail of %s", (line, name) =>
    expect(read(`${line}\nName of deceased: Olaf Berg\nDOB: 6/1/1940\nDOD: 8/21/2026`).callerName).toBe(name),
  );

  it.each([
    "This office was notified by Deputy Crane of the death.",
    "Told Vernon we will come. He called 911.",
    "Wife Ann Berg was called by the nurse.",
    "Next of kin Ann Berg advised, no answer.",
    "Ann Berg, the wife, checked in on him at 3 am and he was fine.",
  ])("is nobody of %s", (line) => expect(read(`${line}\n${died}`).callerName).toBeUndefined());
});

describe("what belongs to the one who rang", () => {
  it("is the number said of that person by name or pronoun", () => {
    expect(read(`Barb Yost called. ${died} Barb 717-555-0191.`).callerPhone).toBe("(717) 555-0191");
    expect(read(`Marge Olin called. ${died} She wants to be called back at 541-555-0187.`).callerPhone).toBe(
      "(541) 555-0187",
    );
  });

  it("is no number of another", () => {
    expect(read(`Barb Yost called. ${died} Widow Ann Kreider 717-555-0191.`).callerPhone).toBeUndefined();
    expect(
      read(`Barb Yost called. ${died} Neighbor Bob Till has the keys. He can be reached at 330-555-0188.`).callerPhone,
    ).toBeUndefined();
  });

  it("is the kind of house that the calling tells, whatever office is named beside", () => {
    const fields = read(
      `County ME declined, per Nurse Faye Ludwig at Ridgecrest Hospital who called this in (661-555-0110). ${died}`,
    );
    expect(fields).toMatchObject({ callerName: "Faye Ludwig", callerType: "Hospital" });
  });

  it("is the hour in the sentence of the ring", () => {
    expect(read(`At 2:22 this morning a Ms. Wilhelmina Tate rang from Sandusky Gardens. ${died}`).callReceivedAt).toBe(
      "2026-08-21T02:22",
    );
  });
});
