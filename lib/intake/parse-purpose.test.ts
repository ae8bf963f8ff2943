// First calls, and what else comes in: animals, offers, fraud, questions, wrong numbers.
import { describe, expect, it } from "vitest";
import { readPurpose } from "./parse-purpose";

describe("first calls are never dropped", () => {
  it.each([
    "Mr. Teague at St Anne's Hospital, Trenton, passed 40 min ago, fam wants us. 609-555-0152 ask for Lou",
    "My dad just died at home, 12 Elm St, Toledo OH. Dogs in the yard. Please come. 419-555-0111",
    "Need a removal at Sunrise Manor, Mrs. Ida Wells, rm 12. Nurse Kim 414-555-0123",
    "hello my father just passed and i dont know who to call",
    "Pick up at 44 Oak St. Dog in yard, cat must not get out. John Hill 84. wife Ann 312-555-0111",
    "1st call: Betty Rose, DOB 3/4/1940, DOD 3/5/2026. At Mercy Hosp. How much for direct cremation? daughter Sue wants price list",
    "Deceased: Alan Fox. Family asked about flowers and obituary and service time. NOK Jane Fox 515-555-0111. Res: 12 Main St",
    "Case Type: Death Call\nDeceased: Ann Wolf\nPlace: residence\nNotes: UPS package on porch, wholesale caskets price asked",
    "Death call from casket company owner, his mother Irma Lutz passed at Grace Hospice House",
    "Call type: Hospital death\nPt: Sam Cat\nRoom 212\nMercy General",
    "decedent is John Bird, wife Robin, at 14 Wolf Rd",
    "Patient Horse, Mary, expired 0410 rm 12 ready for release",
    "Mrs. Kitty Lamb died at home with her dog beside her",
    "her cat passed last month and now her husband Bob died this morning, at 12 Elm St, 414-555-0123",
    "mom passed in her sleep, can you come get her? 12 Oak St, Dayton. 937-555-0111. she has a dog",
    "my mother passed away, we have a pre-need with you. job at the house: bring 3 people",
    "FCR NEW CALL | Name: Walter B. Nyquist | Pickup: Highlands Lake Medical Center | FH: Palmer-Oakes | Log in to accept: https://fcr.example/a/871",
    "Removal needed, Hospital morgue, Jane Doe, released by ME. Invoice to county. Return call to 555-0100",
    "Falleció mi abuela en casa, 12 Calle Luna, El Paso. 915-555-0111",
    "Hi this is Sarah from Grace Hospice, sales office number is 555-0100, we had a patient pass, Ted Lee, at his residence, nurse is there",
    "Good morning, I'm calling for pickup of Mr. Hall from Cedar Funeral Home to Peak Crematory tomorrow 9 am",
    "please transfer Robert Kane from our cooler to Vista Crematory, paperwork ready. Dan, Vista FH 303-555-0101",
    "Baby girl Torres, stillborn, Memorial Hospital L&D rm 3, charge nurse Amy 555-0111",
    "resident expired, ready now, Golden Years rm 4",
    "Wife called, husband unresponsive, EMS pronounced 0312, 8 Pine Ct",
    "body ready at ME office, case 26-1180, Smith, Carl",
    "He's gone. 17 Birch Ln. please hurry. Mary 802-555-0100",
    "can you come for my grandma, she died, nursing home is Oak Hill 330-555-0111",
    "Joe Puppy at Banner ER, DOA, ME released, wife Kay 602-555-0100",
    "TOD 0215 Bettie Crowe Sunny Acres rm 14 ready",
    "Subject: Removal needed - Mrs. Pettigrew\nUnsubscribe | follow us on Facebook | special offer\nDeceased at 12 Elm St, NOK Heather 828-555-0147",
    "disregard last message, correct name is Paul Ames, DOB 4/4/48, at Mercy Hospital rm 3, ready",
    "Never mind the earlier ETA. New first call: Ann Poe, 12 Elm St, Rome GA. died 0300",
    "This is Deputy Cole, we've got a gentleman deceased at 411 Route 9, coroner released him",
    "Need you at Good Shepherd Home for Ethel Lamb in room 9, she's gone, daughter's here",
    "Mercy ER. Peter Wolfe 67M. Family choosing you. Ready whenever. Spvr x4410",
    "Please send someone. My husband is dead. 18 Court St Apt 2. Ruth",
    "Kathy @ Legacy FH - can your guys grab Don Parrott from St Mary's morgue and bring to us",
    "Resident Fish, Robert rm 22B passed at 0410, NOK aware, Pleasant View 555-0110",
    "decedent's dog is in the house with him, animal control coming. 77 Elm, PD on scene, ME declined",
    "Wife says the cat sleeps on him, be kind. Tom Hale, 80, died at home on hospice",
    "Removal from residence, Gerald Kidd, price already quoted to son, invoice funeral home",
    "transfer 2 from our cooler tomorrow 9a, paperwork in folder. Vista FH",
    "just had a death on 4 west, Maria Lopez, family's at bedside, come after 6",
    "Family member asks how much, I told her you'd talk. Death at 12 Elm St, Jo Beck, hospice RN there",
    "Transport request: Cedar Hill FH to Greenlawn Crematory, John Ames, ready 8 am",
    "My brother passed this morning. He wanted to be cremated. What do I do next? 404-555-0101",
    "She's passed. You have her file, Edna Hughes, prearranged. She's at Mercy rm 3",
    "Estate of... no sorry: deceased Paul Vance, 44 Oak. Wife Joan. insurance question later",
    "hospice patient James Otis died 0200, his wife's birds are loose in the house, 88 Fern St",
    "Two steps up. Mrs. Bunny Katz, 91, Sunrise Senior Living, TOD 0312",
    "grandmother died, need pickup, 12 Elm. do you take payments?",
    "Baby passed at Children's Hosp, 3 months, parents holding, call charge RN 555-0110",
    "your driver picked up Mr. Low last night; now his roommate Mr. Hay has also passed. rm 12 again, Elm Manor",
    "obit can wait. Dad died at 5. come to 9 Pine St. Lou 555-0100",
    "Coroner's office: Smith, Carl, case 26-1180 cleared for release, dock B",
    "Murió mi mamá en el hospital San José, cuarto 12",
    "Señor Gato, Luis, falleció en casa, 9 Calle Luna",
    "pickup at Hope Hospice House for Bill Salesman, going to Dignity FH",
    "Call type: First call\nDeceased: Ann Price\nPlace: Cost Plus Nursing Home",
    "Name: John Smith\nTime passed: 4:10 am\nPlace: 12 Oak St, Akron\nWife: Pam Smith 330-555-0188",
    "Found by wife at 4 am. Ambulance transport canceled. John Smith, 84, 12 Oak St Akron. Wife Pam 330-555-0188.",
  ])("%j", (text) => {
    expect(readPurpose(text)).toEqual({ isFirstCall: true });
  });
});

