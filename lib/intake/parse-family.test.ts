// Tests what is told of the dead and of the next of kin in the ways that forms, notes and callers have.
import { describe, expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";

const read = (text: string) => parseFirstCall(`Removal needed.\n${text}`, { receivedAt: "2026-03-14T02:30" }).fields;

describe("the dead", () => {
  it.each([
    ["Deceased: Two Bears", "Robert Two Bears", "Decedent: Chief Robert Two Bears, 71 y/o"],
    ["initial before a gap", "Shawn D McAllister", "Deceased: MCALLISTER, SHAWN D.  M/W  DOB 12/3/70"],
    ["three parts", "Hector Manuel Ruiz", "Decedent Name (L, F, M): Ruiz, Hector, Manuel"],
    ["small letters", "Pa Houa Xiong", "deceased: xiong, pa houa"],
    ["race and sex before it", "Lester Odell Crews", "Decedent: W/M Lester Odell Crews 02/02/1948"],
    ["Spanish", "María Guadalupe Trejo", "Nombre de la difunta: María Guadalupe Trejo"],
    ["a vowed sister", "Mary Agnes Dooley", "This is to notify you of the passing of Sister Mary Agnes Dooley."],
    [
      "the first of a list",
      "Renata Luz Pacheco",
      "[1] PACHECO, RENATA LUZ  DOB 02/14/1988\n[2] PACHECO, DIEGO  DOB 09/03/1986\nboth ready, two decedents",
    ],
  ])("%s: %s", (_, name, text) => {
    expect(read(text).deceasedName).toBe(name);
  });

  it.each([
    ["dateOfBirth", "SABATINI, DOMINIC | 02/28/1943 | M | 83Y", "02-28-1943"],
    ["dateOfBirth", "Date of birth, hang on, uh, one seventeen forty-nine.", "01-17-1949"],
    ["sex", "Gender (circle): M / (F)    Vet: Y / (N)", "Female"],
    ["isVeteran", "Veteran (Y/N): Y - WWII", "YES"],
    ["isVeteran", "Deceased: Myrna Voight. Her late husband was a veteran.", undefined],
    ["isVeteran", "Family isn't here. Nobody knows if he was in the service.", "Unknown"],
    ["isPrearranged", "Pre-arranged pickup time is 6 pm", undefined],
    ["isPrearranged", "Preplanned? (Y/N) N", "NO"],
    ["height", "Deceased Height (ft/in): 5/11", "5ft 11in"],
    ["height", "Casket is 6'8\" oversize", undefined],
    ["weight", "pt Glenda Farris, DOB 8/30/54, 5'4\" 150#, wife present", "150lbs"],
    ["age", "Caller is 84 years old and hard of hearing", undefined],
    [
      "homeAddress",
      "She died at her home, 44 Possum Trot Rd, Hindman KY 41822. Body now at Three Forks Hospital morgue.",
      "44 Possum Trot Rd, Hindman, KY 41822",
    ],
  ] as const)("%s: %s", (field, text, value) => {
    expect(read(text)[field]).toBe(value);
  });
});

describe("the next of kin", () => {
  it.each([
    ["NOK: Darrell Caudill (spouse) - 606-555-0168, hard of hearing", "Darrell Caudill", "spouse", "(606) 555-0168"],
    ["--- NEXT OF KIN ---\nCarl Lindqvist\nFather\n218-555-0193", "Carl Lindqvist", "father", "(218) 555-0193"],
    ["NOK notified: Y - Kelvin Marsh (nephew) 907-555-0152 @ 0125", "Kelvin Marsh", "nephew", "(907) 555-0152"],
    ["NOK notified by Nurse Karen Bliss at 0300", undefined, undefined, undefined],
    ["NOK/POA: Leticia Grau - daughter - (305) 555-0166", "Leticia Grau", "daughter", "(305) 555-0166"],
    ["NOK: Ifeoma Okonkwo (773) 555-0155", "Ifeoma Okonkwo", undefined, "(773) 555-0155"],
    ["NOK daughter Ifeoma Okonkwo (773) 555-0155, is there", "Ifeoma Okonkwo", "daughter", "(773) 555-0155"],
    ["NOK: Ifeoma (Ify) Okonkwo (773) 555-0155", "Ifeoma Okonkwo", undefined, "(773) 555-0155"],
    ["| NOK | Sister: Lourdes Zambrano, 559-555-0163 |", "Lourdes Zambrano", "sister", "(559) 555-0163"],
  ])("%s", (text, nokName, nokRelationship, nokPhone) => {
    const fields = read(text);
    expect([fields.nokName, fields.nokRelationship, fields.nokPhone]).toEqual([nokName, nokRelationship, nokPhone]);
  });

  it.each([
    ["At bedside: daughter and son-in-law", "YES"],
    ["Family present: came and left", "NO"],
    ["husband's still here, take your time", "YES"],
    ["Family room is on the left, park by the present chapel", undefined],
    ["Next of kin is her son Hal, 312-555-0144. He is here now.", "YES"],
  ])("there: %s", (text, answer) => {
    expect(read(text).isFamilyThere).toBe(answer);
  });
});
