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
