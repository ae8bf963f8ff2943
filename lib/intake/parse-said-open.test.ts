// Tells what is read of a statement that the words around leave open.
import { describe, expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";

const read = (sentence: string) =>
  parseFirstCall(
    `Call from Rita Holm, charge nurse at Cedar Point Care Center, 208-555-0131. Earl Thomas Wickham, 84, died tonight at 9:40 pm, room 12. ${sentence} He goes to Bell Ridge Funeral Home.`,
    { receivedAt: "2026-05-14T22:20" },
  ).fields;

describe("what is left open", () => {
  it.each([
    ["Not known if a veteran.", "Unknown"],
    ["Nobody knows if he was a veteran.", "Unknown"],
    ["She isn't sure whether he is a veteran.", "Unknown"],
    ["Couldn't tell me if he was a veteran.", "Unknown"],
    ["No idea if he was a vet.", "Unknown"],
    ["Unsure if he was ever in the military.", "Unknown"],
    ["He may have been a veteran, family will check.", "Unknown"],
    ["He was a veteran.", "YES"],
    ["No question, he is a veteran.", "YES"],
    ["If he is a veteran the flag goes along.", undefined],
  ])("reads of %s", (sentence, isVeteran) => {
    expect(read(sentence).isVeteran).toBe(isVeteran);
  });
  it.each([
    ["No embalming decision yet.", undefined],
    ["No embalming.", "NO"],
    ["yes embalm, Mona OKd it.", "YES"],
  ])("reads of %s", (sentence, embalmingPermission) => {
    expect(read(sentence).embalmingPermission).toBe(embalmingPermission);
  });
});
