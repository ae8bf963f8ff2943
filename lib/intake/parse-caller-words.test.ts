// Tests who rang, whom the crew sees and when the call came in, where no plain label tells it.
import { expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";

const read = (text: string) => parseFirstCall(text, { receivedAt: "2026-03-14T02:30" }).fields;

it.each([
  ["Pls call Marcus, house sup at Juniper Regional Hospital, 928-555-0171. Pt Ron Hathcock expired 0110.", "Marcus"],
  ["Good evening, Carol with Willow Hospice. Our patient Rex Tate passed at 0110. My direct 931-555-0128", "Carol"],
  ["Caller identified himself as the power of attorney, Hugh Lasky, 847-555-0114. Dec: Edna Lasky", "Hugh Lasky"],
  ["We were notified at 0210 today by RN Mo Ali, 612-555-0178, of the death of Sten Dahl.", "Mo Ali"],
  ["this is Malia Kekauoha I am the house supervisor at Kona Hospital, patient expired 0120", "Malia Kekauoha"],
])("finds who rang in %s", (text, name) => {
  expect(read(text).callerName).toBe(name);
});

it.each([
  ["Please remove Orson Peay from Union Hospital, he expired 0110."],
  ["Driver: Moe Diaz 213-555-0107\nDispatched 0220\nDec: Paul Lind"],
  ["Clergy: Rev. Al Stone 606-555-0122 (family will contact). Dec: Hap Long"],
  ["Dr. on call (Dr. Ekström) phoned, order to pronounce. Dec: Hap Long"],
])("names no caller in %s", (text) => {
  expect(read(text).callerName).toBeUndefined();
});

it.each([
  ["Grandson Tyrell Boone called it in for grandma Essie Boone, passed at home. 404-555-0171.", "(404) 555-0171"],
  ["Caller: Ann Bell. Call us back if you need anything 256-555-0141. Dec: Roy Bell", "(256) 555-0141"],
  ["Caller: Jo Rusk, RN, St Ann's. Daughter Pam 505-555-0144 is NOK. Dec: Ida Rusk", undefined],
])("gives the caller the own number alone in %s", (text, phone) => {
  expect(read(text).callerPhone).toBe(phone);
});

it.each([
  ["Type of caller: Hospice\nCaller: Ana Ruiz\nDec: Roy Bell", "Hospice"],
  ["Caller is: [ ] Family [X] Hospice [ ] Police\nCaller: Ana Ruiz\nDec: Roy Bell", "Hospice"],
  ["Ordering firm: Keystone Mortuary\nOrdered by: Al Tucci\nDeceased: Dora Finch", "Funeral home"],
  [
    "FROM......: Sheree Langston\nOF........: Kettle Creek Health and Rehabilitation\nRE........: death of resident\nNAME......: Eldon Hatcher\nBORN......: 06/19/1938",
    "Nursing facility",
  ],
  ["Caller: Lisa Romano, attorney\nDec: Mario Bianchi", "Other"],
])("tells what kind of caller rings in %s", (text, type) => {
  expect(read(text).callerType).toBe(type);
});

it.each([
  ["Both died. Security Dean 605-555-0119. Dec: Roy Bell", "Dean", "(605) 555-0119"],
  ["Release contact: Admitting, Hector, 508-555-0100\nDec: Roy Bell", "Hector", "(508) 555-0100"],
  ["Call Denise on arrival, 503-555-0184. Patient Ray Coombs expired.", "Denise", "(503) 555-0184"],
  ["Church contact Rev. Joy Mills 606-555-0123 for the service. Dec: Hap Long", undefined, undefined],
])("finds whom the crew sees in %s", (text, name, phone) => {
  const { contactName, contactPhone } = read(text);
  expect([contactName, contactPhone]).toEqual([name, phone]);
});

it.each([
  [
    "New voicemail (1:08) from +1 (903) 555-0148\nSat Mar 14, 2026 at 2:21 AM\nOur resident passed.",
    "2026-03-14T02:21",
  ],
  ["MSG TAKEN 03/14 0226 BY ROSIE\nCALLER: ANA BELL\nDECEASED: ROY BELL, AT HOME", "2026-03-14T02:26"],
  ["Printed 03/14/2026 02:29 Page 1 of 2\nDec: Ned Fall", undefined],
  ["Pronounced by Kelly Nix RN at 0115 on 3/14/26. Dec: Ed Sims.", undefined],
])("reads when the call came in from %s", (text, moment) => {
  expect(read(text).callReceivedAt).toBe(moment);
});
