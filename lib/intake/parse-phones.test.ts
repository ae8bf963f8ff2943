// Telephone numbers in all their forms, and the numbers that only look like them.
import { describe, expect, it } from "vitest";
import { findPhones } from "./parse-phones";

const values = (text: string) => findPhones(text).map(({ value }) => value);
const hints = (text: string) => findPhones(text).map(({ hint }) => hint ?? "none");

it.each([
  ["312-555-0142", "(312) 555-0142"],
  ["(312) 555-0142", "(312) 555-0142"],
  ["(312)555-0142", "(312) 555-0142"],
  ["312.555.0142", "(312) 555-0142"],
  ["312 555 0142", "(312) 555-0142"],
  ["312/555-0142", "(312) 555-0142"],
  ["312 - 555 - 0142", "(312) 555-0142"],
  ["312–555–0142", "(312) 555-0142"],
  ["312 555 01 42", "(312) 555-0142"],
  ["1-312-555-0142", "(312) 555-0142"],
  ["+1 (312) 555-0142", "(312) 555-0142"],
  ["+13125550142", "(312) 555-0142"],
  ["call me at 3125550142.", "(312) 555-0142"],
  ["Caller ID: 3125550142", "(312) 555-0142"],
  ["CID 3125550142", "(312) 555-0142"],
  ["312-555-0142 x204", "(312) 555-0142 x204"],
  ["312-555-0142x204", "(312) 555-0142 x204"],
  ["312-555-0142 ext. 204", "(312) 555-0142 x204"],
  ["312 555 0142 EXT 5510", "(312) 555-0142 x5510"],
  ["312.555.0142, extension 12", "(312) 555-0142 x12"],
  ["312-555-0142   Ext: 204", "(312) 555-0142 x204"],
  ["312-555-0142 #204", "(312) 555-0142 x204"],
  ["(312) 555-0142 ext 4      Parentesco: enfermera", "(312) 555-0142 x4"],
  ["312-555-0142 # of Certifieds: 10", "(312) 555-0142"],
  ["312-555-0142 x-ray is done", "(312) 555-0142"],
  ["it's 3 1 2, 5 5 5, 0 1 4 2, thanks", "(312) 555-0142"],
  ["Case manager 312-555-0142", "(312) 555-0142"],
  ["my # 207-555-0133 Gail", "(207) 555-0133"],
  ["Address of Physician: 212 Main, Phone: 212-555-0133", "(212) 555-0133"],
])("%j tells %s", (text, value) => {
  expect(values(text)).toEqual([value]);
});

it.each([
  "312-555-0142/312-555-0143",
  "312-555-0142,312-555-0143",
  "312.555.0142 or 312.555.0143",
  "(312) 555-0142/(312) 555-0143",
])("%j tells two", (text) => {
  expect(values(text)).toEqual(["(312) 555-0142", "(312) 555-0143"]);
});

it("tells where each stands", () => {
  const text = "Dtr Wanda 251-555-0176 (c) / 850-555-0102 (w)";
  const [first, second] = findPhones(text);
  expect(text.slice(first?.start, first?.end)).toBe("251-555-0176");
  expect(text.slice(second?.start, second?.end)).toBe("850-555-0102");
  expect(second).toMatchObject({ digits: "8505550102", isBare: false });
  expect(findPhones("tel 8505550102")[0]).toMatchObject({ digits: "8505550102", isBare: true });
});

it.each([
  "SSN 987-65-4321",
  "Social Security Number: 9876543210",
  "MRN: 4015550199",
  "MRN 4015550199 rm 2",
  "Acct# 5155550188",
  "Account number is 515-555-0188",
  "Case Number: 2025550144",
  "Case #: 202-555-0144",
  "Control # 8175550123",
  "PO 660-5550177 (NOT A PHONE)",
  "660-555-0177 (not a phone)",
  "Badge Number: 2105550155",
  "Policy No. 312-555-0142",
  "NPI: 3125550142",
  "License 3125550142",
  "Permit 312 555 0142",
  "Medicare ID 3125550142",
  "EIN 312-555-0142",
  "Order #3125550142",
  "Bracelet #3125550142",
  "package 9400-5550-1187-22",
  "4111 1111 1111 1111",
  "4242-4242-4242-4242",
  "206-55-50118",
  "202-555-26",
  "2026-0208-1044",
  "FCR26-1190-702555",
  "25-8085550",
  "555-0142",
  "312-555-01423",
  "1312-555-01423",
  "x3125550142y",
  "312-555-0142-77",
  "+52 956 555 0142",
  "2026030214",
  "112-555-0142",
  "911-555-0142",
  "312-055-0142",
  "ZIP 60612-1234",
  "$312 555 0142",
])("%j holds none", (text) => {
  expect(values(text)).toEqual([]);
});

it.each([
  ["312-555-0142 (Cell)", ["cell"]],
  ["312-555-0142 (his cell)", ["cell"]],
  ["540-555-0133 (wife's cell)", ["cell"]],
  ["her cell is 828-555-0147", ["cell"]],
  ["cell phone: 828-555-0147", ["cell"]],
  ["Cel: 786-555-0161", ["cell"]],
  ["251-555-0176 (c) / 850-555-0102 (w)", ["cell", "work"]],
  ["701-555-0100 office / 701-555-0101 fax", ["work", "fax"]],
  ["O: 616-555-0100  M: 616-555-0155", ["work", "cell"]],
  ["P 330-555-0120   F 330-555-0121", ["none", "fax"]],
  ["Tel: 202-555-0111   FAX Number: 202-555-0112", ["none", "fax"]],
  ["cell 312-555-0101 home 312-555-0102", ["cell", "home"]],
  ["Main #: 616-555-0130", ["main"]],
  ["Funeral Home Telephone Number: 540-555-0106", ["none"]],
  ["Nursing home 540-555-0106", ["none"]],
  ["312-555-0117 (Nurses Station)", ["none"]],
])("%j are %j", (text, expected) => {
  expect(hints(text)).toEqual(expected);
});

it("trusts a number less whose area no call can reach", () => {
  expect(findPhones("555-555-0142")[0]?.confidence).toBeLessThan(0.7);
  expect(findPhones("312-555-0142")[0]?.confidence).toBeGreaterThan(0.9);
});

describe("hostile text", () => {
  it.each([
    " ",
    "1234567890",
    "2",
    "3125550142 ",
    "(312) 555-0142 x204 (cell) ",
    "(",
    "[()]",
    "312-",
    "3 ",
    "+1",
    "MRN ",
    "\u0000",
    "😀",
  ])("100 kB of %j end soon", (part) => {
    const text = part.repeat(Math.ceil(100_000 / part.length)).slice(0, 100_000);
    const start = performance.now();
    findPhones(text);
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});
