// Which transport company a text asks to carry, and the many ways in which it names one without asking it.
import { describe, expect, it } from "vitest";
import { findBusiness } from "./parse-business";

const names = [
  "Lakeshore Removal Service",
  "Bluestem Transport, LLC",
  "A-1 Mortuary Transport",
  "St. Clair Conveyance",
  "Smith & Sons Livery",
  "O'Rourke Transfer",
  "Hansen Removals Inc.",
  "Angel Transport",
  "Metro Removal",
  "Great Plains Decedent Transport",
  "Midstate Removal of Peoria",
  "Midstate Removal of Decatur",
  "Prairie Rose Transport",
  "Prairie Rose Removal",
  "Hearthstone",
  "Eastside Removal",
];
const businesses = names.map((name, index) => ({ id: `id-${index}`, name }));
const found = (text: string) => findBusiness(text, businesses)?.name ?? null;

describe("asks", () => {
  it.each([
    // Labels.
    ["Removal by: Lakeshore Removal Service", 0],
    ["Deceased: Mary Smith\nRemoval Company: Lakeshore Removal\nWeight: 180", 0],
    ["TRANSPORT BY: LAKESHORE REMOVAL SERVICE", 0],
    ["transport: lakeshore removal svc", 0],
    ["Transport Company - Bluestem Transport", 1],
    ["Transport company:\nBluestem Transport LLC\n", 1],
    ["Removal Service\tLakeshore Removal\tETA\t45 min", 0],
    ["Code: R2   Livery:  Smith and Sons Livery   Date: 5/6/26", 4],
    ["| Carrier: Great Plains Transport |", 9],
    ["Assigned to: Hearthstone", 14],
    ["Assign to: O’Rourke Transfer", 5],
    ["Vendor: A1 Mortuary Transport", 2],
    ["Vendor: A-1 Mortuary Transport (888) 555-0142", 2],
    ["Client: Lakeshore Removal Service      Code: R2", 0],
    ["Transporte: Bluestem Transport", 1],
    ["Empresa de transporte: St Clair Conveyance", 3],
    ["First call service: Lake Shore Removal", 0],
    ["Removal: Lakeshore", 0],
    ["Removal: Midstate Removal of Decatur", 11],
    ["Removal: Prairie Rose Removal", 13],
    // Whom it is written to.
    ["To: Lakeshore Removal dispatch\nFrom: Harlan & Rowe Funeral Home\nDecedent: John Doe", 0],
    ["Attn Bluestem Transport\nwe have a removal", 1],
    ["ATTN: LAKESHORE DISPATCH\nDECEDENT: JOHN DOE", 0],
    ["Hi Lakeshore,\n\nWe need a removal tonight.", 0],
    ["Hello Lakeshore team, this is Ana at St. Brendan.", 0],
    ["Good evening Bluestem Transport - we have a first call", 1],
    ["Dear Hansen Removals,\nplease call us back", 6],
    ["Buenas noches Lakeshore Removal, tenemos un fallecido", 0],
    ["> Hi Bluestem Transport,\n> we have one for you", 1],
    // Sentences.
    ["Please send Lakeshore Removal.", 0],
    ["Family is gone. Please send Lakeshore when you can.", 0],
    ["can you send someone from Bluestem Transport tonight", 1],
    ["please have Lakeshore Removal pick up at the rear dock", 0],
    ["We use Hansen Removals for the county.", 6],
    ["Family not present, please send Lakeshore Removal", 0],
    ["The removal will be made tonight; Bluestem Transport will pick him up around 9.", 1],
    ["Prairie Rose Transport is doing the removal", 12],
    ["Lakeshore Removal to pick up, call first", 0],
    ["Lakeshore Removal, please pick up Mr. Jones at 718 Lake St", 0],
    ["to be picked up by Great Plains Decedent Transport", 9],
    ["Harlan & Rowe has the arrangements, going with Bluestem Transport for the pickup", 1],
    ["favor de mandar a Bluestem Transport", 1],
    ["This call is assigned to Metro Removal.", 8],
    // Misspelt.
    ["Removal by: Lakeshroe Removal", 0],
    ["Removal by: Lakshore Removal", 0],
    ["Removal by: Lakeshore Remvoal Servce", 0],
    ["please send Blustem Transport", 1],
    ["please send bluestem tranport", 1],
    ["Removal by: Hanson Removal", 6],
    ["Transport: Great Planes Decedant Transport", 9],
    ["Transport: Eastsdie Removal", 15],
    // Taken back.
    ["Removal by: Bluestem Transport, no sorry, Lakeshore Removal", 0],
    ["Please send Metro Removal - correction, Bluestem Transport.", 1],
    ["Do not send Bluestem Transport. Please send Lakeshore Removal.", 0],
  ])("%j", (text, index) => {
    expect(found(text)).toBe(names[index]);
  });
});

