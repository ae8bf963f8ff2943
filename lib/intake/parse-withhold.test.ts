// Notes without their secrets and without the words that a secret leaves meaningless.
import { describe, expect, it } from "vitest";
import { findSecrets } from "./parse-secrets";
import { withhold } from "./parse-withhold";

describe("a note", () => {
  it.each([
    [
      "look for the blue barrel. He collapsed, possible MI. 2 dogs are penned",
      "look for the blue barrel. 2 dogs are penned",
    ],
    ["dx CHF. hearing aids to stay w/ her. NO jewelry", "hearing aids to stay w/ her. NO jewelry"],
    ["he had parkinsons. pls treat wife gently", "pls treat wife gently"],
    ["GSW, tox pending. release hrs 8-4 at the dock. bring photo ID", "release hrs 8-4 at the dock. bring photo ID"],
    ["he was septic so gown up please", "gown up please"],
    ["and nobody mention the cancer in front of the sister", ""],
    ["do i pay now? my card is 4111 1111 1111 1111 exp 09/27", "do i pay now?"],
    [
      "Upload the release as usual, our login is crestline44 and the password is Gr4nite!Lake",
      "Upload the release as usual",
    ],
    ["SS 987-65-4325   COD pneumonia/copd", ""],
    ["Dx was lewy body. Leave the blue quilt with her please.", "Leave the blue quilt with her please."],
    ["Carbon monoxide, furnace. Bring two cots", "Bring two cots"],
    ["come now he had a stroke family is waiting at the door", "come now, family is waiting at the door"],
    ["STROKE family is at bedside, use dock B", "family is at bedside, use dock B"],
    ["He died of lung cancer at home, gate code 5512.", "gate code 5512."],
    ["Ring bell (she had COPD) and wait", "Ring bell and wait"],
    ["Use the side door. Cat must not get out", "Use the side door. Cat must not get out"],
    ["Use the side door.\nCOD: sepsis\nDogs are tied.", "Use the side door.\nDogs are tied."],
    ["murió de un infarto. entrar por la cocina", "entrar por la cocina"],
    ["COD: sepsis", ""],
  ])("%j becomes %j", (note, expected) => {
    expect(withhold(note, findSecrets(note))).toBe(expected);
  });

  it("stays as it is without a secret", () => {
    expect(withhold("  Ring bell ; wait  ", [])).toBe("  Ring bell ; wait  ");
  });

  it("loses every span, wherever it stands", () => {
    const note = "Park in back, he had a stroke, use dock B; SSN 987-65-4321. Ask for Lou.";
    for (let start = 0; start < note.length; start += 3) {
      const span = { start, end: Math.min(note.length, start + 9) };
      const lost = note.slice(span.start, span.end);
      expect(withhold(note, [span])).not.toContain(lost);
    }
  });
});
