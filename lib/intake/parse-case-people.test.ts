// Tests who pronounced, signs, attends and releases in running text, and what follows for the coroner's case.
import { describe, expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";

const read = (text: string) =>
  parseFirstCall(`Removal request. Decedent: Abel Dunn\n${text}`, { receivedAt: "2026-06-02T01:30" }).fields;

describe("the people of a case", () => {
  it.each([
    ["pronouncedBy", "Pronounced at 0007 on 6/2/26 by Dr. Osei Mensah", "Osei Mensah"],
    ["pronouncedBy", "TIME PRONOUNCED 0007 BY MEDIC 31, LT AMY SOSA", "Amy Sosa"],
    ["pronouncedBy", "Did a nurse pronounce? yes, Nurse Practitioner Odalys Ferrer", "Odalys Ferrer"],
    ["pronouncedBy", "Pronounced by ER staff. Kin: Ann Dunn", undefined],
    ["pronouncedBy", "The nurse has not pronounced yet.", undefined],
    ["timeOfPassing", "Pronounced by: Coy Lanning RN, 0112", "0112"],
    ["timeOfPassing", "DIED 2209 IN ER", "2209"],
    ["timeOfPassing", "DOD/TOD: 6-1-26/2205", "2205"],
    ["timeOfPassing", "Passed in his sleep, found at 6 this morning.", undefined],
    ["attendingDoctor", "DR: ATTENDING WEHRMAN, CERTIFYING MUELLER 660-555-0158", "Wehrman"],
    ["certifyingDoctor", "DR: ATTENDING WEHRMAN, CERTIFYING MUELLER 660-555-0158", "Mueller"],
    ["certifyingDoctorPhone", "DR: ATTENDING WEHRMAN, CERTIFYING MUELLER 660-555-0158", "(660) 555-0158"],
    ["certifyingDoctor", "Attending Dr. Yamasaki. He signs too", "Yamasaki"],
    ["certifyingDoctor", "Attending: Dr. Ann Ruiz\nDC: ATTENDING WILL SIGN", "Ann Ruiz"],
    ["certifyingDoctor", "Dr. Ruiz has refused to sign.", undefined],
    ["certifyingDoctor", "Will Dr. Ruiz sign? Don't know yet.", undefined],
    ["attendingDoctor", "Family attending: Rosa and Pete.", undefined],
    ["attendingDoctor", "Signing physician: Dr. Ann Ruiz", undefined],
    ["doctorPhone", "Attending: Dr. Ann Ruiz   Signs: Dr. Ann Ruiz  603-555-0152", "(603) 555-0152"],
    ["releaseAuthorizedBy", "BODY RELEASED TO TRANSPORT BY CORONER R DELLINGER", "R Dellinger"],
    ["releaseAuthorizedBy", "News release by Kim Dorn.", undefined],
    ["hospiceName", "Agency: Lone Mesa Hospice, Inc.", "Lone Mesa Hospice, Inc."],
    ["hospiceName", "He was on hospice thru bright harbor.", "Bright Harbor"],
    ["hospiceName", "Hospice was discontinued last week.", undefined],
  ] as const)("%s: %s", (field, text, answer) => {
    expect(read(text)[field]).toBe(answer);
  });
});

describe("the coroner's case", () => {
  it.each([
    ["ME CASE NO: 25-11874", "YES", "25-11874"],
    ["ME declined, ref 26-3310", "NO", "26-3310"],
    ["Medical Examiner Case:  (X) YES  ( ) NO   Case # 26-2207", "YES", "26-2207"],
    ["CORONER CALLED [x] yes [ ] no   JURISDICTION  [ ] taken [x] released", "NO", undefined],
    ["M.E./Coroner case? YES Fulton County, case 26-0077", "YES", "26-0077"],
    ["NJA # 26-08871", "NO", undefined],
    ["Police case 26-33121, coroner notified", undefined, undefined],
  ] as const)("%s", (text, isCase, number) => {
    const { isCoronerCase, coronerCaseNumber } = read(text);
    expect([isCoronerCase, coronerCaseNumber]).toEqual([isCase, number]);
  });
});

describe("what is ready, given and tested", () => {
  it.each([
    ["isDeceasedReady", "Ready? after 6 pm pls, bath not done", "NO"],
    ["isDeceasedReady", "Nurse Abdi, ready, no fam.", "YES"],
    ["isDeceasedReady", "Have your paperwork ready.", undefined],
    ["isDonor", "Medically unsuitable for donation.", "NO"],
    ["isDonor", "His kidney was a donor kidney.", undefined],
    ["isDonor", "Organ donor?  ___ Yes  _X_ No", "NO"],
    ["covidStatus", "COVID +", "Positive"],
    ["covidStatus", "SARS-CoV-2: not detected", "Negative"],
    ["covidStatus", "COVID tested: no", "Unknown"],
    ["embalmingPermission", "Family does not want him embalmed.", "NO"],
    ["infectionPrecautions", "HAZ: ICE ON FRONT STEPS", undefined],
  ] as const)("%s: %s", (field, text, answer) => {
    expect(read(text)[field]).toBe(answer);
  });
});