describe("pet", () => {
  it.each([
    "CALLER: Hi, do you folks do animals?\nAGENT: We are a removal company.\nCALLER: It's my horse. He passed this morning in the pasture, I'm at 90 Bodega Rd. Name's Hollis Bream, 707-555-0126.",
    "hi our cat Mittens passed away last nite can someone come get her at 88 Fern St in Bangor 04401? she was 14, about 9 lbs. my # 207-555-0133 Gail",
    "Our dog Max died this morning, do you cremate pets? 312-555-0101 Bob Ray",
    "My golden retriever had to be put down today. Can you pick up her body from 12 Elm St? Ann 414-555-0111",
    "Caller: Joe Kim / 602-555-0144 / horse died on property, wants removal, approx 1100 lbs",
    "Call Type: Pet\nDeceased: Rocky\nBreed: Boxer\nAge 11\nWeight 70 lbs\nPickup: Lakeview Animal Hospital, 44 Oak St\nOwner: Sue Hill 303-555-0123",
    "Veterinary clinic calling, we have 3 cats for cremation pick up, Dr Lyle, 720-555-0111",
    "Mi perro Canelo murió anoche, ¿lo pueden recoger? 956-555-0123",
    "The family parrot passed away and they want to know about burial. 503-555-0111",
    "our sweet puppy was hit by a car, can you help us with cremation",
    "Name of deceased: Whiskers (cat)\nDate of death: 3/4/26\nPickup from residence 14 Main St\nCaller Lou Fenn 555-0100",
    "Message for Dan: lady lost her dog, wants ashes back, call 401-555-0100",
    "I have a deceased pet rabbit, how much for cremation?",
    "looking for someone to pick up my deceased dog, she is 90 lbs, 22 Oak Ave Toledo OH",
    "Woman is asking if you can cremate her German shepherd, he passed at the vet's this morning. Call Diane 701-555-0144",
    "caller: Pete Olsen / re: his bird died / wants a little box / 503-555-0120",
    "TYPE OF CALL: PET LOSS\nNAME: GINGER\nKIND: TABBY\nPICK UP: 41 LAKE DR\nCALLER: ROB ELY 320-555-0111",
    "Nuestra perrita Luna falleció, 12 Calle Sol, 787-555-0110",
    "Petco manager says customer wants aftercare for a ferret",
    "The dog we called about passed, please come get him. 18 Court St. Ray",
    "Horse euthanized on farm by vet, needs rendering or pickup, 4400 County Rd 9, owner Jill Stark",
    "My cat died. 555-0110",
  ])("%j", (text) => {
    expect(readPurpose(text)).toEqual({ isFirstCall: false, why: "pet" });
  });
});

