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

describe("short and odd first calls", () => {
  it.each([
    "Feb 24 - transfer, not a removal from place of death\nDecedent Irina Bolotnikova, at Passaic Valley Mortuary now.\nTake to Kessel Chapel, pick up at 7:15 AM.",
    "He's cold. What do I do",
    "Veterinarian Dr. Paul Sams passed away this morning at Mercy Hospital, room 412. Family wants you to pick up. Caller: wife Jean Sams 614-555-0133.",
    "Hello, it's finally over. Mom went peacefully about an hour ago. We'd like you to come in the morning, no hurry. Her name is Rosa Delgado, 3 Birch Ln. Ana.",
    "This is the wife of Ray Olsen, he raised show dogs with your brother. Ray died tonight at home, 81 Kennel Rd, Aurora. Can you come? 630-555-0117",
    "My grandmother has passed and we don't know who to call. She is in her bed. 440-555-0102",
    "Dr. Whitlock the vet from Elm Animal Hospital died last night at his home, 300 Pasture Ln. Wife Carol, 859-555-0135",
    "it's jim's brother in law. jim passed. they're at the house. call marcy 5035550181",
    "My boss at the Kia dealership, Len Ashe, collapsed and died at work. EMS pronounced. 4400 Auto Mall Dr. Please come. Jill in sales 480-555-0128",
    "Received by fax: RELEASE OF REMAINS — Mercy General. Patient: DOE, JANET M. Released to: Peake Funeral Home. Date/time ready: 3/14 0900.",
    "Wife says husband was a horse trainer, Cal Dupree; passed 2:15 this morning at the barn house, 600 Derby Rd, Lexington. Big fellow. Bring two.",
    "The unsubscribe lady's mother died — Pat Noonan. Call her at 617-555-0143.",
    "ok so he passed like 10 mins ago, were at 5 Dale Ave, theres a gate, 1942#",
    "Mama's gone. Please help us. 6 Larch Ct",
    "This is the veterinary hospital on 5th—our receptionist Dana Cole collapsed and died here at work, police and ME have cleared it. Can you come? Dr. Amy Sung 602-555-0114",
    "We were told to call you by Dr. Ames. Uncle Pete went in his sleep last night. 88 Mill Rd, upstairs. Gina",
    "Need removal team for a horse farm, 400 Derby Rd. The owner, William Cade, 81, found in stable, ME cleared.",
    "mi abuelita ya descansa, estamos en casa, 44 Luna, vengan por favor 956-555-0133",
    "Hi, it's Bea from the monastery. Sister Agnes has gone home to God. Come whenever, we are up for prayers.",
  ])("%j", (text) => {
    expect(readPurpose(text)).toEqual({ isFirstCall: true });
  });
});

describe("fortunes, former cases, things that died, notices and rides", () => {
  it.each([
    "Dear Beneficiary, I am Barrister James Cole, attorney to the late Engr. Peter Smith who died in a car crash in 2009 leaving $12.5M. You share his last name. Reply to my private email.",
    "I am Mrs. Grace Amadi, widow of late Dr. Amadi who died on 12 March after a brief illness. Before his death he deposited 9.5 million dollars. I need your assistance to transfer the funds.",
    "Your Medicare part B policy has expired. Press 1 to speak to an agent.",
    "Statement: removal of Otto Brandt on 2/12/26, Mercy Hospital to Hayes FH, $275. Past due. Please remit.",
    "Has the death certificate for Harold Finch been filed yet? He died 2/2/26. Insurance is asking. - Jane Finch 513-555-0156",
    "Obituary: Edna Mae Crull, 91, of Dayton, passed away March 12, 2026 at Mercy Hospital. Visitation Friday 5-8 at Hayes Funeral Home. In lieu of flowers…",
    "The body shop called, the van is ready for pickup after 3. 1200 Auto Rd. Ask for Lou 555-0152",
    "Our freezer died. Can you send a repairman to 14 Elm St today? Meat's already warm.",
    "My battery is dead, I'm parked at the Kroger lot. Need a tow. 98 Civic. 513-555-0166",
    "Genealogy: I'm researching my great grandfather Amos Pell who died in 1931 and was buried by your firm. Any records?",
    "Hospital to hospital: patient Janet Doe needs ambulance transfer to rehab tomorrow 10 am, on 2L oxygen. Please confirm.",
    "Need a ride for my grandmother to dialysis Tuesday, wheelchair. 14 Fern Ct. Call Beth 555-0119.",
    "Meeting minutes: NFDA district 4. Old business: parking. New business: Mr. Hayes reported that Dr. Lund died last fall and a plaque will be made.",
    "Autopsy results on case 26-0093 are ready; family may request a copy from records.",
    "We lost our sweet Bella yesterday, 13 yr old golden. What do you charge to cremate a 65 lb dog and can you pick her up?",
    "Friend, I am Dr. Paul Mensah of First Atlantic Bank. A client died without next of kin and left USD 8,400,000. As you bear the same surname...",
    "My late husband left me 5 million euros and I am dying of cancer; I want to donate it through you. Mrs. Alice Brown",
    "When will the death certificates for my husband Leon Hart be ready? He passed 2/20. 816-555-0101",
    "Hi sis, the baby passed her hearing test! call me",
    "My phone died so use this number",
    "Tow truck driver here, I'm ready to pick up your hearse at 12 Main",
    "The county is changing its release form starting April 1. All funeral homes must use the new one.",
  ])("%j", (text) => {
    expect(readPurpose(text).isFirstCall).toBe(false);
  });
});
