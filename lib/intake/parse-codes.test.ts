// Tests the reading of items that short codes label.
import { expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";

const receivedAt = "2026-12-27T16:18";
const items = [
  ["RX", "27DEC26 1610"],
  ["OR", "DIR. PHOEBE GRIEVE"],
  ["CB", "907-555-0114"],
  ["NM", "SVENDSEN, ODIN P"],
  ["DB", "02MAR1974"],
  ["SX", "M"],
  ["DD", "27DEC26"],
  ["TD", "1340"],
  ["LN", "KNIK ARM MEDICAL CENTER"],
  ["KN", "FREYA SVENDSEN"],
  ["KR", "WIFE"],
  ["VT", "U"],
  ["WT", "310"],
  ["KP2", "-"],
];

it.each(["/ ", ": ", "="])("codes before %j are labels", (sign) => {
  const { fields } = parseFirstCall(items.map(([code, said]) => code + sign + said).join("   "), { receivedAt });
  expect(fields).toMatchObject({
    callReceivedAt: "2026-12-27T16:10",
    callerName: "Phoebe Grieve",
    callerPhone: "(907) 555-0114",
    deceasedName: "Odin P Svendsen",
    dateOfBirth: "03-02-1974",
    sex: "Male",
    timeOfPassing: "1340",
    locationName: "Knik Arm Medical Center",
    nokName: "Freya Svendsen",
    nokRelationship: "wife",
    isVeteran: "Unknown",
    weight: "310lbs",
  });
  expect(fields.nokAltPhone).toBeUndefined();
});

it("leaves the short words of a page alone that codes nothing", () => {
  const page = "RN: Ada Cole\nPT: Rosa Smith\nMD: Dr. Ward\nRM: 12";
  expect(parseFirstCall(page, { receivedAt }).fields.locationRoom).toBe("12");
});
