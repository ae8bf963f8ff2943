// Tests the reading of forms whose labels stand below their values or all before them.
import { describe, expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";

const receivedAt = "2026-08-14T03:20";
const said = [
  ["Doris Ann Vanderpool", "Name of decedent"],
  ["04/16/1938", "Date of birth"],
  ["08/13/2026", "Date of death"],
  ["Kevin Vanderpool, son", "Next of kin"],
  ["585-555-0126", "Phone of next of kin"],
  ["Doran Funeral Home", "Funeral home"],
] as const;

const pages = {
  "in brackets below": said.map(([value, label]) => `${value}\n(${label.toLowerCase()})`).join("\n"),
  "below a ruling": said.map(([value, label]) => `${value}\n____________\n${label}`).join("\n"),
  "below, in blocks": said.map(([value, label]) => `${value}\n${label.toUpperCase()}`).join("\n\n"),
  "below, in turn": said.map(([value, label]) => `${value}\n${label}`).join("\n"),
  "all before": `${said.map(([, label]) => label).join("\n")}\n\n${said.map(([value]) => value).join("\n")}`,
};

describe("captions", () => {
  it.each(Object.entries(pages))("are read %s", (_, page) => {
    const { fields } = parseFirstCall(page, { receivedAt });
    expect(fields).toMatchObject({
      deceasedName: "Doris Ann Vanderpool",
      dateOfBirth: "04-16-1938",
      dateOfDeath: "08-13-2026",
      nokName: "Kevin Vanderpool",
      nokRelationship: "son",
      nokPhone: "(585) 555-0126",
      destinationFuneralHome: "Doran Funeral Home",
    });
  });

  it("keep each value's place in the pasted text", () => {
    const page = pages["all before"];
    const place = parseFirstCall(page, { receivedAt }).evidence.deceasedName;
    expect(place && page.slice(place.start, place.end)).toBe("Doris Ann Vanderpool");
  });

  it("are not sought where labels stand above their values", () => {
    for (const between of ["\n", "\n\n"]) {
      const page = `GENTRY & SONS\n${said.map(([value, label]) => `${label}\n${value}`).join(between)}`;
      expect(parseFirstCall(page, { receivedAt }).fields.dateOfBirth).toBe("04-16-1938");
    }
  });
});
