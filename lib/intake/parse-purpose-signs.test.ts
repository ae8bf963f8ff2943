// Tests that odd reports of a death are kept and that talk about something else is told from them.
import { describe, expect, it } from "vitest";
import { readPurpose } from "./parse-purpose";

describe("odd first calls are kept", () => {
  it.each([
    "Wrong number on the last one, sorry. It's 555-0134 not 0143. Doris Kemp, passed 3:15a, Maple Grove rm 8",
    "Wrong #? I need a funeral home. My wife passed. Ed Lum 555-0131 18 Spur Rd",
    "removal please: Walter Quill, 88, at 22 Discount Way. Value Cremation Services has the family.",
    "Mr. Lopez in room 204 has passed. Please send transport. 555-0112\n\n-- \nMercy Health - Special offer! 20% discount on flu shots. Click here to unsubscribe.",
    "Please pick up Ed Bond at Mercy morgue. Thanks Jo\n\nThis email is confidential. To unsubscribe click here http://x.example. Limited time offer: free trial",
    "Need a p/u. Lady at Cedar Pines, name of Ruth Ann Dog Eagle, dtr there",
    "Her name is Kitty Barker, she was 91, she died in her sleep with her dog beside her. 8 Pond Rd.",
    "stillborn baby girl Reed, Mercy L&D, mom wants to hold till noon",
    "Nobody has died in room 5, it was room 6. Ann Fields, expired 0130. Come to back door",
    "trade call: please remove Harold Finch from VA hospital, embalm, ship to Ohio. Job pays 350",
    "Your invoice came and also Mrs Tuttle died, room 9, Pine Manor. Billing can wait.",
    "Bunny Feldman 88 gone 0312 Cedar Crest 14A, fam gone home",
    "Job Smith, 81, passed at Grace Manor. Family wants flowers later",
    "Case type: Pet-friendly facility\nName: Olive Dent\nLocation: Paws Assisted Living rm 2\nTOD 0500",
  ])("%s", (text) => {
    expect(readPurpose(text)).toEqual({ isFirstCall: true });
  });
});

describe("talk about something else stays out", () => {
  it.each([
    ["inquiry", "Calling to see if my mother's ashes are ready for pickup. Joan Hart 555-0144"],
    ["inquiry", "I need 4 more death certificates for my dad, he passed in March. Ben Cole"],
    ["inquiry", "My father is on hospice and the nurse says maybe a week. What should we do when it happens?"],
    ["wrong-number", "9:28a wrong number. Lady looking for the thrift store"],
    ["sales", "Please remove Acme Funeral Home from your mailing list"],
    ["sales", "Special offer on cot covers\n-- \nTo unsubscribe reply stop"],
  ] as const)("%s: %s", (why, text) => {
    expect(readPurpose(text)).toEqual({ isFirstCall: false, why });
  });
});
