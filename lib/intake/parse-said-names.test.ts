// A name that is told in parts and letters comes out whole.
import { describe, expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";
import { writeSpelled } from "./parse-respelled";
import { rewrite } from "./parse-rewrite";
import { writeSaidNames } from "./parse-said-names";

const written = (text: string) => rewrite(text, [writeSaidNames, writeSpelled]).text;

describe("a name told in parts", () => {
  it.each([
    [
      "Last name Hebert, that's H-E-B-E-R-T, first name Clyde, middle Joseph. He passed.",
      "The name is Clyde Joseph Hebert. He passed.",
    ],
    ["Last name is Strayhorn, S-T-R-A-Y-H-O-R-N, first name Wanda, middle initial K.", "The name is Wanda K Strayhorn"],
    [
      "I am. Last name Hoekstra, first name Wilma, middle initial D as in David.",
      "I am. The name is Wilma D Hoekstra.",
    ],
    ["The first name is Rosa, last name Ibarra. She passed.", "The name is Rosa Ibarra. She passed."],
    [
      "First name's Juan, middle name Carlos, last name De La Cruz, dob 4/4/40",
      "The name is Juan Carlos De La Cruz, dob 4/4/40",
    ],
    ["Deceased is Hebert, H E B E R T, first name Clyde.", "Deceased is Clyde Hebert."],
    ["It's Hebert, H-E-B-E-R-T, Clyde Joseph. White male.", "It's Hebert, Clyde Joseph. White male."],
    ["It's Jon, J-O-N, Marek.", "It's Jon Marek."],
  ])("%s", (said, whole) => {
    expect(written(said)).toBe(whole);
  });

  it.each([
    "Her last name changed, first call was from the son.",
    "Ask for the last name on the list.",
    "Clyde Hebert, first name basis with everyone.",
  ])("is nothing else: %s", (text) => {
    expect(written(text)).toBe(text);
  });

  it("keeps its place in what was pasted", () => {
    const text =
      "The patient's last name is Ibarra, I-B-A-R-R-A, first name Rosa. She passed at 5 AM at Mercy Hospital.";
    const { fields, evidence } = parseFirstCall(text, { receivedAt: "2026-11-21T21:02" });
    expect(fields.deceasedName).toBe("Rosa Ibarra");
    const { start = 0, end = 0 } = evidence.deceasedName ?? {};
    expect(text.slice(start, end)).toBe("last name is Ibarra, I-B-A-R-R-A, first name Rosa");
  });
});
