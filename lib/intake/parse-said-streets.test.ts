// Tests that a street is read whose number is said in words, behind its road, or set right by its last figures.
import { describe, expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";

const placeOf = (said: string) =>
  parseFirstCall(`Mary Poole died at home. ${said}`, { receivedAt: "2026-03-14T02:30" }).fields.pickupLocation;

describe("a street as it is said", () => {
  it.each([
    ["the address is forty two hundred zuni street denver colorado eight oh two one one", "4200 Zuni Street"],
    ["The address is one oh nine Maple Avenue in Akron, Ohio.", "109 Maple Avenue, Akron, OH"],
    ["She is at nine fifteen Locust Street in Akron, Ohio.", "915 Locust Street, Akron, OH"],
    ["House on Lower Plain Rd in Bradfort VT, number 615.", "615 Lower Plain Rd, Bradfort, VT"],
    ["It's out on Mill Creek Road, number 63440, outside Josef, OR.", "63440 Mill Creek Road, Josef, OR"],
    ["20788 Sisters View Ave, Bendt OR 97703. Sorry 20778 not 88.", "20778 Sisters View Ave, Bendt, OR 97703"],
    ["She's at 74 Rivet Street, third floor, New Belford, Mass.", "74 Rivet Street, New Belford, MA"],
    ["59 Pine Street, yes, Berlin, New Hampshire, 03570.", "59 Pine Street, Berlin, NH 03570"],
  ])("reads %s", (said, address) => {
    expect(placeOf(said)).toContain(address);
  });

  it.each(["We are five minutes down Oak Street.", "Turn at exit four, the second door on Main Street."])(
    "reads no number in %s",
    (said) => {
      expect(placeOf(said) ?? "").toBe("");
    },
  );
});
