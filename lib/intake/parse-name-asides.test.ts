// Checks that names are written without what is said in passing amid them.
import { describe, expect, it } from "vitest";
import { dropNameAsides } from "./parse-name-asides";
import { rewrite } from "./parse-rewrite";

const written = (text: string) => rewrite(text, [dropNameAsides]).text;

describe("dropNameAsides", () => {
  it.each([
    ["RN Oluwaseun (goes by Seun) Bakare rang", "RN Oluwaseun Bakare rang"],
    ["Mr. Nguyen (Dinh Van Nguyen) passed", "Mr. Dinh Van Nguyen passed"],
    ["Lady named Francine at the answering service read me this: Rose died", " Rose died"],
  ])("writes %s as %s", (said, plain) => expect(written(said)).toBe(plain));

  it.each(["Mr. Nguyen (Dr. Roe attending) passed", "Ann (RN) Poe rang", "Sue at the service desk has the key"])(
    "leaves %s as it is",
    (said) => expect(written(said)).toBe(said),
  );
});
