// Tests what is said in passing: family, service, the coroner, hands needed.
import { describe, expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";

const read = (text: string) =>
  parseFirstCall(`Mr. Abel Dunn passed away tonight. ${text}`, { receivedAt: "2026-06-02T01:30" }).fields;

describe("what is said in passing", () => {
  it.each([
    ["wife Irma w/ him now", "YES"],
    ["His wife is here in the family room.", "YES"],
    ["NEPHEW PAUL LEE NEXT OF KIN 312 555 0118 PRESENT", "YES"],
    ["The daughter is on her way, not here yet.", "NO"],
    ["No family will be here tonight.", "NO"],
    ["Nobody's here.", "NO"],
    ["The family's been here and they left.", "NO"],
    ["Nobody home, key under the mat.", "NO"],
    ["The house is empty now.", "NO"],
    ["His son has seen him and left.", "NO"],
    ["Nobody else of the family is here.", "NO"],
    ["Just the caregiver here.", "NO"],
    ["The family wants to be there until six.", "YES"],
    ["My aunt and me are here with him.", "YES"],
    ["Kin: son, on premises", "YES"],
    ["He is NOT at the hospital anymore.", undefined],
    ["He went home to be with the Lord.", undefined],
    ["The coroner will not be coming.", undefined],
    ["His daughter lives there.", undefined],
  ])("family: %s", (text, answer) => {
    expect(read(text).isFamilyThere).toBe(answer);
  });

  it.each([
    ["isVeteran", "He did not serve in any military.", "NO"],
    ["isVeteran", "vet Y", "YES"],
    ["isCoronerCase", "The M.E. took jurisdiction.", "YES"],
    ["isCoronerCase", "Neither is a coroner case.", "NO"],
    ["isCoronerCase", "The coroner doesn't need to come.", "NO"],
    ["isDeceasedReady", "He's washed and tagged.", "YES"],
    ["isDeceasedReady", "Post mortem care complete.", "YES"],
    ["isDeceasedReady", "They've got him ready.", "YES"],
    ["isDeceasedReady", "The coroner has released the remains.", "YES"],
    ["isDeceasedReady", "Exam complete, hold lifted.", "YES"],
    ["isDeceasedReady", "Will be ready after the family visits.", "NO"],
    ["isDeceasedReady", "He said don't take Dad till he gets there.", "NO"],
    ["isDeceasedReady", "Aides are bathing him.", "NO"],
    ["isDeceasedReady", "We have not laid him out yet.", "NO"],
    ["isDeceasedReady", "He may be taken at any time.", "YES"],
    ["isDeceasedReady", "Please do not move him until they call you.", "NO"],
    ["isPrearranged", "She made her arrangements years ago.", "YES"],
    ["crewNeeded", "A single attendant is adequate.", "1"],
    ["crewNeeded", "You'll want at least three people.", "3"],
    ["crewNeeded", "There were 2 men at the door.", undefined],
  ] as const)("%s: %s", (field, text, answer) => {
    expect(read(text)[field]).toBe(answer);
  });
});
