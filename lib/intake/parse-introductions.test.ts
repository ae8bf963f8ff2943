// Who is introduced as the caller, who pronounced, when the removal is wanted and what is said of the case, in whole sentences.
import { describe, expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";

const read = (text: string) => parseFirstCall(text, { receivedAt: "2026-03-14T02:40" }).fields;

describe("introductions", () => {
  it.each([
    [
      "I have Loretta Guidry on the line, she is the hospice nurse with Bayou Light Hospice, her own number is 337-555-0128. She is calling about Clovis Joseph Guillory, 91, who passed at 1:38 am.",
      "Loretta Guidry",
      "(337) 555-0128",
    ],
    [
      "0210 DEATH. Corinne Walsh, niece, rang from 512-555-0171. Her uncle, Mr. Peter Alan Walsh, 77, passed 0130 at home.",
      "Corinne Walsh",
      "(512) 555-0171",
    ],
    [
      "Thelma Marie Jacobs died 3/14/26 at 1:05 am at home. Called in by her son-in-law, Curtis Wade, 478-555-0166.",
      "Curtis Wade",
      "(478) 555-0166",
    ],
    [
      "Rec'd from Tomas Beal LPN, 3 West at Fulton County Hospital, 229-555-0144. Patient Alma Jean Teague, 81, TOD 0150.",
      "Tomas Beal",
      "(229) 555-0144",
    ],
    [
      "The call was placed by Ms. Renata Diaz, case manager at Sunrise Rehab, tel. 619-555-0128. She reports the passing of Guillermo Soto, 72.",
      "Renata Diaz",
      "(619) 555-0128",
    ],
    [
      "ok so Kyle from Lutheran Home called 0140, 507-555-0133, says Evelyn Marie Stroud passed 0115",
      "Kyle",
      "(507) 555-0133",
    ],
  ])("%s", (text, name, phone) => {
    expect(read(text)).toMatchObject({ callerName: name, callerPhone: phone });
  });

  it.each([
    "Harold Quist, 88, died 0150 at home. His wife Ada Quist called 911 and the medics came.",
    "Permission for removal given by   Susan Choi\nName      Young-Ja Choi\nDied      May 15, 2026   6:20 A.M.",
  ])("nobody is introduced in %s", (text) => {
    expect(read(text)["callerName"]).toBeUndefined();
  });
});

describe("who pronounced", () => {
  it.each([
    [
      "Ann Lee 80 died 0115 at home. Nutmeg Hospice on board, their RN Winston Clarke came & pronounced.",
      "Winston Clarke",
    ],
    [
      "Willow Hospice, nurse Candace Ferro 845-555-0119. Saul Bloom died at home, time 0155, she pronounced.",
      "Candace Ferro",
    ],
  ])("%s", (text, name) => {
    expect(read(text)["pronouncedBy"]).toBe(name);
  });
});

describe("the wanted hour", () => {
  it.each([
    ["Ida Cole died 0115 at home. Family would like a while, so please set it for 5:30 am and not sooner.", "05:30"],
    ["Joe Pratt died 12:50 am at home. 9 am is when the family asked for. Wife is there.", "09:00"],
    ["Ida Cole exp 0045. Morgue opens at 7, office closes 5 pm. Doctor back at 9 am.", undefined],
  ])("%s", (text, time) => {
    expect(read(text)["requestedTime"]).toBe(time);
  });
});

describe("what is said", () => {
  const around = (words: string) =>
    `Caller is Pat Moss, RN, 608-555-0130. Dec: Viola Trapp 90 f, 0055. ${words}, 160 lbs.`;
  it.each([
    ["isCoronerCase", "It IS their case", "YES"],
    ["isCoronerCase", "Coroner ruled not his case", "NO"],
    ["isCoronerCase", "We called the coroner and he passed on it", "NO"],
    ["isDeceasedReady", "You can come right now", "YES"],
    ["isDeceasedReady", "They need another hour with her", "NO"],
    ["isFamilyThere", "Bedside with two sons", "YES"],
    ["isFamilyThere", "Family has come and gone", "NO"],
    ["isPrearranged", "They did all the planning with you last year", "YES"],
    ["isPrearranged", "Never got around to planning anything", "NO"],
    ["embalmingPermission", "Hold unembalmed", "NO"],
    ["isDonor", "Corneas recovered", "YES"],
  ])("%s: %s", (field, words, value) => {
    expect(read(around(words))).toMatchObject({ [field]: value });
  });
});