describe("sales", () => {
  it.each([
    "Hi this is Tom from BrightSolar, we help funeral homes save on their electric bill, call me 800-555-0111",
    "My name is Kay, I'm the new sales rep with Batesville caskets, wanted to introduce myself and drop by next Tuesday",
    "We can get your funeral home on the first page of Google. Free quote. Reply STOP to opt out",
    "Calling for the owner or manager re: merchant services, can lower your processing fees. 866-555-0101",
    "Vendor call - Office Supply Depot, toner special pricing this month",
    "Type of call: Solicitor\nName: Rick\nCompany: Yellow Book\nPhone 800-555-0199",
    "Sarah with Homesteaders, wants to schedule a call w/ director about funding products",
    "Hearse for sale, 2019 Lincoln, 24k miles, call Vince 614-555-0111",
    "business loan up to 250k working capital approved for your funeral home, call now",
    "Hello, I'd like to offer your staffing agency services for part time removal drivers. brochure attached. unsubscribe below",
    "I'm a reporter doing an ad space special section on funeral homes, sponsor today",
    "Hey there, quick question - who handles your website? We build modern sites for funeral homes starting at $99 per month",
    "Good afternoon, Jim from Allied Vault Co. stopping by Thursday with our new brochure and pricing on liners",
    "We noticed your Google reviews are low. Our marketing agency can help you get more families",
    "Exclusive offer for funeral directors: cremation urns 40% off, free shipping this week",
    "This is Deb from the Chamber, wondering if you'd sponsor our golf outing",
    "Dear Owner, our company offers mortuary transport software with a free trial. Book a demo at https://x.example",
    "offering 24 hr removal service and first call coverage for funeral homes in your county, special pricing $175 per removal, brochure attached",
  ])("%j", (text) => {
    expect(readPurpose(text)).toEqual({ isFirstCall: false, why: "sales" });
  });
});

describe("spam", () => {
  it.each([
    "Congratulations! You have been selected to receive a $1000 Walmart gift card. Click here http://x.example",
    "Your Amazon order of $899 has shipped. If you did not authorize call 888-555-0111",
    "IRS final notice, a warrant for your arrest has been issued, press 1",
    "Your account has been suspended, verify your identity at http://bank.example",
    "FedEx: your package could not be delivered, tap the link",
    "Dear Sir/Madam I am a beneficiary of inheritance 5.5 million",
    "E-ZPass unpaid toll balance $12.51 pay now https://toll.example",
    "car warranty about to expire last chance press 1",
    "bitcoin investment opportunity guaranteed",
    "asdf qwer zxcv http://spam.example/k",
    "You have 1 new voicemail. Click the link to listen http://vm.example",
    "URGENT: Your Netflix payment failed, update your billing",
    "Final notice from Publishers Clearing House, you won",
    "Apple Support: your iCloud is locked",
  ])("%j", (text) => {
    expect(readPurpose(text)).toEqual({ isFirstCall: false, why: "spam" });
  });
});

