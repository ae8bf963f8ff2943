// Social security numbers, payment cards and bank accounts, and the many numbers that are none.
import { describe, expect, it } from "vitest";
import { findSecrets } from "./parse-secrets";

const numbers = (text: string) =>
  findSecrets(text)
    .filter(({ kind }) => kind === "social-security-number" || kind === "payment-card")
    .map(({ start, end }) => text.slice(start, end))
    .join("|");

describe("numbers", () => {
  it.each([
    ["Grand Rapids, MI 49505", ""],
    ["James Parkinson, DOB 3/4/1940", ""],
    ["SSN: 987654321", "987654321"],
    ["SSN 987 65 4321", "987 65 4321"],
    ["SS# 987.65.4321", "987.65.4321"],
    ["social is 987654321", "987654321"],
    ["last 4 of SSN 4321", "4321"],
    ["SSN (last 4): 4321", "4321"],
    ["last four of his social is 4321", "4321"],
    ["xxx-xx-4321", "xxx-xx-4321"],
    ["SSN: XXX-XX-4321", "XXX-XX-4321"],
    ["Social worker: 312-555-0142", ""],
    ["SSN:   DOB: 3/4/1940", ""],
    ["Social Security Number:\n987-65-4321", "987-65-4321"],
    ["CASE#: 406-26-0412", ""],
    ["ME case no. 406-26-0412", ""],
    ["Control # 123-45-6789", ""],
    ["call 312-555-0142", ""],
    ["Soc Sec No 987-65-4321", "987-65-4321"],
    ["9400-5550-1187-22", ""],
    ["Seguro Social: 987-65-4329", "987-65-4329"],
    ["MRN 206-55-50118", ""],
    ["SS 987-65-4325", "987-65-4325"],
    ["EIN 12-3456789", ""],
    ["Name\tSSN\tDOB\nJoe\t987654321\t3/4/40", "987654321"],
    ["keypad 7731", ""],
    ["card 4111 1111 1111 1111 exp 12/27 cvv 123", "4111 1111 1111 1111|12/27|123"],
    ["visa 4111111111111111 12/27 123", "4111111111111111|12/27|123"],
    ["amex 3782 822463 10005", "3782 822463 10005"],
    ["5555-5555-5555-4444", "5555-5555-5555-4444"],
    ["card ending in 4242", "4242"],
    ["card on file ends 4242, side door", "4242"],
    ["last four nine eight seven six on the social", "nine eight seven six"],
    ["tracking 9400 1118 9922 3397 5551 12", ""],
    ["tarjeta 4242-4242-4242-4242 vence 09/28", "4242-4242-4242-4242|09/28"],
    ["312-555-0142 / 312-555-0117", ""],
    ["3125550142 3125550117", ""],
    ["routing 021000021 account 123456789012", "021000021|123456789012"],
    ["bank acct # 00123456789", "00123456789"],
    ["Acct# 5155550188", ""],
    ["card 4111 1111 1111 1111 exp 12/27 cvv 123", "4111 1111 1111 1111|12/27|123"],
    ["mc 5100 1234 5678 9012 exp date 01/29, security code 991", "5100 1234 5678 9012|01/29|991"],
    ["his social is nine eight seven six five four three two one", "nine eight seven six five four three two one"],
    ["S.S.# 123-45-6789", "123-45-6789"],
    ["Soc. Sec. #: 123-45-6789", "123-45-6789"],
    ["ss# ends 6789", "6789"],
    ["SSN-987654321", "987654321"],
    ["Social: 987-65-4321 DOB: 3/4/40", "987-65-4321"],
    ["SS#(last 4) 6789", "6789"],
    ["card number is 4242 4242 4242 4242, exp 4/28, code 123", "4242 4242 4242 4242|4/28|123"],
    ["4242 4242 4242 4242, gate code 1234", "4242 4242 4242 4242"],
    ["fax 312-555-0112", ""],
    ["PO Box 4111, Troy MI 48084", ""],
    ["Discover 6011 0009 9013 9424 exp 11/2027 cvc 998", "6011 0009 9013 9424|11/2027|998"],
    ["CC# 4111-1111-1111-1111", "4111-1111-1111-1111"],
    ["card 4111 1111 1111 1112", "4111 1111 1111 1112"],
    ["4111111111111112", ""],
    ["her card ends in 1881", "1881"],
    ["card 4111 1111 1111 1111 exp 12/27 sec code 331", "4111 1111 1111 1111|12/27|331"],
    ["card 4111 1111 1111 1111, sec. code: 331", "4111 1111 1111 1111|331"],
    ["card 4111 1111 1111 1111 cid 331", "4111 1111 1111 1111|331"],
    ["card ending in 4242, security code 331", "4242|331"],
    ["Visa on file, cvc 331", "331"],
    ["card 4111 1111 1111 1111, building security code 4411", "4111 1111 1111 1111"],
    ["security code at the gate 4411", ""],
  ])("%j withholds %j", (text, expected) => {
    expect(numbers(text)).toBe(expected);
  });
});
