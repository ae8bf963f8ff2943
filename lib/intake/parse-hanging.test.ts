// Tests that the values of a narrow sheet are read to their end where they hang below their labels.
import { describe, expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";

const receivedAt = "2026-09-05T11:40";
const sheet = [
  "Caller:  Rita Ouellette-",
  "         Dow, hospice RN with",
  "         Northern Pines Hospice",
  "Deceased:  Clayton Merle",
  "         Pomerleau",
  "Place of death:  88 Shirley",
  "         Mills Road, Greenville,",
  "         ME 04441",
  "Funeral home:  Moosehead Lake",
  "         Memorial Chapel",
].join("\n");

describe("hanging lines", () => {
  const { fields, evidence } = parseFirstCall(sheet, { receivedAt });

  it.each([
    ["callerName", "Rita Ouellette-Dow"],
    ["deceasedName", "Clayton Merle Pomerleau"],
    ["locationAddress", "88 Shirley Mills Road, Greenville, ME 04441"],
    ["destinationFuneralHome", "Moosehead Lake Memorial Chapel"],
  ] as const)("are part of %s", (field, value) => {
    expect(fields[field]).toBe(value);
  });

  it("keep their place in the pasted text", () => {
    const place = evidence.deceasedName;
    expect(place && sheet.slice(place.start, place.end).replace(/\s+/g, " ")).toBe("Clayton Merle Pomerleau");
  });

  it("stay lines of their own where they were ended by hand", () => {
    const list = [
      "Deceased: Ann Lee",
      "   wife Jo",
      "   son Al",
      "Place: Mercy Hospital, a large place",
      "   room 4",
    ].join("\n");
    expect(parseFirstCall(list, { receivedAt }).fields.deceasedName).toBe("Ann Lee");
  });
});