describe("inquiry", () => {
  it.each([
    "How much do you charge for a direct cremation? Linda 214-555-0101",
    "Caller: Mark Ruiz 512-555-0111. Wants price list for cremation, mother is still living",
    "Price shopping. Call back Joan 630-555-0101",
    "Q. First call line, has someone passed away? A. No no, my dad's 84, he's doing ok. I'm just calling around, what do you guys charge?",
    "Caller wants to know if the certificates came in, his mother died 5/31. ** NOT A FIRST CALL **",
    "I saw your job posting for removal tech, I'd like to apply. Resume attached. Kevin Moss 904-555-0122",
    "Are you hiring embalmers?",
    "Florist calling: what time can we deliver flowers for the Nelson visitation? 717-555-0111",
    "Asking what time is the service for Mary Cole on Saturday",
    "Wants to know if her dad's ashes are ready, Beth Kline 515-555-0100",
    "Needs 5 more certified copies of death certificates for Harold Stone, passed in March. Call wife Ann 316-555-0111",
    "When is the viewing for Mr. Ortiz?",
    "Obituary correction: grandson's name is spelled Jon. Please fix in the obit for Alice Webb",
    "Following up on the removal you did yesterday for Mr. Hale, checking on the status of paperwork",
    "Where is the driver? we called an hour ago. Sunrise Nursing Home 218-555-0111",
    "What's the ETA on the driver for Mrs. Beal at St. Luke's?",
    "question about a bill / invoice 4417, Karen at Mercy Hospital accounts 555-0100",
    "Returning your call, Pastor Dan 620-555-0111",
    "Please have Mr. Brandt call her back about headstone. Rosa 505-555-0100",
    "Wants appointment to pre-plan her own funeral. Edna Hughes 402-555-0101",
    "Reason for call: price quote\nName: Bill Day\nPhone: 316-555-0199",
    "Call Type: General Inquiry\nMessage: what are your hours",
    "Thank you for taking such good care of my mother last month, the service was lovely. The Hanson family",
    "Her mother is on hospice and not expected to make it through the week, wants to talk about options. Jill 208-555-0111",
    "Delivery confirmation: we delivered Mr. Pratt to Cole FH at 2215, no issues",
    "Driver update: en route with Mrs. Lang, ETA 40 min",
    "I want to change the time of the service for my dad to 2 pm. 417-555-0111",
    "¿cuánto cuesta una cremación? Ana 305-555-0111",
    "Is the casket viewing still on Friday for the Reyes family?",
    "Insurance company calling re: claim on John Vance policy, need assignment form",
    "called to cancel arrangement conference appointment tomorrow",
    "Hello do you have an opening for a part time driver",
    "wants to know the cost of shipping a body to Mexico, nobody has died yet, 619-555-0100",
    "Question re: headstone delivery for the Mays grave",
    "Son of Earl Dunn (service last Tuesday) needs extra death certificates",
    "Hospital records dept calling for the status of the death certificate for Ann Lowe, already signed?",
    "Can you tell me visitation hours for Dolores Kemp",
    "Church lady asks how many for the luncheon after the funeral Saturday",
    "organist needs the order of service for tomorrow",
    "newspaper needs the obit photo resent by 5",
    "My dad's urn is cracked, who do I talk to",
    "Pls call Mrs. Otis about the balance on her account",
    "student wants to shadow a director for a school project",
    "cuánto cobran por un servicio sencillo",
  ])("%j", (text) => {
    expect(readPurpose(text)).toEqual({ isFirstCall: false, why: "inquiry" });
  });
});

describe("wrong-number", () => {
  it.each([
    "wrong number",
    "Caller hung up",
    "Caller was trying to reach the pharmacy, wrong number",
    "No message, hang up 312-555-0142",
    "this is a test call, please disregard",
    "dead air 11:42 PM",
    "Is this Domino's pizza? order a pizza",
    "Call type: Hang up",
    "número equivocado",
    "meant to call the dentist, sorry",
    "caller disconnected before giving any info",
    "Misdial - looking for the animal shelter",
  ])("%j", (text) => {
    expect(readPurpose(text)).toEqual({ isFirstCall: false, why: "wrong-number" });
  });
});

