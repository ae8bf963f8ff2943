// Where a family wants to be told, as it was typed.
import { expect, it } from "vitest";
import { parseUpdateAddress } from "./parse-update-address";

it.each([
  ["Ana.Ruiz@Example.com ", { channel: "email", address: "ana.ruiz@example.com" }],
  ["mailto:ana+mama@mail.example.org", { channel: "email", address: "ana+mama@mail.example.org" }],
  ["o'brien@example.com", { channel: "email", address: "o'brien@example.com" }],
  ["(312) 555-0142", { channel: "text", address: "+13125550142" }],
  ["+1 312.555.0142", { channel: "text", address: "+13125550142" }],
  ["1-312-555-0142", { channel: "text", address: "+13125550142" }],
])("reads %s", (typed, read) => {
  expect(parseUpdateAddress(typed)).toEqual(read);
});

it.each([
  "",
  "ana",
  "ana@",
  "@example.com",
  "ana@example",
  ".ana@example.com",
  "ana..ruiz@example.com",
  "ana@example.com, ben@example.com",
  "Ana <ana@example.com>",
  "ana@example.com\nBcc: ben@example.com",
  `${"a".repeat(65)}@example.com`,
  "555-0142",
  "112-555-0142",
  "312-155-0142",
  "+44 20 7946 0958",
  "312 555 0142 ext 5",
])("takes %j for neither", (typed) => {
  expect(parseUpdateAddress(typed)).toBeNull();
});
