// Nested exports written as labelled lines.
import { describe, expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";
import { rewrite } from "./parse-rewrite";
import { writeTrees } from "./parse-trees";

const call =
  "call_type: removal\ndecedent:\n  last_name: Roe\n  first_name: Ann\n  dob: 3/4/1940\ndeliver_to:\n  home: Rowe Chapel\n";

describe("YAML", () => {
  it("keeps items below a key with the key", () => {
    const { text } = rewrite(`${call}remarks:\n  - bring a second cot\n  - "gate sticks in frost"\n`, [writeTrees]);
    expect(text).toContain('remarks: bring a second cot "gate sticks in frost"');
  });

  it("parts a map that is written in one line", () => {
    const { text } = rewrite(`${call}billing: {acct: riverbend-cars, terms: "net 30"}\n`, [writeTrees]);
    expect(text).toContain("acct: riverbend-cars");
    expect(text).not.toContain("{");
  });
});

const read = (text: string) => parseFirstCall(text, { receivedAt: "2026-02-02T06:00" });
const told = '"deceased":{"name":"John Smith","dob":"1941-03-04"},"nok":{"name":"Pam Smith","phone":"330-555-0188"}';

describe("an export", () => {
  it.each([
    [`{${told},"diagnosis":{"remarks":"spots on both lungs, spread to the bones"},"weight":"180"}`, /lungs|bones/],
    [`{${told},"login":{"key":"a88z1q99"},"weight":"180"}`, /a88z1q99/],
    [
      '<call><deceased>John Smith</deceased><dob>3/4/1941</dob><field name="SSN"><value>987654321</value></field><nok>Pam Smith</nok><weight>180</weight></call>',
      /987654321/,
    ],
  ])("withholds what its holder's name makes a secret, and keeps the rest: %s", (text, secret) => {
    const { fields, dropped } = read(text);
    expect(JSON.stringify(fields)).not.toMatch(secret);
    expect(fields).toMatchObject({ deceasedName: "John Smith", nokName: "Pam Smith", weight: "180lbs" });
    expect(dropped.length).toBeGreaterThan(0);
  });

  it("gives an address to whom its holder belongs, and a witness's age to nobody", () => {
    const home = '"address":{"street":"9 Elm St","city":"Akron","state":"OH","zip":"44301"}';
    const { fields } = read(
      `{"deceased":{"name":"John Smith","dob":"1941-03-04",${home}},"pickup":{"name":"Hilltop Manor","room":"12"},"witness":{"name":"Jim Dole","age":44},"nok":{"name":"Pam Smith","phone":"330-555-0188"}}`,
    );
    expect(fields).toMatchObject({ homeAddress: "9 Elm St, Akron, OH 44301", pickupLocation: "Hilltop Manor" });
    expect(fields.age).toBeUndefined();
  });

  it("shows a value and its unit whichever stands first", () => {
    const text = `{${told},"weight":{"unit":"kg","value":82},"died":"2026-02-02 04:10"}`;
    const { start, end } = read(text).evidence.weight ?? { start: 0, end: 0 };
    expect(text.slice(start, end)).toContain('"value":8');
  });

  it("leaves a sentence with marks in it as it is", () => {
    const text =
      "<call><deceased>John Smith</deceased><dob>3/4/1941</dob><weight>180</weight><nok>Pam Smith</nok><remarks>Ring <b>twice</b> at the side door</remarks></call>";
    expect(writeTrees(text)).toBeNull();
  });

  it("is searched for secrets behind the part that is read", () => {
    const text = `Deceased -> John Smith\nDOB -> 3/4/1941\nNOK -> Pam Smith\nWeight -> 180 lbs\nDied -> today 4 am\nRoom -> 4\n${"Rang twice. ".repeat(1100)}\nSSN 123-45-6789`;
    expect(read(text).dropped.map(({ kind, start, end }) => [kind, text.slice(start, end)])).toEqual([
      ["social-security-number", "123-45-6789"],
    ]);
  });
});