describe("nothing to read", () => {
  it.each(["", "   ", "...", "???", "\n\n", "a", "12345", "😀😀"])("%j", (text) => {
    expect(readPurpose(text)).toEqual({ isFirstCall: false, why: "empty" });
  });
});

it.each([
  " ".repeat(100_000),
  "#1 Al Bo ".repeat(11_000),
  "Deceased: John Smith\n".repeat(5_000),
  "dob 1/1/1911 and ".repeat(6_000),
  "dog passed ".repeat(9_000),
  "1".repeat(100_000),
])("comes back soon from 100 kB of one thing", (text) => {
  const start = performance.now();
  readPurpose(text);
  expect(performance.now() - start).toBeLessThan(10_000);
});

describe("calls of other trades", () => {
  it.each([
    ["truck died on me again at 1200 Depot St, is this the tire shop? need a pickup", false],
    [
      "I need to move my appointment on Thursday, my mother-in-law passed away. You can cancel the appointment, call me what you've got next week",
      false,
    ],
    [
      "Dear partners, the new release form is effective Monday. The old one will not be accepted. Questions can go to Lydia.",
      false,
    ],
    [
      "My mother passed away at home tonight, she had an appointment on Thursday with my doctor. Please come for her.",
      true,
    ],
    [
      "Mrs. Ida Moss, DOB 3/4/1938, died. Dear partners, note the new release form, effective Monday. Questions can go to Lydia.",
      true,
    ],
    ["Mr. Arne Lund died tonight. Dr. Beth Carr has agreed to complete the death certificate.", true],
    ["Found dead in his pickup truck at the tow yard, coroner released, DOB 3/4/1938, need a removal", true],
  ])("%s", (text, isFirstCall) => expect(readPurpose(text).isFirstCall).toBe(isFirstCall));
});

describe("calls that only sound like a death", () => {
  it.each([
    [
      "pet",
      "Your name: Dr. Paula Finch, DVM\nOrganization: Prairie Equine & Small Animal\nName of the deceased: Rex\nDate of birth: 2011\nDate of death: 3/12/2026\nFuneral home: Sunny pet crematory\nOther: do you transport dogs?",
    ],
    [
      "inquiry",
      "Hi, I saw the ad for removal techs, nights and weekends. I got a clean license, and my uncle passed down his black suit to me. I used to do transport for a nursing home.",
    ],
    [
      "wrong-number",
      "Caller: Is this the medical records office? My wife was in the hospital, room 310. Her doctor is Dr. Pike. Date of birth 2/2/60.\nAgent: You have the wrong number.",
    ],
  ] as const)("%s", (why, text) => {
    expect(readPurpose(text)).toEqual({ isFirstCall: false, why });
  });

  it("a resident's death told by an animal lover stays a first call", () => {
    expect(
      readPurpose("My uncle passed at home, he was a veterinarian. DOB 2/2/1940, next of kin is me.").isFirstCall,
    ).toBe(true);
  });
});

describe("a form that is filled in for an animal", () => {
  it.each([
    "Caller: Mrs. Lydia Farrow  Phone 502-555-0140\nDeceased: Duchess   Age: 16   Sex: F   Weight: 55 lbs\nRelationship: owner. German shepherd. Vet is Dr. Sams at Highlands Animal Clinic.",
    "Deceased: Rex\nAge: 12\nCaller: Tom Hale, owner of the poodle\nTook him to the animal hospital, passed at 8 am",
  ])("is no first call", (text) => {
    expect(readPurpose(text)).toEqual({ isFirstCall: false, why: "pet" });
  });

  it("is told from a person whose dog is at the house", () => {
    const text =
      "Deceased: Ann Lee\nDOB: 3/5/41\nNOK: Tom Lee (son)\nGerman shepherd in the yard, her vet is Dr. Sams, animal clinic will take the dog.";
    expect(readPurpose(text).isFirstCall).toBe(true);
  });
});
