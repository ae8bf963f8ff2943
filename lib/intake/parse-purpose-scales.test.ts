// What a text says for a person's death is weighed against what it says for anything else.
import { expect, it, vi } from "vitest";
import { judgePurposes } from "@/e2e/bench/intake/corpora";
import { parseFirstCall } from "./parse-first-call";
import { weighText } from "./parse-purpose-scales";

// More than two hundred texts are read here; a machine that does other things meanwhile needs time for them.
vi.setConfig({ testTimeout: 120_000 });

const receivedAt = "2026-11-21T21:02";
const read = (text: string, isCall = false) => parseFirstCall(text, { receivedAt, isCall }).fields;

/** A form made for persons, filled in for an animal. */
const mastiff = `FIRST CALL / REMOVAL SHEET                  No. 0417
Time of call: 0715      Taken by: Deb
Decedent: Winston (last name of owner: Abernathy)
Sex: [X] M  [ ] F     Age: 11 yrs    Wt: 148
Place:  [X] Residence  [ ] Hosp  [ ] NH  [ ] ME
Address: 77 Cutler's Mill Rd, Topsfield  - barn side door
Physician: Dr. Pell, Essex Large & Small
Time of death: approx 0500
Clothing/Valuables: harness, tags
REMARKS: Mastiff. She asked could 2 men come as she can't lift him, wants private cremation + paw in clay.`;

/** A person's death at a house full of animals. */
const amongBirds = `PICKUP NEEDED: FINS N FEATHERS PET SHOP, 702 W DIVISION ST, SPOKANE WA, BACK OFFICE
OWNER GLORIA MAE TIPTON, 66 YO FEMALE. EMPLOYEE FOUND HER SLUMPED AT DESK 5 PM. EMS CALLED IT 1723
ME CASE 25-3381 JURISDICTION DECLINED, DR. ABADI PCP SIGNING
ABOUT 210 LBS. AISLE IS TIGHT BECAUSE OF AQUARIUMS, MANY LOUD BIRDS LOOSE
SISTER JOANN 509-555-0116 IS THERE. WANTS BRANSCOMB CHAPEL. PD ON SCENE UNTIL U ARRIVE`;

it("weighs the texts of its book as that says", () => {
  expect(judgePurposes(false).lost).toEqual([]);
});

it("takes no animal for the dead, whatever form it stands in", () => {
  expect(read(mastiff)).toEqual({});
});

it("is not led astray by animals around a person", () => {
  expect(read(amongBirds)).toMatchObject({ weight: "210lbs", age: "66" });
});

it("weighs what stands under a mail less than the mail", () => {
  const call =
    "My father-in-law Stan Baranski passed this morning here at our house, 9 Linden Terrace, Wilkes-Barre, 5:50. Hospice nurse has been and gone. He's upstairs, straight flight, maybe 200 lb. Nancy wants Kniffen's to have him. 570-555-0141";
  const advert =
    "\n--\nKEYSTONE VAULT & MARKER - spring sale, 10% off all doubles, caskets from $895, urns $49, free shipping, order by 3/31, unsubscribe";
  expect(weighText(call + advert, true)).toBeGreaterThanOrEqual(weighText(call, true) - 1);
  expect(read(call + advert)).not.toEqual({});
});

it("leaves a short text to what it says in so many words", () => {
  expect(weighText("Please send someone. My husband is dead. 18 Court St Apt 2. Ruth", true)).toBe(0);
  expect(weighText("My cat died. 555-0110", false)).toBe(Number.NEGATIVE_INFINITY);
});

it("reads what somebody knows to be a call, whatever it seems to be", () => {
  expect(read(mastiff, true)).toMatchObject({ sex: "Male", timeOfPassing: "0500" });
  expect(read("Please cancel the removal for Dorothy Lang at Mercy Hospital, room 4", true)).not.toEqual({});
});
