// Tests what clauses tell of doctors, the coroner, plans, gifts, service, tests and the way, and what they leave open.
import { describe, expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";

const read = (text: string) =>
  parseFirstCall(`Abel Dunn, 84, born 3/4/1941, died at his home, 12 Elm St, Pella, IA 50219. ${text} Thank you.`, {
    receivedAt: "2026-06-02T06:12",
  }).fields;

describe("a matter that a clause names", () => {
  it.each([
    ["isDonor", "Referred to the donor network, not a candidate.", "NO"],
    ["isDonor", "He has been accepted as a tissue donor.", "YES"],
    ["isDonor", "Donor eligibility is still being looked at.", "Unknown"],
    ["isDonor", "He was a blood donor for forty years.", undefined],
    ["isDonor", "In lieu of flowers we would take donations.", undefined],
    ["isPrearranged", "Family denies any preneed.", "NO"],
    ["isPrearranged", "He set it all up with you years ago.", "YES"],
    ["isPrearranged", "Prearrangement unknown.", "Unknown"],
    ["isPrearranged", "He'd already paid for his plot.", undefined],
    ["isVeteran", "He put in twenty years with the Air Force.", "YES"],
    ["isVeteran", "He was exempt from the draft.", "NO"],
    ["isVeteran", "He never wore a uniform.", "NO"],
    ["isVeteran", "Our son is home on leave from the Navy.", undefined],
    ["isVeteran", "The vet is coming for the dog at noon.", undefined],
    ["embalmingPermission", "Embalming will not be necessary.", "NO"],
    ["embalmingPermission", "They'll let you know about embalming tomorrow.", undefined],
    ["covidStatus", "He does have Covid so please gown up.", "Positive"],
    ["covidStatus", "We don't know his covid status.", "Unknown"],
    ["covidStatus", "Covid? Negative.", "Negative"],
    ["covidStatus", "We don't have any covid in the building.", undefined],
    ["covidStatus", "His wife tested positive for covid last month.", undefined],
    ["infectionPrecautions", "He wasn't isolated for anything.", "None"],
    ["infectionPrecautions", "He was on droplet.", "droplet"],
    ["hospiceName", "Mother was on Amity Hospice two years ago.", undefined],
    ["hospiceName", "In lieu of flowers, gifts to Maple Grove Hospice.", undefined],
    ["locationCounty", "He used to be the Marion County treasurer.", undefined],
    ["locationCounty", "The deputy is from Polk County.", undefined],
  ] as const)("%s: %s", (field, text, answer) => {
    expect(read(text)[field]).toBe(answer);
  });
});

describe("the coroner in a sentence", () => {
  it.each([
    ["The coroner's man came, looked, and left it to the doctor.", "NO", undefined],
    ["Coroner's office said they have no interest in the case.", "NO", undefined],
    ["Does not need to go to the coroner.", "NO", undefined],
    ["Medical examiner has waived jurisdiction, reference number ME26-0412.", "NO", "ME26-0412"],
    ["The ME gave us a number, 26-0093, and took him.", "YES", "26-0093"],
    ["They're going to hold him for the medical examiner.", "YES", undefined],
    ["Waiting to hear if the coroner wants him.", "Unknown", undefined],
    ["They won't know till Monday whether it's a coroner's case.", "Unknown", undefined],
    ["A coroner's case number was not issued.", undefined, undefined],
    ["Nobody has called the coroner.", undefined, undefined],
    ["They aren't taking the freeway.", undefined, undefined],
  ] as const)("%s", (text, isCase, number) => {
    const { isCoronerCase, coronerCaseNumber } = read(text);
    expect([isCoronerCase, coronerCaseNumber]).toEqual([isCase, number]);
  });
});

describe("doctors and who pronounced", () => {
  it.each([
    ["attendingDoctor", "Dr. Sandoval had him as a patient for years and will sign.", "Sandoval"],
    ["certifyingDoctor", "Dr. Sandoval had him as a patient for years and will sign.", "Sandoval"],
    ["attendingDoctor", "He was in Dr. Agee's care.", "Agee"],
    ["attendingDoctor", "Dr. Agee was his doctor until last year, now it's Dr. Brill.", "Brill"],
    ["attendingDoctor", "My own doctor is Dr. Agee. Dad's was Dr. Brill.", "Brill"],
    ["attendingDoctor", "Our daughter is Dr. Elaine Dunn, she lives in Denver.", undefined],
    ["attendingDoctor", "Dr. Iris Monk came by this morning to visit.", undefined],
    ["attendingDoctor", "The doctor handling the paperwork is Dr. Agee.", undefined],
    ["certifyingDoctor", "The doctor handling the paperwork is Dr. Agee.", "Agee"],
    ["certifyingDoctor", "It'll be Dr. Emmett Sykes on the death certificate.", "Emmett Sykes"],
    [
      "certifyingDoctor",
      "It was Dr. Crowe who treated him, and she's agreed to put her name on the certificate.",
      "Crowe",
    ],
    ["certifyingDoctor", "The doctor hasn't agreed to sign yet.", undefined],
    ["certifyingDoctorPhone", "Dr. Agee will sign. You can reach him at 641-555-0144.", "(641) 555-0144"],
    ["pronouncedBy", "Dr. Bonilla called it from the hospital by radio at 9:52 pm.", "Bonilla"],
    ["timeOfPassing", "Dr. Bonilla called it from the hospital by radio at 9:52 pm.", "2152"],
    ["pronouncedBy", "Gwen from hospice pronounced at 6.", "Gwen"],
    ["pronouncedBy", "Nobody has pronounced him yet, the nurse is on her way.", undefined],
    ["pronouncedBy", "Dr. Mabry called it in to us at 9.", undefined],
  ] as const)("%s: %s", (field, text, answer) => {
    expect(read(text)[field]).toBe(answer);
  });
});

describe("the way and the crew", () => {
  it.each([
    ["stairsOrObstacles", "There's a steep flight of stairs to the bedroom.", "steep flight of stairs to the bedroom"],
    [
      "stairsOrObstacles",
      "The hallway is narrow and there's a tight turn.",
      "The hallway is narrow and there's a tight turn",
    ],
    ["stairsOrObstacles", "Watch the two icy steps by the garage.", "two icy steps by the garage"],
    ["stairsOrObstacles", "There is not a single step to the bedroom.", "No"],
    ["stairsOrObstacles", "You won't have any stairs.", "No"],
    ["stairsOrObstacles", "He fell on the steep stairs last week.", undefined],
    ["stairsOrObstacles", "One elevator and it is slow.", undefined],
    ["crewNeeded", "You can't do it alone, come with a partner.", "2"],
    ["crewNeeded", "It'll take a couple of strong guys.", "2"],
    ["crewNeeded", "One driver is enough.", "1"],
    ["crewNeeded", "Two aides are with him.", undefined],
  ] as const)("%s: %s", (field, text, answer) => {
    expect(read(text)[field]).toBe(answer);
  });

  it("begins behind the speaker in a line of a chat", () => {
    const { isVeteran, stairsOrObstacles } = parseFirstCall(
      "[9/14/26, 5:58 AM] Marlow FH: have one for you, Abel Dunn, 12 Elm St, Pella, IA 50219\n[9/14/26, 5:59 AM] Marlow FH: vet? nope\n[9/14/26, 6:00 AM] Marlow FH: any stairs? yes 12 inside\n[9/14/26, 6:01 AM] You: ok",
      { receivedAt: "2026-09-14T06:12" },
    ).fields;
    expect([isVeteran, stairsOrObstacles]).toEqual(["NO", "12 inside"]);
  });
});
