// Nested exports written as labelled lines.
import { describe, expect, it } from "vitest";
import { rewrite } from "./parse-rewrite";
import { writeTrees } from "./parse-trees";

const call =
  "call_type: removal\ndecedent:\n  last_name: Roe\n  first_name: Ann\n  dob: 3/4/1940\ndeliver_to:\n  home: Quill Chapel\n";

describe("YAML", () => {
  it("keeps items below a key with the key", () => {
    const { text } = rewrite(`${call}remarks:\n  - two people please\n  - "oxygen sign on door"\n`, [writeTrees]);
    expect(text).toContain('remarks: two people please "oxygen sign on door"');
  });

  it("parts a map that is written in one line", () => {
    const { text } = rewrite(`${call}billing: {acct: nutmeg-livery, terms: "net 30"}\n`, [writeTrees]);
    expect(text).toContain("acct: nutmeg-livery");
    expect(text).not.toContain("{");
  });
});
