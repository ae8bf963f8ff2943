// Tests of labels whose words ask for something only together.
import { describe, expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";
import { readLabel, splitWords } from "./parse-labels";

const asked: readonly (readonly [string, string])[] = [
  ["Line displayed", "callerId"],
  ["Number on screen", "callerId"],
  ["Caller ID displayed", "callerId"],
  ["Death reported by", "caller"],
  ["Notice phoned in by", "caller"],
  ["Reach back", "caller phone"],
  ["Number left", "caller phone"],
  ["Category of caller", "callerType"],
  ["Informant type", "callerType"],
  ["Who are we picking up?", "deceased"],
  ["Name on the ID band", "deceased"],
  ["Official TOD", "deathTime"],
  ["Able to go", "ready"],
  ["May we come right away?", "ready"],
  ["Waiting with deceased", "familyThere"],
  ["Anyone still with the body?", "familyThere"],
  ["Hospital switchboard", "location phone"],
  ["Tel. there", "location phone"],
  ["Where in bldg", "room"],
  ["Attended by", "attending"],
  ["Certificate to be completed by", "certifier"],
  ["D.C. goes to", "certifier"],
  ["Nearest living relative", "nok"],
  ["Best number for family", "nok phone"],
  ["Who should our driver ask for?", "contact"],
  ["Let in by", "contact"],
  ["Approved for removal by", "release"],
  ["Hold lifted by", "release"],
  ["Does she have a funeral policy?", "prearranged"],
  ["Inquest No.", "coronerCaseNumber"],
  ["Go when", "requestedDateTime"],
  ["Carry to", "destination"],
  ["Phone it came from", "callerId"],
  ["Call came from", "caller"],
  ["Caller can be reached at", "caller phone"],
  ["Who OK'd the release?", "release"],
  ["Person responsible for arrangements", "nok"],
  ["Person letting us in", "contact"],
  ["Can you come now?", "ready"],
  ["Family on hand", "familyThere"],
  ["How many drivers?", "crew"],
  ["Who pronounced death?", "pronouncer"],
  ["Signature on DC", "certifier"],
];

describe("labels put together from parts", () => {
  it.each(asked)("%s asks for %s", (label, expected) => {
    const role = readLabel(splitWords(label));
    expect([role?.owner, ...(role?.kinds ?? [])].filter(Boolean).join(" ")).toBe(expected);
  });

  it.each(["Your callback number", "A number"])("%s is not taken by them", (label) => {
    expect(readLabel(splitWords(label))?.owner).not.toBe("callerId");
  });

  it("tells the two numbers of a ticket apart", () => {
    const { fields } = parseFirstCall(
      "Spoke with .... Ruth Oberholt, RN\nReach back .... 419-555-0126 ext 7740\nLine displayed .... 419-555-0100\nDecedent .... Delores Kreinbrink\nExpired .... 05/29/2026 at 17:21",
      { receivedAt: "2026-05-29T19:12" },
    );
    expect(fields.callerPhone).toBe("(419) 555-0126 x7740");
    expect(fields.callerIdPhone).toBe("(419) 555-0100");
  });
});