describe("does not ask", () => {
  it.each([
    // Somebody else's part.
    "Deceased: Mary Smith\nLocation: Lakeshore Medical Center",
    "Location: Lakeshore Hospital\nRemoval: Lakeshore",
    "Hi Lakeshore Hospital, this is Ana",
    "Destination: Bluestem Transport cooler, 12 Main St",
    "Deliver to: Lakeshore Removal Service, 40 Dock St",
    "Take him to Lakeshore Removal's facility",
    "From: Lakeshore Removal Service\nTo: Harlan & Rowe Funeral Home",
    "Caller: Joe Ramirez, Lakeshore Removal Service",
    "Hi, Joe with Lakeshore Removal, we are at the door",
    "Hi, Lakeshore Removal here, what is the gate code?",
    "This is Lakeshore Removal, calling back",
    "Thank you,\nJoe Ramirez\nLakeshore Removal Service\n(312) 555-0142",
    "LAKESHORE REMOVAL SERVICE\n40 Dock St, Chicago\n\nFirst call sheet\nDeceased: Mary Smith",
    "Hospice: Angel Hospice",
    "Funeral home: Hansen Funeral Home",
    "Removal: Hansen Funeral Home",
    "Removal: Angel",
    "Cc: Bluestem Transport",
    "Place of death: Hearthstone",
    "Please use Lakeshore Dr entrance",
    "use Lakeshore entrance. Removal at dock",
    "please send Angel",
    "Please send Angel Ramirez, RN a copy",
    "Her son lives on Bluestem, please send two people",
    "I need Eastside. Elevator is broken.",
    // Another company.
    "Removal by: Lakeshore Livery",
    "Removal by: Lakeside Removal",
    "Removal by: Lakeview Removal",
    "Removal by: Westside Removal",
    "Removal by: Lakeshore Mortuary",
    "Removal by: Lakeshore Funeral Home",
    "Removal by: Lakeshore Removal of Kenosha",
    "Removal by: Harmer Removal",
    "Removal by: Jansen Removal",
    "Removal by: Bluestone Transport",
    "Removal: Midstate Removal",
    "please send Great Lakes Decedent Transport",
    "Removal by: Great Plains Ambulance",
    "Removal by: Angela Removal",
    // Two, or one of two.
    "Removal: Prairie Rose",
    "please send Lakeshore Removal or Bluestem Transport",
    "Removal: Lakeshore Removal / Bluestem Transport",
    "Hi Lakeshore Removal,\nplease have Bluestem Transport pick up",
    "To: Lakeshore Removal; Bluestem Transport",
    // Not asked, not now, not to carry.
    "please do not send Lakeshore Removal",
    "Don't send Lakeshore Removal again",
    "we no longer use Lakeshore Removal",
    "Removal: Lakeshore Removal (declined)",
    "Removal: Lakeshore Removal is unavailable tonight",
    "She was already transported by Lakeshore Removal.",
    "Last time we used Lakeshore Removal",
    "If the family agrees use Bluestem Transport",
    "backup: Lakeshore Removal",
    "Previous transport: Lakeshore Removal",
    "please send Lakeshore Removal the invoice",
    "please send Bluestem Transport a copy of the permit",
    "Please send Lakeshore Removal's bill",
    "Removal: from residence",
    "Transport: ASAP",
    "",
  ])("%j", (text) => {
    expect(found(text)).toBeNull();
  });
});

it("answers where the name stands", () => {
  const text = "Deceased: Mary Smith\r\nRemoval Co: Lakeshore Removal Svc., rear dock";
  const business = findBusiness(text, businesses);
  expect(business).toMatchObject({ id: "id-0", value: "id-0", name: "Lakeshore Removal Service" });
  expect(text.slice(business?.start, business?.end)).toBe("Lakeshore Removal Svc");
});

it("trusts a whole name more than a short one, and a short one more than a misspelt one", () => {
  const trust = (name: string) => findBusiness(`Removal by: ${name}`, businesses)?.confidence ?? 0;
  const [whole, short, misspelt] = ["Lakeshore Removal Service", "Lakeshore", "Lakeshroe Removal"].map(trust);
  expect(whole).toBeGreaterThan(short ?? 0);
  expect(short).toBeGreaterThan(misspelt ?? 0);
  expect(misspelt).toBeGreaterThanOrEqual(0.7);
});

it("chooses none of two that bear the same name", () => {
  const twins = [...businesses, { id: "twin", name: "Lakeshore Removal" }];
  expect(findBusiness("Removal by: Lakeshore Removal", twins)).toBeNull();
  expect(findBusiness("Removal by: Bluestem Transport", twins)?.id).toBe("id-1");
});

it("knows no company where none is listed", () => {
  expect(findBusiness("Removal by: Lakeshore Removal", [])).toBeNull();
  expect(
    findBusiness("Removal by: the", [
      { id: "1", name: "The" },
      { id: "2", name: "—" },
    ]),
  ).toBeNull();
});

describe("two thousand companies", () => {
  const syllables = ["bar", "ven", "tol", "mar", "kes", "dun", "pra", "lio", "gan", "fer", "hol", "wic", "sta"];
  const pick = (seed: number) => syllables[seed % syllables.length] ?? "";
  const many = Array.from({ length: 2_000 }, (_, index) => ({
    id: `many-${index}`,
    name: `${pick(index)}${pick(index / 13)}${pick(index / 169)}${pick(index * 7)} ${index % 2 ? "Removal" : "Transport"} Service`,
  }));
  const listed = [...many, ...businesses];

  it("find the one", () => {
    expect(findBusiness("Removal by: Lakeshroe Removal", listed)?.id).toBe("id-0");
    expect(findBusiness("please send someone", listed)).toBeNull();
  });

  it.each([
    ["every label again", "Removal by: ".repeat(8_000), null],
    ["names that none bears", "Removal by: Lakshort Removal ".repeat(3_000), null],
    ["two names again and again", "please send Lakeshore Removal or Bluestem Transport ".repeat(2_000), null],
    ["one endless word", "lakeshore".repeat(11_000), null],
    ["a hundred thousand spaces", `Removal by:${" ".repeat(100_000)}Lakeshore Removal`, "id-0"],
    ["letters and dots", "a.b.".repeat(25_000), null],
    ["a name behind all of it", `${"(".repeat(50_000)}\nRemoval by: Lakeshore Removal`, "id-0"],
  ])("bear %s", (_, text, id) => {
    expect(findBusiness(text, listed)?.id ?? null).toBe(id);
  });
});
