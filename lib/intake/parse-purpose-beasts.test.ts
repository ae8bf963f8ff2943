// Tests that an animal's death is told from a person's, and that a body to be fetched outweighs what else is asked.
import { describe, expect, it } from "vitest";
import { readPurpose } from "./parse-purpose";

describe("an animal that died", () => {
  it.each([
    "Who ....... Mrs. Hallie Dorr\nWho died ....... Admiral, a beagle\nBorn ........... 2012\nWhen ........... tonight at the vet's",
    "Mrs. Jo Strand 603-555-0127, her horse Juniper died this pm, 22 yrs, abt 950 lbs. Wants pickup price",
    "Sra. Rios llama, su perro Max murió anoche, 12 años",
    "Patient: Biscuit, corgi mix\nAge: 9\nWhere: 14 Elm St\nWhen: 2 AM",
  ])("%j", (text) => expect(readPurpose(text)).toEqual({ isFirstCall: false, why: "pet" }));

  it.each([
    "Her dog Rex died in the same crash. Decedent Paul Orr, 44, ME released, county morgue.",
    "Her horse died last week and now Mrs. Jo Strand herself passed tonight, 14 Bog Rd.",
    "Her husband and her dog died in a house fire, ME released him, 9 Oak Ct.",
    "His dog found him dead in the yard, 40 Main St, Dayton. Neighbor 513-555-0112",
    "Alan Cole passed 2 am at 14 Elm St. There is a rottweiler in the yard, call first.",
    "An old horse put down next door, so the lane is blocked. Body of Carl Ames is at 12 Lane Rd.",
    "DOB: 2019\nName: Lily Shepherd\nPlace: Children's hospital, PICU bed 4\nShe loved her dog.\nTOD 0220",
  ])("%j is a person's death", (text) => expect(readPurpose(text).isFirstCall).toBe(true));
});

describe("what is asked beside a death", () => {
  it.each([
    "Mom's gone. how much is it and do you take insurance? 6 Larch Ct",
    "My mom passed an hour ago, please come to 6 Larch Ct. Thank you so much, you have been so kind.",
    "Policy of this hospital: release within 4 hrs. Decedent ANN COLE, expired 8/13 2210, morgue. Vital records form attached.",
    "Ashes are in an urn on the shelf, leave them. Bill Orr, 88, exp 0330, 12 Fir.",
    "Decedent: nobody knows his name yet, found at 12 Main St, coroner case 26-11, morgue",
  ])("%j stays a first call", (text) => expect(readPurpose(text).isFirstCall).toBe(true));

  it.each([
    "Decedent | nobody yet - he is planning ahead | Weight | -",
    "Asking whether the death certificates for her father Luis Vega (died 7/2/2026) came in. Call back.",
    "The family of Edith Long wishes to thank your staff for the kindness shown. Mom passed on May 3.",
    "The cooler at the prep room is at 48 degrees and climbing. Call the HVAC guy, 631-555-0165.",
  ])("%j is none", (text) => expect(readPurpose(text).isFirstCall).toBe(false));
});
